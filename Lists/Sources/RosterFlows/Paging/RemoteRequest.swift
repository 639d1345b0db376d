/// A request of a ``PagedDataSource`` over a local store to the origin behind the store.
///
/// ```swift
/// let stored = PagedDataSource<Post, String>(remote: { request in request == .refresh ? .more : .ended }) { _ in
///   Page(newMails)
/// }
/// ```
public enum RemoteRequest: Hashable, Sendable {
  /// Newer content for the whole list.
  case refresh
  /// More before the first item that the store has.
  case previous
  /// More after the last item that the store has.
  case next

  init(_ edge: PageEdge) { self = edge == .next ? .next : .previous }
}

/// The answer of the origin behind a local store.
///
/// ```swift
/// let stored = PagedDataSource<Post, String>(remote: { request in request == .refresh ? .more : .ended }) { _ in
///   Page(newMails)
/// }
/// ```
public enum RemoteAnswer: Hashable, Sendable {
  /// It has written its items to the store, and there may be more.
  case more
  /// There is nothing more, at this edge; at both of them if it was asked to refresh.
  case ended
}
