/// A request of a ``PagedDataSource`` to the origin behind its local store.
///
/// ```swift
/// let stored = PagedDataSource<Post, String>(remote: { request in request == .refresh ? .more : .ended }) { _ in
///   Page(newMails)
/// }
/// ```
public enum RemoteRequest: Hashable, Sendable {
  /// Newer content for the whole list.
  case refresh
  /// More before the store's first item.
  case previous
  /// More after the store's last item.
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
  /// The origin wrote its items to the store, and may have more.
  case more
  /// There's nothing more at this edge, or at both edges after a refresh.
  case ended
}
