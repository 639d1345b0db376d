import RosterCore
import RowStructures

extension OutlineDataSource {
  /// Shows the children of an item, which are loaded if they have to be.
  ///
  /// A row that stands for children that are being loaded is shown until they are there. An item whose children could not
  /// be loaded tries again. Nothing happens if there is no such item or it has no children.
  ///
  /// - Complexity: O((*k* + *d*) log *n*) for *k* rows that come and *d* levels above them.
  @discardableResult
  public func expand(_ id: Node.ID) -> ContentUpdate {
    guard let slot = slot(of: id), shape.has(.isExpandable, slot) else { return .nothing }
    return change(below: slot) {
      open(slot)
      setExpanded(true, slot)
      shape.refresh(in: slot)
    }
  }

  /// Hides the children of an item. Expanded items in it stay expanded; loading goes on.
  ///
  /// - Complexity: as ``expand(_:)``.
  @discardableResult
  public func collapse(_ id: Node.ID) -> ContentUpdate {
    guard let slot = slot(of: id), shape.has(.isExpandable, slot) else { return .nothing }
    return change(below: slot) {
      setExpanded(false, slot)
      shape.refresh(in: slot)
    }
  }

  /// Expands an item that is collapsed, and collapses one that is expanded.
  @discardableResult
  public func toggle(_ id: Node.ID) -> ContentUpdate {
    guard let slot = slot(of: id) else { return .nothing }
    return shape.isOpen(slot) ? collapse(id) : expand(id)
  }

  /// Expands all items, or all in one, as far as their children need not be loaded.
  ///
  /// - Parameters:
  ///   - id: the item that the others are in; `nil` for all.
  ///   - limit: how many items there may be; none beyond it is read.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func expandAll(in id: Node.ID? = nil, limit: Int = 10_000) -> ContentUpdate {
    guard let top = id.map(slot(of:)) ?? OutlineShape.root else { return .nothing }
    return change(below: top) {
      var rest = [top]
      var expanded: [Slot] = []
      while let slot = rest.popLast(), slots.count < limit {
        if case .unloaded = states[slot] { continue }
        if slot != OutlineShape.root, shape.has(.isExpandable, slot) {
          open(slot)
          expanded.append(slot)
        }
        rest += shape.children(of: slot)
      }
      for slot in expanded { setExpanded(true, slot) }
      shape.refresh(in: top)
    }
  }

  /// Collapses all items, or all in one.
  ///
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func collapseAll(in id: Node.ID? = nil) -> ContentUpdate {
    guard let top = id.map(slot(of:)) ?? OutlineShape.root else { return .nothing }
    return change(below: top) {
      for slot in shape.slots(at: shape.places(of: top)) { setExpanded(false, slot) }
      shape.refresh(in: top)
    }
  }

  /// Expands all items that an item is in, so that it has a row.
  ///
  /// - Returns: whether it has one now; it has none if there is no such item or the filter hides it.
  @discardableResult
  public func reveal(_ id: Node.ID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    var above: [Slot] = []
    var parent = shape[slot].parent
    while parent != OutlineShape.root {
      above.append(parent)
      parent = shape[parent].parent
    }
    transaction {
      for slot in above.reversed() where !shape.isOpen(slot) { expand(values[slot].id) }
    }
    return row(of: id) != nil
  }

  /// What the user wants of an item; with a filter, until it goes.
  private func setExpanded(_ isExpanded: Bool, _ slot: Slot) {
    switch shape.filter {
    case .none: shape.set(.isExpanded, isExpanded, slot)
    case .matching: shape.set(.isClosedInFilter, !isExpanded, slot)
    }
  }
}
