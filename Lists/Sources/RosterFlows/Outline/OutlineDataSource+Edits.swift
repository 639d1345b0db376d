import RosterCore
import RosterDiagnostics
import RowStructures

extension OutlineDataSource {
  // MARK: Inserting

  /// Inserts items into another one, or as roots.
  ///
  /// Children that haven't been read are read first, unless they have to be loaded.
  ///
  /// - Parameters:
  ///   - values: The items, in order. An identifier that the tree has already stops the program.
  ///   - id: The identifier of the item that contains them. The default is `nil`, which adds roots.
  ///   - index: The index of the first item among the children in their given order. The default is `nil`, the end.
  /// - Returns: An update you can await. Nothing changes if there's no such item, or its children aren't loaded or are a data source's.
  /// - Complexity: O((*k* + *d*) log *n* + *m*) for *k* new rows, *d* levels above them, and *m* children next to them.
  @discardableResult
  public func insert(_ values: [Node], into id: Node.ID? = nil, at index: Int? = nil) -> ContentUpdate {
    guard let parent = id.map({ slots[$0] }) ?? OutlineTree.root, read(parent) else { return .nothing }
    let count = tree.children(of: parent).count
    let index = index ?? count
    checkInsertion(at: index, of: .item, upTo: count, in: "OutlineDataSource", #function)
    if values.isEmpty { return .nothing }
    return change {
      makeExpandable(parent)
      insert(values, into: parent, at: index)
    }
  }

  private func makeExpandable(_ slot: Slot) {
    if slot == OutlineTree.root || tree.has(.isExpandable, slot) { return }
    showChange(in: slot) { tree.set(.isExpandable, true, slot) }
  }

  func insert(_ values: [Node], into parent: Slot, at index: Int) {
    if order != nil, values.count > 1 {
      return showChange(in: parent) { add(values, to: parent, at: index) }
    }
    add(values, to: parent, at: index)
    let branch = tree.madeBranch(of: parent)
    let gap = gap(at: place(of: branch.children[index], at: index, in: branch), in: branch)
    show(Array(branch.children[index..<index + values.count]), insteadOf: gap.map { $0..<$0 }, in: parent)
  }

  /// Returns the place of a child in its branch's line.
  private func place(of slot: Slot, at index: Int, in branch: Branch) -> Int {
    branch.sorted?.firstIndex(of: slot) ?? index
  }

  // MARK: Removing and changing

  /// Removes an item and its descendants from the tree. The outline remembers whether it's expanded.
  ///
  /// - Returns: The item, or `nil` if there's none or it's one of a data source's, which has to remove it.
  @discardableResult
  public func remove(_ id: Node.ID) -> EditResult<Node?> {
    guard let slot = slots[id], contents[tree[slot].parent] == nil else { return .nothing() }
    return EditResult(node(slot), change { remove(slot) })
  }

  func remove(_ slot: Slot) {
    let (rows, parent) = (rows(of: slot), tree[slot].parent)
    tree.detach(slot)
    forget(slot)
    show([], insteadOf: rows, in: parent)
  }

  /// Changes an item, but not its identifier. A filter and an order follow the change.
  ///
  /// - Returns: The changed item, or `nil` if there's none.
  @discardableResult
  public func update(_ id: Node.ID, _ body: (inout Node) -> Void) -> EditResult<Node?> {
    guard let slot = slots[id] else { return .nothing() }
    var node = node(slot)
    changes.change(&node, by: body)
    guard node.id == id else {
      trap(
        "OutlineDataSource: an item with the identifier \(id) was changed to one with \(node.id)",
        cause: "an identifier changed in `update(_:_:)`",
        advice: "remove the item and insert the other one"
      )
    }
    let new = node
    return EditResult(new, change { update(slot, to: new) })
  }

  func update(_ slot: Slot, to node: Node, isChanged: Bool? = nil) {
    replace(slot, by: node, isChanged: isChanged)
    let parent = tree[slot].parent
    guard order != nil, let branch = tree.branch(of: parent), let old = branch.sorted?.firstIndex(of: slot) else {
      return refresh(slot)
    }
    branch.sorted?.remove(at: old)
    Turn.evaluate("OutlineDataSource") { place(slot, in: branch) }
    let new = place(of: slot, at: old, in: branch)
    if new == old || predicate != nil { return refresh(slot) }
    let rows = rows(of: slot)
    move(slot, from: rows, to: rows.flatMap { _ in gap(at: new, in: branch) }, outOf: parent)
  }

  // MARK: Moving

  /// Returns a Boolean value that indicates whether an item can be moved into another one.
  ///
  /// An item can't be moved into itself, into children that aren't loaded, or into or out of a data source's.
  public func canMove(_ id: Node.ID, into parent: Node.ID?) -> Bool {
    guard let slot = slots[id], let target = parent.map({ slots[$0] }) ?? OutlineTree.root else { return false }
    if tree.isInside(target, slot) || contents[tree[slot].parent] != nil { return false }
    switch states[target] {
    case .unread, nil: return contents[target] == nil
    case .unloaded, .loading, .failed: return false
    }
  }

  /// Moves an item with its descendants.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item.
  ///   - parent: The identifier of the new parent, or `nil` to make the item a root. A collapsed parent stays collapsed.
  ///   - index: The index among the children after the move, in their given order. The default is `nil`, the end.
  /// - Returns: The item, or `nil` if it or the parent is missing. A move that ``canMove(_:into:)`` refuses stops the program.
  @discardableResult
  public func move(_ id: Node.ID, into parent: Node.ID?, at index: Int? = nil) -> EditResult<Node?> {
    guard let slot = slots[id], let target = parent.map({ slots[$0] }) ?? OutlineTree.root else { return .nothing() }
    guard canMove(id, into: parent) else {
      trap(
        "OutlineDataSource: the item \(id) cannot be moved into \(parent.map { "\($0)" } ?? "the roots")",
        cause: "it would be in itself, or children are put where others are loaded or followed",
        advice: "ask `canMove(_:into:)` before"
      )
    }
    _ = read(target)
    let count = tree.children(of: target).count - (tree[slot].parent == target ? 1 : 0)
    let index = index ?? count
    checkInsertion(at: index, of: .item, upTo: count, in: "OutlineDataSource", #function)
    let update = change {
      makeExpandable(target)
      let (rows, parent) = (rows(of: slot), tree[slot].parent)
      tree.detach(slot)
      tree.attach(slot, to: target, at: index)
      let branch = tree.madeBranch(of: target)
      if order != nil { Turn.evaluate("OutlineDataSource") { place(slot, in: branch) } }
      let gap = predicate == nil ? gap(at: place(of: slot, at: index, in: branch), in: branch) : nil
      move(slot, from: rows, to: gap, outOf: parent)
    }
    return EditResult(node(slot), update)
  }

  /// Moves an item between two rows, as in a drop.
  ///
  /// After a row of the same level, it becomes that item's next sibling. One level deeper, it becomes its first child. After the last
  /// child of a parent, an item of that child's level stays in the parent, and a root stays a root.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item.
  ///   - above: The row above, or `nil` at the top.
  ///   - below: The row below, or `nil` at the bottom.
  ///   - level: The item's new level, from the level of `below` to the level of `above`, or one more if the item above is expandable.
  ///     Roster takes the nearest valid level. The default is the item's level, limited to the levels of `above` and `below`.
  /// - Returns: The item, or `nil` if it doesn't move: it or a row is gone, or ``canMove(_:into:)`` returns `false`.
  @discardableResult
  public func move(
    _ id: Node.ID,
    between above: ItemPlace?,
    and below: ItemPlace?,
    level: Int? = nil
  ) -> EditResult<Node?> {
    guard let slot = slots[id] else { return .nothing() }
    let (previous, next) = (above.flatMap(shownSlot), below.flatMap(shownSlot))
    if above != nil && previous == nil || below != nil && next == nil { return .nothing() }
    guard let previous else { return move(id, into: nil, at: 0) }
    if tree.isInside(previous, slot) { return .nothing() }
    func depth(_ slot: Slot) -> Int { Int(tree[slot].level) }
    let canContain = tree.has(.isExpandable, previous) && canMove(id, into: node(previous).id)
    let deepest = depth(previous) + (canContain ? 1 : 0)
    let shallowest = min(next.map { tree.isInside($0, slot) ? 0 : depth($0) } ?? 0, deepest)
    let isInOpenParent = canContain && tree.isOpen(previous)
    let usual = min(depth(slot), max(depth(previous) + (isInOpenParent ? 1 : 0), next.map(depth) ?? 0))
    let wanted = min(max(level ?? usual, shallowest), deepest)
    if wanted > depth(previous) { return move(id, into: node(previous).id, at: 0) }
    var sibling = previous
    while depth(sibling) > wanted { sibling = tree[sibling].parent }
    let parent = tree[sibling].parent
    let parentID = parent == OutlineTree.root ? nil : node(parent).id
    guard canMove(id, into: parentID) else { return .nothing() }
    let others = tree.children(of: parent).filter { $0 != slot }
    return move(id, into: parentID, at: (others.firstIndex(of: sibling) ?? others.count - 1) + 1)
  }

  /// Moves the item of a row between two rows, as `move(_:between:and:level:)` with its identifier.
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

  private func line(at place: ItemPlace) -> OutlineLine? {
    place.dataSource === self ? place.path.map { list[$0.item] } : nil
  }

  /// Returns the identifier of a row's item, or `nil` if the row is gone or is a placeholder.
  package func itemID(at place: ItemPlace) -> Node.ID? {
    line(at: place).flatMap { $0.standsForChildren ? nil : node($0.slot).id }
  }

  /// Returns the item of a row, or for a placeholder, the parent of the missing children.
  private func shownSlot(_ place: ItemPlace) -> Slot? { line(at: place)?.slot }

  // MARK: Replacing children

  /// Replaces the roots and, as far as they are read, their children.
  ///
  /// Items with the same identifier stay expanded, and retain loaded children.
  ///
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func apply(_ values: [Node]) -> ContentUpdate {
    change(in: OutlineTree.root) { setChildren(of: OutlineTree.root, to: values) }
  }

  /// Replaces the children of an item, which then needn't be loaded.
  ///
  /// - Parameters:
  ///   - values: The children, in order.
  ///   - id: The identifier of the item.
  /// - Returns: An update you can await. Nothing changes if there's no such item.
  /// - Complexity: O(*n*) in the number of items in it before and after.
  @discardableResult
  public func apply(_ values: [Node], in id: Node.ID) -> ContentUpdate {
    guard let slot = slots[id] else { return .nothing }
    return change(in: slot) { setChildren(of: slot, to: values) }
  }

  /// Loads the children of an item again, after that failed.
  ///
  /// - Parameter id: The identifier of the item.
  /// - Returns: An update you can await. Nothing changes if there's no such item, or loading hasn't failed.
  @discardableResult
  public func retry(_ id: Node.ID) -> ContentUpdate {
    guard let slot = slots[id], case .failed = states[slot] else { return .nothing }
    return change(in: slot) { open(slot) }
  }

  /// Reads an item's children, unless they have to be loaded.
  ///
  /// - Returns: A Boolean value that indicates whether they are there, and aren't a data source's.
  private func read(_ slot: Slot) -> Bool {
    if case .unread = states[slot] { open(slot) }
    return states[slot] == nil && contents[slot] == nil
  }
}

extension OutlineDataSource: RemovingByPlace {
  package func removeItem(at place: ItemPlace) -> Bool { itemID(at: place).map { remove($0).value != nil } ?? false }
}
