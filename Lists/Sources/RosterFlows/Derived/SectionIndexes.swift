/// The identity of a section while others change.
@usableFromInline final class SectionName {}

/// The indexes of sections by their names, until a section is inserted, removed, or moved.
@MainActor struct SectionIndexes {
  private var indexes: [ObjectIdentifier: Int]?

  /// - Complexity: O(1), O(*s*) the first time.
  mutating func index(of name: ObjectIdentifier, count: Int, _ nameAt: (Int) -> SectionName) -> Int? {
    if indexes == nil {
      indexes = Dictionary(uniqueKeysWithValues: (0..<count).map { (ObjectIdentifier(nameAt($0)), $0) })
    }
    return indexes?[name]
  }
}
