/// The mapping between page keys and item positions.
struct PagePositions<Key: Hashable> {
  let index: (Key) -> Int
  let key: (Int) -> Key

  /// Returns the key of a page after items before it were inserted or removed.
  func shifted(_ key: PageKey<Key>, by distance: Int) -> PageKey<Key> {
    PageKey(key: key.key.map { self.key(max(0, index($0) + distance)) })
  }

  /// The first page has no key.
  func index(of key: PageKey<Key>) -> Int { key.key.map(index) ?? 0 }
}
