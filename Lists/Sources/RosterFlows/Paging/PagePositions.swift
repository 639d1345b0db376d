/// How keys of pages say where the pages begin among all items.
struct PagePositions<Key: Hashable> {
  let index: (Key) -> Int
  let key: (Int) -> Key

  /// The key of a page once items before it have come or gone.
  func shifted(_ key: PageKey<Key>, by distance: Int) -> PageKey<Key> {
    PageKey(key: key.key.map { self.key(max(0, index($0) + distance)) })
  }

  /// The first page has no key.
  func index(of key: PageKey<Key>) -> Int { key.key.map(index) ?? 0 }
}
