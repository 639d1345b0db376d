/// The loading state of an edge.
struct PagedEdge<Key: Hashable> {
  var state = LoadState.idle
  /// The key of the next page, or `nil` if there's none.
  var key: PageKey<Key>?
  /// The pages that were dropped here, the nearest last. It's empty at the end, where pages lead to each other.
  var dropped: [LoadedPages<Key>.Entry] = []
  /// The key of the page at the edge.
  var lastKey: PageKey<Key>?
  /// The number of consecutive empty pages.
  var emptyPages = 0
  /// A Boolean value that indicates whether loading waits, after a canceled request or too many empty pages.
  var isPaused = false
  /// A Boolean value that indicates whether the origin behind the store has nothing more.
  var isRemoteEnded = false
  var load: RunningLoad?
}

/// The two edges of the loaded pages.
struct PagedEdges<Key: Hashable> {
  private var previous = PagedEdge<Key>()
  private var next = PagedEdge<Key>()

  subscript(edge: PageEdge) -> PagedEdge<Key> {
    get { edge == .next ? next : previous }
    set { if edge == .next { next = newValue } else { previous = newValue } }
  }
}
