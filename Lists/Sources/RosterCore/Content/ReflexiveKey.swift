/// A key that equals itself. All keys that don't, such as NaN, are one key.
@usableFromInline
package struct ReflexiveKey<Key: Hashable>: Hashable {
  let key: Key

  package init(_ key: Key) {
    self.key = key
  }

  @usableFromInline
  package static func == (first: ReflexiveKey, second: ReflexiveKey) -> Bool {
    first.key == second.key || first.key != first.key && second.key != second.key
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    // The hash of NaN depends on its bits.
    if key == key { key.hash(into: &hasher) }
  }
}

extension SortDirection {
  /// Returns whether a key precedes another. Keys that don't equal themselves, such as NaN, share one position, the
  /// last in either direction.
  @inlinable
  package func puts<Key: Comparable>(_ key: Key, before other: Key) -> Bool {
    guard key == key else { return false }
    guard other == other else { return true }
    return self == .ascending ? key < other : other < key
  }
}
