extension ListChangeset {
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
    if Self.shareStorage(old, new) {
      self.init()
      return
    }
    var matching = ItemMatching(old: [old], new: [new], oldSections: [0], matcher: matcher)
    matching.run()
    self.init(
      deletes: matching.deleted.map { $0.item },
      inserts: matching.inserted.map { $0.item },
      moves: matching.moved.map { $0.items },
      updates: matching.updated.map { IndexMove(from: $0.from.item, to: $0.to.item) }
    )
  }

  @inlinable
  static func shareStorage<Old: RandomAccessCollection, New: RandomAccessCollection>(_ old: Old, _ new: New) -> Bool {
    guard old.count == new.count else { return false }
    let oldBase = old.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
    let newBase = new.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
    return oldBase != nil && oldBase == newBase
  }

  /// Compares two lists of items that have an identifier and are compared with `==`.
  @inlinable
  public init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) {
    self.init(from: old, to: new, by: IdentityMatcher())
  }

  /// Compares two lists of values: a value that changes becomes another one.
  @inlinable
  public init<Item: Hashable>(from old: [Item], to new: [Item]) {
    self.init(from: old, to: new, by: ValueMatcher())
  }

  /// Compares two lists of items that have an identifier and are compared with `==`.
  @inlinable
  public init<Item: Identifiable & Hashable>(from old: [Item], to new: [Item]) {
    self.init(from: old, to: new, by: IdentityMatcher())
  }

  /// Compares two lists of items that have an identifier and a revision.
  @inlinable
  public init<Item: Identifiable & ContentRevisioned>(from old: [Item], to new: [Item]) {
    self.init(from: old, to: new, by: RevisionMatcher())
  }

  /// Compares two lists of items that have an identifier and a revision.
  @inlinable
  public init<Item: Identifiable & Equatable & ContentRevisioned>(from old: [Item], to new: [Item]) {
    self.init(from: old, to: new, by: RevisionMatcher())
  }

  /// Compares two lists of items that have an identifier and a revision.
  @inlinable
  public init<Item: Identifiable & Hashable & ContentRevisioned>(from old: [Item], to new: [Item]) {
    self.init(from: old, to: new, by: RevisionMatcher())
  }
}
