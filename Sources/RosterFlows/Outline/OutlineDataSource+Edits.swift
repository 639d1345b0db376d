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
  /// - Complexity: O(*k* + *d* log *n*) for *k* rows that come and *d* levels of up to *n* items each, and a copy of all rows.
  @discardableResult
  public func insert(_ values: [Node], into id: Node.ID? = nil, at index: Int? = nil) -> ContentUpdate {
    guard let parent = id.map({ nodes[$0] }) ?? root, read(parent) else { return .nothing }
    let index = index ?? parent.children.count
    checkInsertion(at: index, of: .item, upTo: parent.children.count, in: "OutlineDataSource", #function)
    var come: [Tree] = []
    let insert = { [self] in
      if case .leaf = parent.state { parent.state = .loaded }
      for (offset, value) in values.enumerated() {
        come.append(makeNode(value))
        add(come[offset], to: parent, at: index + offset)
      }
    }
    guard parent.isRoot || parent.isExpandable, showsInPlace(parent) else { return change(parent, insert) }
    insert()
    guard let start = come.first?.position(filterState) else { return .nothing }
    let new = come.flatMap { $0.rows(filterState) }
    var all = rows
    all.insert(contentsOf: new, at: start)
    return perform(ListChangeset(inserts: Array(start..<start + new.count)), all)
  }

  /// Takes an item out of the tree, with all that is in it. Whether it is expanded is remembered.
  ///
  /// - Returns: the item, or `nil` if there is none or it is one of a data source's, which takes it away itself.
  @discardableResult
  public func remove(_ id: Node.ID) -> ContentEdit<Node?> {
    guard let node = nodes[id], let parent = node.parent, parent.content == nil else { return .nothing() }
    let removed = showsInPlace(parent) ? node.position(filterState).map { $0..<$0 + node.weight(filterState) } : nil
    let remove = { [self] in
      parent.remove(node)
      parent.weightDidChange(filterState)
      forget(node)
    }
    guard let removed else { return ContentEdit(node.value, change(parent, remove)) }
    remove()
    var all = rows
    all.removeSubrange(removed)
    return ContentEdit(node.value, perform(ListChangeset(deletes: Array(removed)), all))
  }

  /// Changes an item. Its identifier stays; a filter and an order follow what is different.
  ///
  /// - Returns: the item as it is now, or `nil` if there is none.
  @discardableResult
  public func update(_ id: Node.ID, _ body: (inout Node) -> Void) -> ContentEdit<Node?> {
    guard let node = nodes[id], let parent = node.parent else { return .nothing() }
    var value = node.value
    changes.change(&value, by: body)
    guard value.id == id else {
      trap(
        "OutlineDataSource: an item with the identifier \(id) was changed to one with \(value.id)",
        cause: "an identifier changed in `update(_:_:)`",
        advice: "remove the item and insert the other one"
      )
    }
    guard showsInPlace(parent), let row = node.position(filterState) else {
      let update = change(parent) {
        node.value = value
        review(node)
      }
      return ContentEdit(value, update)
    }
    node.value = value
    var all = rows
    all[row] = node.row(filterState)
    var updates = [row]
    if let placeholder = node.placeholderRow(filterState) {
      updates.append(row + placeholder.offset)
      all[row + placeholder.offset] = placeholder.row
    }
    return ContentEdit(value, perform(ListChangeset(updates: updates), all))
  }

  /// Whether an item can be put into another one: it would not be in itself, the other one's children are there, and neither
  /// it nor they are those of a data source.
  public func canMove(_ id: Node.ID, into parent: Node.ID?) -> Bool {
    guard let node = nodes[id], let target = parent.map({ nodes[$0] }) ?? root else { return false }
    if target.isInside(node) || node.parent?.content != nil { return false }
    switch target.state {
    case .leaf, .loaded, .unread: return target.content == nil
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
  public func move(_ id: Node.ID, into parent: Node.ID?, at index: Int? = nil) -> ContentEdit<Node?> {
    guard let node = nodes[id], let source = node.parent, let target = parent.map({ nodes[$0] }) ?? root else {
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
    let count = target.children.count - (source === target ? 1 : 0)
    let index = index ?? count
    checkInsertion(at: index, of: .item, upTo: count, in: "OutlineDataSource", #function)
    let update = change(commonAncestor(source, target)) {
      source.remove(node)
      source.weightDidChange(filterState)
      if case .leaf = target.state { target.state = .loaded }
      add(node, to: target, at: index)
    }
    return ContentEdit(node.value, update)
  }

  /// Moves an item to between two rows, as the user drops it.
  ///
  /// Behind a row of the same level it becomes that item's next sibling; one level deeper, its first child.
  ///
  /// - Parameters:
  ///   - id: the item.
  ///   - above: the row above; `nil` at the top.
  ///   - below: the row below; `nil` at the bottom.
  ///   - level: how deep the item is to be, from the level of `below` to one more than that of `above` where that can be
  ///     expanded; other levels are taken as the nearest one. Without it, it is the level of `below`, or of `above`.
  /// - Returns: the item, or `nil` if it stays where it is: it or a row has gone, or ``canMove(_:into:)`` refuses it.
  @discardableResult
  public func move(
    _ id: Node.ID,
    between above: ItemPlace?,
    and below: ItemPlace?,
    level: Int? = nil
  ) -> ContentEdit<Node?> {
    guard let node = nodes[id] else { return .nothing() }
    let (previous, next) = (above.flatMap(shownNode), below.flatMap(shownNode))
    if above != nil && previous == nil || below != nil && next == nil { return .nothing() }
    guard let previous else { return move(id, into: nil, at: 0) }
    if previous.isInside(node) { return .nothing() }
    let deepest = previous.level + (previous.isExpandable && canMove(id, into: previous.value.id) ? 1 : 0)
    let shallowest = min(next.map { $0.isInside(node) ? 0 : $0.level } ?? 0, deepest)
    let level = min(max(level ?? next?.level ?? previous.level, shallowest), deepest)
    if level > previous.level { return move(id, into: previous.value.id, at: 0) }
    var sibling = previous
    while sibling.level > level, let parent = sibling.parent { sibling = parent }
    guard let parent = sibling.parent, canMove(id, into: parent.isRoot ? nil : parent.value.id) else {
      return .nothing()
    }
    let others = parent.children.filter { $0 !== node }
    let index = (others.firstIndex { $0 === sibling } ?? others.count - 1) + 1
    return move(id, into: parent.isRoot ? nil : parent.value.id, at: index)
  }

  /// Moves the item of a row to between two rows, as `move(_:between:and:level:)` with its identifier.
  @discardableResult
  public func move(
    _ place: ItemPlace,
    between above: ItemPlace?,
    and below: ItemPlace?,
    level: Int? = nil
  ) -> ContentEdit<Node?> {
    guard let path = changes.history.newestPath(of: place), case .item = rows[path.item].role else { return .nothing() }
    return move(rows[path.item].node.id, between: above, and: below, level: level)
  }

  /// The item of a row; the one whose children are not there for a row that stands for them.
  private func shownNode(_ place: ItemPlace) -> Tree? {
    changes.history.newestPath(of: place).flatMap { nodes[rows[$0.item].node.id] }
  }

  /// Shows other roots and, as far as they are read, what their children are by now.
  ///
  /// Items are the same if their identifiers are: they stay expanded, and keep what is in them where it has to be loaded.
  ///
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func apply(_ values: [Node]) -> ContentUpdate {
    change(root) { setChildren(of: root, to: values) }
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
    guard let node = nodes[id] else { return .nothing }
    return change(node) { setChildren(of: node, to: values) }
  }

  /// Loads the children of an item again; those that are there stay until then.
  ///
  /// - Parameter id: the item, whose children are loaded if it is expanded.
  /// - Returns: the update; nothing happens if there is no such item, or its children could be loaded.
  @discardableResult
  public func retry(_ id: Node.ID) -> ContentUpdate {
    guard let node = nodes[id], case .failed = node.state else { return .nothing }
    return change(node) { open(node) }
  }

  /// Reads an item's children, if they need not be loaded.
  ///
  /// - Returns: whether they are there.
  private func read(_ node: Tree) -> Bool {
    if case .unread = node.state { open(node) }
    switch node.state {
    case .leaf, .loaded: return node.content == nil
    case .unread, .unloaded, .loading, .failed: return false
    }
  }

  private func commonAncestor(_ first: Tree, _ second: Tree) -> Tree {
    var node = first
    while !second.isInside(node), let parent = node.parent { node = parent }
    return node
  }
}
