import ListChanges
import RowStructures

// Models that can be asked anywhere. The compiler refuses a conformance that belongs to the main actor, as a model's does in a
// module whose default isolation is the main actor.
extension FlatDataSource where Item: Sendable {
  /// Shows other items, which are matched by their identifier and compared with `==` away from the main actor.
  ///
  /// Use it for long lists. It corresponds to applying a snapshot of a diffable data source on a background queue.
  ///
  /// Items are compared with the content of that moment. If it changes before they are shown, they are compared again, the
  /// third time at once. A task that has been canceled shows nothing.
  ///
  /// - Parameters:
  ///   - newItems: The items in the order in which they are to be shown.
  ///   - animated: Whether views animate the update. The default is `true`.
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*) on the main actor to make the change; elsewhere that of `ListChangeset.init(from:to:by:)`.
  @discardableResult
  public func applyInBackground(_ newItems: [Item], animated: Bool = true) async -> ContentUpdate
  where Item: Identifiable & Equatable {
    await applyInBackground(newItems, by: .id(), animated: animated)
  }

  /// Shows other values, which are compared away from the main actor: one that changes becomes another one.
  ///
  /// Values that are `Identifiable`, too, are matched by `id`.
  @_disfavoredOverload @discardableResult
  public func applyInBackground(_ newItems: [Item], animated: Bool = true) async -> ContentUpdate
  where Item: Hashable {
    await applyInBackground(newItems, by: .value(), animated: animated)
  }

  /// - Parameter matcher: A matcher that asks nothing of the items but conformances that the caller's signature names.
  private func applyInBackground<Matcher: ItemMatcher<Item> & Sendable>(
    _ newItems: [Item],
    by matcher: Matcher,
    animated: Bool
  ) async -> ContentUpdate {
    var (old, result) = await compare(newItems, by: matcher)
    if !old.isIdentical(to: rows) { (old, result) = await compare(newItems, by: matcher) }
    if Task.isCancelled { return .nothing }
    let (compared, known) = (old, result)
    return assign(
      newItems,
      animated: animated,
      unique: { [duplicates, watch] in
        if $0.hasStorage(of: newItems), duplicates == known.policy, !known.mayRepeat { return nil }
        return duplicates.resolved([$0], came: $1, by: matcher) { watch.note($0) }?[0]
      },
      compare: { [weak self] in
        if let self, rows.isIdentical(to: compared), $1.hasStorage(of: newItems) { return known.changes }
        return ListChangeset(from: $0, to: $1, by: matcher)
      }
    )
  }

  private func compare(
    _ new: [Item],
    by matcher: some ItemMatcher<Item> & Sendable
  ) async -> (old: RowList<Item>, result: ComparedItems) {
    if pending != nil { settle() }
    let rows = rows
    return (rows, await Self.compare(rows.array, new, by: matcher, duplicates))
  }

  nonisolated private static func compare(
    _ old: [Item],
    _ new: [Item],
    by matcher: some ItemMatcher<Item> & Sendable,
    _ policy: DuplicatePolicy
  ) async -> ComparedItems {
    ComparedItems(
      changes: ListChangeset(from: old, to: new, by: matcher),
      policy: policy,
      mayRepeat: policy != .keepAll && DuplicatePolicy.report(on: [new], by: matcher, policy: policy) != nil
    )
  }
}

/// The difference of two lists before one of them is shown.
private struct ComparedItems: Sendable {
  let changes: ListChangeset
  let policy: DuplicatePolicy
  /// A Boolean value that indicates whether the new list has an identifier several times.
  let mayRepeat: Bool
}

extension Array {
  /// Returns whether two arrays have their elements at the same place, and so the same ones. The caller retains both.
  fileprivate func hasStorage(of other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}
