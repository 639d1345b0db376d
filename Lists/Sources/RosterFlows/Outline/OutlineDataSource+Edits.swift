import RosterDiagnostics

extension OutlineDataSource {
  /// Puts items into another one, or adds roots.
  ///
  /// An item whose children have not been read gets them when they are: they are read now if they need not be loaded.
  ///
  /// - Parameters:
  ///   - values: the items, in the order in which they are shown; an identifier that the tree has already stops the program.
  ///   - id: the item that they are put into; `nil` adds roots.
  ///   - index: where the first of them is among the children as they were given; `nil` adds them at the end.
  /// - Returns: the update; nothing happens if there is no such item or its children are not loaded.
  /// - Complexity: O((*k* + *d*) log *n*) for *k* rows that come and *d* levels above them; O(*m*) in the number of children
  ///   beside them if there is an order.
  @discardableResult
  public func insert(_ values: [Node], into id: Node.ID? = nil, at index: Int? = nil) -> ContentUpdate {
    guard let parent = id.map(slot(of:)) ?? OutlineShape.root, read(parent) else { return .nothing }
    let count = shape.children(of: parent).count
    let index = index ?? count
    checkInsertion(at: index, of: .item, upTo: count, in: "OutlineDataSource", #function)
    if values.isEmpty { return .nothing }
    return change {
      replaceRows(in: rowsOfInsertion(in: parent, at: index)) {
        makeExpandable(parent)
        add(values, to: parent, at: index)
      }
    }
  }

  /// Where rows come if a child does, with that of the parent if it shows something else by then; `nil` if none come.
  private func rowsOfInsertion(in parent: Slot, at index: Int) -> Range<Int>? {
    guard let rows = shape.rows(of: parent) else { return nil }
    if parent != OutlineShape.root, !shape.has(.isExpandable, parent) { return rows }
    guard shape.isOpen(parent) else { return nil }
    if order != nil { return rows }
    let row = shape.row(before: place(of: index, in: parent))
    return row..<row
  }

  private func makeExpandable(_ slot: Slot) {
    if slot != OutlineShape.root { shape.set(.isExpandable, true, slot) }
  }

  /// Takes an item out of the tree, with all that is in it. Whether it is expanded is remembered.
  ///
  /// - Returns: the item, or `nil` if there is none or it is one of a data source's, which takes it away itself.
  @discardableResult
  public func remove(_ id: Node.ID) -> EditResult<Node?> {
    guard let slot = slot(of: id), contentsBySlot[shape[slot].parent] == nil else { return .nothing() }
    let value = values[slot]
    return EditResult(value, change(below: slot) { forget(slot) })
  }

  /// Changes an item. Its identifier stays; a filter and an order follow the change.
  ///
  /// - Returns: the item as it is now, or `nil` if there is none.
  @discardableResult
  public func update(_ id: Node.ID, _ body: (inout Node) -> Void) -> EditResult<Node?> {
    guard let slot = slot(of: id) else { return .nothing() }
    var value = values[slot]
    changes.change(&value, by: body)
    guard value.id == id else {
      trap(
        "OutlineDataSource: an item with the identifier \(id) was changed to one with \(value.id)",
        cause: "an identifier changed in `update(_:_:)`",
        advice: "remove the item and insert the other one"
      )
    }
    let parent = shape[slot].parent
    // What stands for children shows the item, too.
    let changesOneRow = order == nil && shape.placeholder(of: slot) == nil
    let rows = changesOneRow ? shape.row(of: slot).map { $0..<$0 + 1 } : shape.rows(of: order == nil ? slot : parent)
    let update = change {
      replaceRows(in: rows) {
        replace(slot, by: value)
        if order != nil { order(in: parent) }
      }
    }
    return EditResult(value, update)
  }

  /// Whether an item can be put into another one: it would not be in itself, the other one's children are there, and neither
  /// it nor they are those of a data source.
  public func canMove(_ id: Node.ID, into parent: Node.ID?) -> Bool {
    guard let slot = slot(of: id), let target = parent.map(slot(of:)) ?? OutlineShape.root else { return false }
    if shape.isInside(target, slot) || contentsBySlot[shape[slot].parent] != nil { return false }
    switch states[target] {
    case .unread, nil: return contentsBySlot[target] == nil
    case .unloaded, .loading, .failed: return false
    }
  }

  /// Moves an item with all that is in it.
  ///
  /// - Parameters:
  ///   - id: the item.
  ///   - parent: the item that it is put into; `nil` makes it a root. It stays collapsed if it is.
  ///   - index: where it is among the children after the move, as they were given; `nil` moves it to their end.
  /// - Returns: the item, or `nil` if there is none; a move that ``canMove(_:into:)`` refuses stops the program.
  @discardableResult
  public func move(_ id: Node.ID, into parent: Node.ID?, at index: Int? = nil) -> EditResult<Node?> {
    guard let slot = slot(of: id), let target = parent.map(slot(of:)) ?? OutlineShape.root else {
      return .nothing()
    }
    guard canMove(id, into: parent) else {
      trap(
        "OutlineDataSource: the item \(id) cannot be moved into \(parent.map { "\($0)" } ?? "the roots")",
        cause: "it would be in itself, or children are put where others are loaded or followed",
        advice: "ask `canMove(_:into:)` before"
      )
    }
    _ = read(target)
    let count = shape.children(of: target).count - (shape[slot].parent == target ? 1 : 0)
    let index = index ?? count
    checkInsertion(at: index, of: .item, upTo: count, in: "OutlineDataSource", #function)
    let update = change {
      var line: [Slot] = []
      replaceRows(in: shape.rows(of: slot)) { line = shape.remove(slot) }
      replaceRows(in: rowsOfInsertion(in: target, at: index)) {
        makeExpandable(target)
        shape.setParent(target, of: line)
        shape.insert([slot], in: target, at: index, line, at: place(of: index, in: target, slot))
      }
    }
    return EditResult(values[slot], update)
  }

  /// Moves an item between two rows, as the user drops it.
  ///
  /// After a row of the same level it becomes that item's next sibling. One level deeper, it becomes its first child. After the
  /// last child of a parent, an item of that child's level stays in the parent, and a root stays a root.
  ///
  /// - Parameters:
  ///   - id: the identifier of the item.
  ///   - above: the row above, or `nil` at the top.
  ///   - below: the row below, or `nil` at the bottom.
  ///   - level: the item's new level, from the level of `below` to the level of `above`, or to one more if the item above can be
  ///     expanded. Roster takes the nearest valid level. The default is the level that the item has, limited to the levels of
  ///     `above` and `below`.
  /// - Returns: the item, or `nil` if it stays where it is: it or a row is gone, or ``canMove(_:into:)`` returns `false`.
  @discardableResult
  public func move(
    _ id: Node.ID,
    between above: ItemPlace?,
    and below: ItemPlace?,
    level: Int? = nil
  ) -> EditResult<Node?> {
    guard let slot = slot(of: id) else { return .nothing() }
    let (previous, next) = (above.flatMap(shownSlot), below.flatMap(shownSlot))
    if above != nil && previous == nil || below != nil && next == nil { return .nothing() }
    guard let previous else { return move(id, into: nil, at: 0) }
    if shape.isInside(previous, slot) { return .nothing() }
    func depth(_ slot: Slot) -> Int { Int(shape[slot].level) }
    let canContain = shape.has(.isExpandable, previous) && canMove(id, into: values[previous].id)
    let deepest = depth(previous) + (canContain ? 1 : 0)
    let shallowest = min(next.map { shape.isInside($0, slot) ? 0 : depth($0) } ?? 0, deepest)
    let isInOpenParent = canContain && shape.isOpen(previous)
    let usual = min(depth(slot), max(depth(previous) + (isInOpenParent ? 1 : 0), next.map(depth) ?? 0))
    let wanted = min(max(level ?? usual, shallowest), deepest)
    if wanted > depth(previous) { return move(id, into: values[previous].id, at: 0) }
    var sibling = previous
    while depth(sibling) > wanted { sibling = shape[sibling].parent }
    let parent = shape[sibling].parent
    let parentID = parent == OutlineShape.root ? nil : values[parent].id
    guard canMove(id, into: parentID) else { return .nothing() }
    let others = shape.children(of: parent).filter { $0 != slot }
    return move(id, into: parentID, at: (others.firstIndex(of: sibling) ?? others.count - 1) + 1)
  }

  /// Moves the item of a row to between two rows, as `move(_:between:and:level:)` with its identifier.
  @discardableResult
  public func move(
    _ place: ItemPlace,
    between above: ItemPlace?,
    and below: ItemPlace?,
    level: Int? = nil
  ) -> EditResult<Node?> {
    guard let id = itemID(at: place) else { return .nothing() }
    return move(id, between: above, and: below, level: level)
  }

  /// The item of a row; the one whose children are not there for a row that stands for them.
  private func shownSlot(_ place: ItemPlace) -> Slot? {
    let slot = changes.history.newestPath(of: place).map { shape.slot(atRow: $0.item) }
    return slot.map { shape.has(.standsForChildren, $0) ? shape[$0].parent : $0 }
  }

  /// Shows other roots and, as far as they are read, what their children are by now.
  ///
  /// Items are the same if their identifiers are: they stay expanded, and keep their children where these have to be loaded.
  ///
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func apply(_ values: [Node]) -> ContentUpdate {
    change(below: OutlineShape.root) { setChildren(of: OutlineShape.root, to: values) }
  }

  /// Shows other children of an item, which need not be loaded any more.
  ///
  /// - Parameters:
  ///   - values: the children in the order in which they are shown.
  ///   - id: the item.
  /// - Returns: the update; nothing happens if there is no such item.
  /// - Complexity: O(*n*) in the number of items in it before and after.
  @discardableResult
  public func apply(_ values: [Node], in id: Node.ID) -> ContentUpdate {
    guard let slot = slot(of: id) else { return .nothing }
    return change(below: slot) { setChildren(of: slot, to: values) }
  }

  /// Loads the children of an item again; those that are there stay until then.
  ///
  /// - Parameter id: the item, whose children are loaded if it is expanded.
  /// - Returns: the update; nothing happens if there is no such item, or its children could be loaded.
  @discardableResult
  public func retry(_ id: Node.ID) -> ContentUpdate {
    guard let slot = slot(of: id), case .failed = states[slot] else { return .nothing }
    return change(below: slot) { open(slot) }
  }

  /// Reads an item's children, if they need not be loaded.
  ///
  /// - Returns: whether they are there.
  private func read(_ slot: Slot) -> Bool {
    if case .unread = states[slot] { open(slot) }
    return states[slot] == nil && contentsBySlot[slot] == nil
  }
}
