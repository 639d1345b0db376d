extension IndexChanges where Index == Int {
  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: the list before the change.
  ///   - new: the list after the change.
  ///   - matcher: says which items are the same, and which show the same.
  /// - Complexity: O(n + m + r log r) for r runs of neighbours that stayed neighbours; O(1) for arrays that share
  ///   their storage. Only what is left over by a walk through both lists is hashed, each item once.
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

  /// Compares two lists of items that have an identifier and are compared with `==`.
  @inlinable
  public init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) {
    self.init(from: old, to: new, by: .id())
  }

  /// Compares two lists of values: a value that changes becomes another one. Items that are `Identifiable`, too, are compared as such.
  @inlinable @_disfavoredOverload
  public init<Item: Hashable>(from old: [Item], to new: [Item]) {
    self.init(from: old, to: new, by: .value())
  }
}
