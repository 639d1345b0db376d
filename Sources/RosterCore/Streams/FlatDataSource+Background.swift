extension FlatDataSource where Item: Sendable {
  /// Shows other items, which are compared with those that are shown away from the main actor.
  ///
  /// What is shown is valid for the content of that moment: if it has changed meanwhile, the items are compared again, the
  /// third time at once. A task that has been cancelled shows nothing.
  ///
  /// It corresponds to applying a snapshot of a diffable data source on a background queue.
  ///
  /// - Parameters:
  ///   - newItems: the items in the order in which they are to be shown.
  ///   - matcher: says which items are the same, and which show the same.
  ///   - animated: whether views animate the update.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: on the main actor O(*k*) for *k* changes, and what applying them takes; elsewhere that of
  ///   `ListChangeset.init(from:to:by:)`.
  @discardableResult
  public func applyInBackground<Matcher: ItemMatcher<Item> & Sendable>(
    _ newItems: [Item],
    by matcher: Matcher,
    animated: Bool = true
  ) async -> ContentUpdate {
    var compared = await Self.compare(items, newItems, by: matcher, duplicates)
    if !compared.old.hasStorage(of: items) { compared = await Self.compare(items, newItems, by: matcher, duplicates) }
    if Task.isCancelled { return .nothing }
    return assign(
      newItems,
      animated: animated,
      unique: { [compared, duplicates, onDuplicates] in
        if $0.hasStorage(of: compared.new), duplicates == compared.policy {
          return duplicates.resolved([$0], compared.duplicates) { report in onDuplicates?(report) }?[0]
        }
        return duplicates.resolved([$0], came: $1, by: matcher) { report in onDuplicates?(report) }?[0]
      },
      compare: { [compared] old, new in
        if old.hasStorage(of: compared.old), new.hasStorage(of: compared.new) { return compared.changes }
        return ListChangeset(from: old, to: new, by: matcher)
      }
    )
  }

  nonisolated private static func compare(
    _ old: [Item],
    _ new: [Item],
    by matcher: some ItemMatcher<Item> & Sendable,
    _ policy: DuplicatePolicy
  ) async -> Compared {
    Compared(
      old: old,
      new: new,
      changes: ListChangeset(from: old, to: new, by: matcher),
      policy: policy,
      duplicates: policy == .keepAll ? nil : DuplicatePolicy.report(on: [new], by: matcher, policy: policy)
    )
  }

  /// What was found out away from the main actor.
  private struct Compared {
    let old: [Item]
    let new: [Item]
    let changes: ListChangeset
    let policy: DuplicatePolicy
    /// What is repeated in the new items.
    let duplicates: DuplicateReport?
  }
}

extension Array {
  /// Whether two arrays have their elements at the same place, and so the same ones; both are kept by who asks.
  fileprivate func hasStorage(of other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}
