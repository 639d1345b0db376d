import ListChanges

/// Matches rows by their identifiers, and has them show the same if nothing in them differs.
struct OutlineMatcher<Node: Identifiable>: ItemMatcher {
  /// The items that have been replaced; others are what they were.
  let replaced: Set<Node.ID>

  func id(of row: OutlineRow<Node>) -> OutlineRow<Node>.ID { row.id }

  func hasSameContent(_ old: OutlineRow<Node>, _ new: OutlineRow<Node>) -> Bool {
    guard old.level == new.level, old.isExpandable == new.isExpandable, old.isExpanded == new.isExpanded else {
      return false
    }
    switch (old.role, new.role) {
    case (.item, .item), (.loading, .loading): return !replaced.contains(old.node.id) || showSame(old.node, new.node)
    case (.item, _), (.loading, _), (.failed, _): return false
    }
  }
}
