/// What is known of an edge of the pages that are loaded.
struct PagedEdge<Key: Hashable> {
  var state = LoadState.idle
  /// What the next page is asked for by; `nil` if there is none.
  var key: PageKey<Key>?
  /// The pages that were dropped here, the nearest last. Behind the last row pages lead to each other, and none is kept.
  var dropped: [LoadedPages<Key>.Entry] = []
  /// What the page at the edge was asked for by.
  var lastKey: PageKey<Key>?
  /// How many pages in a row have brought nothing.
  var emptyPages = 0
  /// Whether nothing is asked for by itself, as a request was cancelled or too many pages brought nothing.
  var isPaused = false
  /// Whether the origin behind the store has nothing more.
  var isRemoteEnded = false
  var load: RunningLoad?
}

/// The two edges of the pages that are loaded.
struct PagedEdges<Key: Hashable> {
  private var previous = PagedEdge<Key>()
  private var next = PagedEdge<Key>()

  subscript(edge: PageEdge) -> PagedEdge<Key> {
    get { edge == .next ? next : previous }
    set { if edge == .next { next = newValue } else { previous = newValue } }
  }
}
