import RosterCore

extension OutlineDataSource {
  /// Shows the children of an item, loading them if needed.
  ///
  /// While children load, a placeholder row is shown. An item whose children couldn't be loaded tries again. Nothing changes if
  /// there's no such item or it has no children.
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

  /// Hides the children of an item. Expanded items in it stay expanded, and loading continues.
  ///
  /// - Complexity: As ``expand(_:)``.
  @discardableResult
  public func collapse(_ id: Node.ID) -> ContentUpdate {
    guard let slot = slots[id], tree.has(.isExpandable, slot) else { return .nothing }
    return change(in: slot) { setExpanded(false, slot) }
  }

  /// Expands a collapsed item, or collapses an expanded one.
  @discardableResult
  public func toggle(_ id: Node.ID) -> ContentUpdate {
    guard let slot = slots[id] else { return .nothing }
    return tree.isOpen(slot) ? collapse(id) : expand(id)
  }

  /// Expands all items, or all in one, unless their children have to be loaded.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item. The default is `nil`, for all.
  ///   - limit: The number of items at which reading ends.
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

  /// Expands all ancestors of an item, so that it has a row.
  ///
  /// - Returns: A Boolean value that indicates whether the item has a row. It has none if it's missing or the filter hides it.
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

  /// Sets whether the user expanded an item. With a filter, that lasts until the filter changes.
  private func setExpanded(_ isExpanded: Bool, _ slot: Slot) {
    if predicate == nil {
      tree.set(.isExpanded, isExpanded, slot)
    } else {
      tree.set(.isClosedInFilter, !isExpanded, slot)
    }
  }
}
