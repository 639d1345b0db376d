/// The sections whose items need comparing: all but those that share their items' storage with the old section.
@usableFromInline
struct SectionPairs<Sections: SectionMatcher> {
  @usableFromInline typealias Buffer = UnsafeBufferPointer<Sections.Section>

  @usableFromInline var old: [Sections.Items] = []
  @usableFromInline var new: [Sections.Items] = []
  /// The index in `old` of the old section of each section of `new`, or -1.
  @usableFromInline var origins: [Int] = []
  /// The indexes among all sections.
  @usableFromInline var oldNumbers: [Int] = []
  @usableFromInline var newNumbers: [Int] = []

  @inlinable
  init() {}

  /// - Parameter origins: The old index of each new section, or -1. It's `nil` if all sections retain their index.
  @inlinable
  init(from old: Buffer, to new: Buffer, origins: [Int]?, by sections: Sections) {
    guard let origins else {
      for section in new.indices
      where !Self.shareStorage(sections.items(of: old[section]), sections.items(of: new[section])) {
        self.origins.append(self.old.count)
        self.old.append(sections.items(of: old[section]))
        self.new.append(sections.items(of: new[section]))
        oldNumbers.append(section)
      }
      newNumbers = oldNumbers
      return
    }

    var places = [Int](repeating: 0, count: old.count)
    for section in new.indices {
      let origin = origins[section]
      if origin >= 0, Self.shareStorage(sections.items(of: old[origin]), sections.items(of: new[section])) {
        places[origin] = -1
      } else {
        newNumbers.append(section)
        self.new.append(sections.items(of: new[section]))
      }
    }
    for section in old.indices where places[section] == 0 {
      places[section] = self.old.count
      oldNumbers.append(section)
      self.old.append(sections.items(of: old[section]))
    }
    self.origins = newNumbers.map { origins[$0] < 0 ? -1 : places[origins[$0]] }
  }

  /// Returns whether two collections share their memory, so there's nothing to compare.
  @inlinable
  @inline(__always)
  static func shareStorage(_ old: Sections.Items, _ new: Sections.Items) -> Bool {
    guard old.count == new.count else { return false }
    let oldBase = old.withContiguousStorageIfAvailable { $0.baseAddress.map(UnsafeRawPointer.init) }
    let newBase = new.withContiguousStorageIfAvailable { $0.baseAddress.map(UnsafeRawPointer.init) }
    return oldBase != nil && oldBase == newBase
  }

  /// Returns paths of old items with section indexes among all sections.
  @inlinable
  func numberedOld(_ paths: [ItemPath]) -> [ItemPath] {
    paths.map { ItemPath(section: oldNumbers[$0.section], item: $0.item) }
  }

  /// Returns paths of new items with section indexes among all sections.
  @inlinable
  func numberedNew(_ paths: [ItemPath]) -> [ItemPath] {
    paths.map { ItemPath(section: newNumbers[$0.section], item: $0.item) }
  }

  /// Returns moves or updates with section indexes among all sections.
  @inlinable
  func numbered(_ moves: some Collection<IndexMove<ItemPath>>) -> [IndexMove<ItemPath>] {
    moves.map {
      IndexMove(
        from: ItemPath(section: oldNumbers[$0.from.section], item: $0.from.item),
        to: ItemPath(section: newNumbers[$0.to.section], item: $0.to.item)
      )
    }
  }
}
