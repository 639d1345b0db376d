/// A request for a page of a ``PagedDataSource``.
///
/// ```swift
/// let feed = PagedDataSource<Post, String> { request in
///   let answer = try await server.posts(after: request.key, limit: request.size)
///   return Page(answer.posts, next: answer.cursor)
/// }
/// ```
public struct PageRequest<Key> {
  /// The edge that the page extends, or `nil` for a first load or a refresh.
  public var edge: PageEdge?
  /// The key from a neighboring page, or `nil` for the first page.
  public var key: Key?
  /// The number of items to load. Pages may have more or fewer.
  public var size: Int
}

extension PageRequest: Sendable where Key: Sendable {}
extension PageRequest: Equatable where Key: Equatable {}

/// A page key, or none for the first page.
struct PageKey<Key: Hashable>: Hashable {
  var key: Key?
}
