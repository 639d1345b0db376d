import RosterCore

extension OutlineDataSource {
  /// Shows the children of an item, which are loaded if they have to be.
  ///
  /// A row that stands for children that are being loaded is shown until they are there. An item whose children could not
  /// be loaded tries again. Nothing happens if there is no such item or it has no children.
  ///
  /// - Complexity: O(*k* + *d* log *n*) for *k* rows that come and *d* levels of up to *n* items each, and a copy of all rows.
  @discardableResult
  public func expand(_ id: Node.ID) -> ContentUpdate {
    guard let node = nodes[id], node.isExpandable else { return .nothing }
    return change(node) {
      setExpanded(true, node)
      open(node)
    }
  }

  /// Hides the children of an item. What is expanded in it stays so; loading goes on.
  ///
  /// - Complexity: as ``expand(_:)``.
  @discardableResult
  public func collapse(_ id: Node.ID) -> ContentUpdate {
    guard let node = nodes[id], node.isExpandable else { return .nothing }
    return change(node) { setExpanded(false, node) }
  }

  /// Expands an item that is collapsed, and collapses one that is expanded.
  @discardableResult
  public func toggle(_ id: Node.ID) -> ContentUpdate {
    guard let node = nodes[id] else { return .nothing }
    return node.isOpen(filterState) ? collapse(id) : expand(id)
  }

  /// Expands all items, or all in one, as far as their children need not be loaded.
  ///
  /// - Parameters:
  ///   - id: the item that the others are in; `nil` for all.
  ///   - limit: how many items there may be; none beyond it is read.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func expandAll(in id: Node.ID? = nil, limit: Int = 10_000) -> ContentUpdate {
    guard let top = id.map({ nodes[$0] }) ?? root else { return .nothing }
    return change(top) {
      var rest = [top]
      while let node = rest.popLast(), nodes.count < limit {
        if case .unloaded = node.state { continue }
        if !node.isRoot, node.isExpandable {
          setExpanded(true, node)
          open(node)
        }
        rest += node.children
      }
    }
  }

  /// Collapses all items, or all in one.
  ///
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func collapseAll(in id: Node.ID? = nil) -> ContentUpdate {
    guard let top = id.map({ nodes[$0] }) ?? root else { return .nothing }
    return change(top) {
      top.forEach { node in
        if !node.isRoot { setExpanded(false, node) }
      }
      top.recount(filterState)
    }
  }

  /// Expands all items that an item is in, so that it has a row.
  ///
  /// - Returns: whether it has one now; it has none if there is no such item or the filter hides it.
  @discardableResult
  public func reveal(_ id: Node.ID) -> Bool {
    guard let node = nodes[id] else { return false }
    var above: [Node.ID] = []
    var parent = node.parent
    while let next = parent, !next.isRoot {
      above.append(next.value.id)
      parent = next.parent
    }
    transaction {
      for id in above.reversed() where nodes[id]?.isOpen(filterState) == false { expand(id) }
    }
    return row(of: id) != nil
  }

  /// What the user wants of an item; with a filter, until it goes.
  private func setExpanded(_ isExpanded: Bool, _ node: Tree) {
    switch filterState {
    case .none: node.isExpanded = isExpanded
    case .matching: node.isClosedInFilter = !isExpanded
    }
  }
}
