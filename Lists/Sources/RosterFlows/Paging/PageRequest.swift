/// A request of a ``PagedDataSource`` to its origin.
///
/// ```swift
/// let feed = PagedDataSource<Post, String> { request in
///   let answer = try await server.posts(after: request.key, limit: request.size)
///   return Page(answer.posts, next: answer.cursor)
/// }
/// ```
public struct PageRequest<Key> {
  /// The edge at which the page is added; `nil` for the page that a list begins with, or is refreshed with.
  public var edge: PageEdge?
  /// The key that a neighbouring page gave; `nil` for the page that the list begins with.
  public var key: Key?
  /// How many items are wanted; more or fewer do no harm.
  public var size: Int
}

extension PageRequest: Sendable where Key: Sendable {}
extension PageRequest: Equatable where Key: Equatable {}

/// The key of a page that may be the first, which has none.
struct PageKey<Key: Hashable>: Hashable {
  var key: Key?
}
