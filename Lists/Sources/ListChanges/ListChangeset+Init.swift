extension IndexChanges where Index == Int {
  /// Creates the changes between two lists.
  ///
  /// - Parameters:
  ///   - old: The list before the change.
  ///   - new: The list after the change.
  ///   - matcher: The matcher that identifies items and compares their content.
  /// - Complexity: O(n + m + r log r) for r runs of neighbors that stayed neighbors. O(1) for arrays that share their
  ///   storage. Only leftovers of a walk through both lists are hashed, each item once.
  @inlinable
  public init<Old: RandomAccessCollection, New: RandomAccessCollection, Matcher: ItemMatcher>(
    from old: Old,
    to new: New,
    by matcher: Matcher
  ) where Old.Element == Matcher.Element, New.Element == Matcher.Element {
    var matching = ListMatching(matcher)
    ItemMatching<Matcher, Old, New>.withBuffers(old, new) { oldItems, newItems in
      if oldItems.count != newItems.count || oldItems.baseAddress != newItems.baseAddress {
        matching.run(oldItems, newItems)
      }
    }
    self.init(deletes: matching.deletes, inserts: matching.inserts, moves: matching.moves, updates: matching.updates)
  }

  /// Creates the changes between two lists of identifiable items, compared with `==`.
  @inlinable
  public init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) {
    self.init(from: old, to: new, by: .id())
  }

  /// Creates the changes between two lists of values, where a changed value becomes another item. Items that are also
  /// `Identifiable` are compared as such.
  @inlinable @_disfavoredOverload
  public init<Item: Hashable>(from old: [Item], to new: [Item]) {
    self.init(from: old, to: new, by: .value())
  }
}
