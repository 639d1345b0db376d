import ListChanges

// Models that may be asked anywhere. A conformance that belongs to the main actor, as a model's does in a module whose
// default isolation is the main actor, is refused by the compiler.
extension FlatDataSource where Item: Sendable {
  /// Shows other items, which are matched by their identifier and compared with `==` away from the main actor.
  ///
  /// They are compared with the content of that moment: if it changes before they are shown, they are compared again, the
  /// third time at once. A task that has been cancelled shows nothing.
  ///
  /// It corresponds to applying a snapshot of a diffable data source on a background queue.
  ///
  /// - Parameters:
  ///   - newItems: the items in the order in which they are to be shown.
  ///   - animated: whether views animate the update.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: on the main actor O(*k*) for *k* changes, and what applying them takes; elsewhere that of
  ///   `ListChangeset.init(from:to:by:)`.
  @discardableResult
  public func applyInBackground(_ newItems: [Item], animated: Bool = true) async -> ContentUpdate
  where Item: Identifiable & Equatable {
    await applyInBackground(newItems, by: .id(), animated: animated)
  }

  /// Shows other values, which are compared away from the main actor: one that changes becomes another one. Values
  /// that are `Identifiable`, too, are matched by `id`.
  @_disfavoredOverload @discardableResult
  public func applyInBackground(_ newItems: [Item], animated: Bool = true) async -> ContentUpdate
  where Item: Hashable {
    await applyInBackground(newItems, by: .value(), animated: animated)
  }

  /// - Parameter matcher: asks nothing of the items but conformances that the caller's signature names.
  private func applyInBackground<Matcher: ItemMatcher<Item> & Sendable>(
    _ newItems: [Item],
    by matcher: Matcher,
    animated: Bool
  ) async -> ContentUpdate {
    var result = await Self.compare(items, newItems, by: matcher, duplicates)
    if !result.old.hasStorage(of: items) { result = await Self.compare(items, newItems, by: matcher, duplicates) }
    if Task.isCancelled { return .nothing }
    let compared = result
    return assign(
      newItems,
      animated: animated,
      unique: { [duplicates, store] in
        if $0.hasStorage(of: compared.new), duplicates == compared.policy, !compared.mayRepeat { return nil }
        return duplicates.resolved([$0], came: $1, by: matcher) { store.note($0) }?[0]
      },
      compare: { old, new in
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
  ) async -> Compared<Item> {
    Compared(
      old: old,
      new: new,
      changes: ListChangeset(from: old, to: new, by: matcher),
      policy: policy,
      mayRepeat: policy != .keepAll && DuplicatePolicy.report(on: [new], by: matcher, policy: policy) != nil
    )
  }
}

/// What was found out about two lists before one of them is shown.
private struct Compared<Item> {
  let old: [Item]
  let new: [Item]
  let changes: ListChangeset
  let policy: DuplicatePolicy
  /// Whether the new list has an identifier several times.
  let mayRepeat: Bool
}

extension Array {
  /// Whether two arrays have their elements at the same place, and so the same ones; the caller keeps both.
  fileprivate func hasStorage(of other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}
