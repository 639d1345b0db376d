import RosterCore

extension OutlineDataSource {
  /// Shows the children of an item, which are loaded if they have to be.
  ///
  /// A row that stands for children that are being loaded is shown until they are there. An item whose children could not
  /// be loaded tries again. Nothing changes if there's no such item or it has no children.
  ///
  /// - Complexity: O((*k* + *d*) log *n*) for *k* rows that are inserted and *d* levels above them.
  @discardableResult
  public func expand(_ id: Node.ID) -> ContentUpdate {
    guard let slot = slots[id], tree.has(.isExpandable, slot) else { return .nothing }
    return change(in: slot) {
      open(slot)
      setExpanded(true, slot)
    }
  }

  /// Hides the children of an item. Expanded items in it stay expanded, and loading goes on.
  ///
  /// - Complexity: as ``expand(_:)``.
  @discardableResult
  public func collapse(_ id: Node.ID) -> ContentUpdate {
    guard let slot = slots[id], tree.has(.isExpandable, slot) else { return .nothing }
    return change(in: slot) { setExpanded(false, slot) }
  }

  /// Expands an item that's collapsed, and collapses one that's expanded.
  @discardableResult
  public func toggle(_ id: Node.ID) -> ContentUpdate {
    guard let slot = slots[id] else { return .nothing }
    return tree.isOpen(slot) ? collapse(id) : expand(id)
  }

  /// Expands all items, or all in one, as far as their children needn't be loaded.
  ///
  /// - Parameters:
  ///   - id: The item that the others are in. The default is `nil`, for all.
  ///   - limit: How many items there may be. None beyond it is read.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func expandAll(in id: Node.ID? = nil, limit: Int = 10_000) -> ContentUpdate {
    guard let top = id.map({ slots[$0] }) ?? OutlineTree.root else { return .nothing }
    return change(in: top) {
      var rest = [top]
      var expanded: [Slot] = []
      makingItems {
        while let slot = rest.popLast(), slots.count < limit {
          if case .unloaded = states[slot] { continue }
          if slot != OutlineTree.root, tree.has(.isExpandable, slot) {
            open(slot)
            expanded.append(slot)
          }
          rest += tree.children(of: slot)
        }
      }
      for slot in expanded { setExpanded(true, slot) }
    }
  }

  /// Collapses all items, or all in one.
  ///
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func collapseAll(in id: Node.ID? = nil) -> ContentUpdate {
    guard let top = id.map({ slots[$0] }) ?? OutlineTree.root else { return .nothing }
    return change(in: top) {
      if top != OutlineTree.root { setExpanded(false, top) }
      tree.forEach(in: top) { setExpanded(false, $0) }
    }
  }

  /// Expands all items that an item is in, so that it has a row.
  ///
  /// - Returns: A Boolean value that indicates whether it has one now. It has none if there's no such item, or if the filter
  ///   hides it.
  @discardableResult
  public func reveal(_ id: Node.ID) -> Bool {
    guard let slot = slots[id] else { return false }
    var above: [Slot] = []
    var parent = tree[slot].parent
    while parent != OutlineTree.root {
      above.append(parent)
      parent = tree[parent].parent
    }
    transaction {
      for slot in above.reversed() where !tree.isOpen(slot) { expand(node(slot).id) }
    }
    return tree.label(of: slot) != nil
  }

  /// Notes what the user wants of an item. With a filter, that's until the filter is removed.
  private func setExpanded(_ isExpanded: Bool, _ slot: Slot) {
    if predicate == nil {
      tree.set(.isExpanded, isExpanded, slot)
    } else {
      tree.set(.isClosedInFilter, !isExpanded, slot)
    }
  }
}
