/// How often identifiers are there.
struct IdentifierCounts {
  private var counts: [AnyHashable: Int] = [:]

  /// - Complexity: hashes each identifier once.
  init(_ identifiers: some Collection<AnyHashable?>) {
    counts.reserveCapacity(identifiers.count)
    for id in identifiers { add(id) }
  }

  /// - Returns: whether the identifier was there already.
  @discardableResult
  mutating func add(_ id: AnyHashable?) -> Bool {
    guard let id else { return false }
    counts[id, default: 0] += 1
    return counts[id] != 1
  }

  mutating func remove(_ id: AnyHashable?) {
    guard let id, let count = counts[id] else { return }
    counts[id] = count == 1 ? nil : count - 1
  }

  /// The identifiers that are there several times, and more often than before.
  func repeated(since old: IdentifierCounts) -> Set<AnyHashable> {
    Set(counts.lazy.filter { $0.value > max(1, old.counts[$0.key] ?? 0) }.map(\.key))
  }
}
