import ListChanges
import RowStructures

// Models usable on any actor. The compiler refuses a main-actor conformance, such as a model's in a module whose
// default isolation is the main actor.
extension FlatDataSource where Item: Sendable {
  /// Replaces the items, matched by identifier and compared with `==` off the main actor.
  ///
  /// Use it for long lists. It corresponds to applying a snapshot of a diffable data source on a background queue.
  ///
  /// Items are compared with the current content. If it changes meanwhile, they're compared again, the third time on
  /// the main actor. A canceled task changes nothing.
  ///
  /// - Parameters:
  ///   - newItems: The new items in display order.
  ///   - animated: A Boolean value that indicates whether views animate the update. The default is `true`.
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*) on the main actor to make the change. Elsewhere, the same as
  ///   `ListChangeset.init(from:to:by:)`.
  @discardableResult
  public func applyInBackground(_ newItems: [Item], animated: Bool = true) async -> ContentUpdate
  where Item: Identifiable & Equatable {
    await applyInBackground(newItems, by: .id(), animated: animated)
  }

  /// Replaces values, compared off the main actor: a changed one becomes another item.
  ///
  /// Values that are also `Identifiable` are matched by `id`.
  @_disfavoredOverload @discardableResult
  public func applyInBackground(_ newItems: [Item], animated: Bool = true) async -> ContentUpdate
  where Item: Hashable {
    await applyInBackground(newItems, by: .value(), animated: animated)
  }

  /// - Parameter matcher: A matcher that uses only conformances that the caller's signature names.
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

/// A difference of two lists before it's applied.
private struct ComparedItems: Sendable {
  let changes: ListChangeset
  let policy: DuplicatePolicy
  /// A Boolean value that indicates whether the new list has an identifier several times.
  let mayRepeat: Bool
}

extension Array {
  /// Returns whether two arrays share their storage, and so their elements. The caller retains both.
  fileprivate func hasStorage(of other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}
