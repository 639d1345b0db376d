import RosterCore
import RosterDiagnostics
import RowStructures

extension OutlineDataSource {
  /// Shows the items that match, and their ancestors, expanded or not.
  /// When you remove the filter, the same items are expanded as before. Children that have to be loaded don't match until they are.
  /// Others are read.
  ///
  /// When you remove the filter, the same items are expanded as before it. Children that have to be loaded don't match until
  /// they are there. Others are read.
  ///
  /// - Parameters:
  ///   - includesDescendants: A Boolean value that indicates whether the descendants of matching items are shown, too. The default
  ///     is `false`.
  ///   - matches: A closure that returns whether an item matches, or `nil` to show all items.
  /// - Complexity: O(*n*) in the number of items: each is evaluated once.
  @discardableResult
  public func filter(includesDescendants: Bool = false, _ matches: ((Node) -> Bool)?) -> ContentUpdate {
    change {
      // Items that are read now are evaluated with all others.
      predicate = nil
      if matches != nil { readAll(OutlineTree.root) }
      predicate = matches.map { matches in { node in Turn.evaluate("OutlineDataSource") { matches(node) } } }
      tree.includesDescendants = matches == nil ? nil : includesDescendants
      var slot: Slot = 0
      nodes.forEach { _, node in
        if let node {
          tree.set(.matches, predicate?(node) ?? true, slot)
          tree.set(.isClosedInFilter, false, slot)
        }
        slot += 1
      }
      show(tree.top.line, insteadOf: 0..<list.count, in: OutlineTree.root)
    }
  }

  /// Sorts the items of each level. Items that the order doesn't distinguish retain their given order.
  ///
  /// - Parameter areInIncreasingOrder: A strict order of items, or `nil` for their given order.
  /// - Complexity: O(*n* log *n*) in the number of items.
  @discardableResult
  public func sort(by areInIncreasingOrder: ((Node, Node) -> Bool)?) -> ContentUpdate {
    change(in: OutlineTree.root) {
      order = areInIncreasingOrder
      Turn.evaluate("OutlineDataSource") {
        if let order, let first = roots.first {
          checkStrictness(order, at: first, in: "OutlineDataSource", "sort(by:)")
        }
        sort(tree.top)
        tree.forEach(in: OutlineTree.root) { slot in tree.branch(of: slot).map(sort) }
      }
    }
  }
}
