/// An error in the pages of an origin.
///
/// ```swift
/// if case .failed(let error as PagingError) = feed.status.next.state { banner.show(error) }
/// ```
public enum PagingError: Error, CustomStringConvertible {
  /// A page names itself as its neighbor, so loading would never end.
  case repeatedKey(key: String, edge: PageEdge, itemsOnPage: Int)

  public var description: String {
    switch self {
    case .repeatedKey(let key, let edge, let count):
      """
      The page with the key \(key), of \(count) items, names the same key as that of its \(edge) page. Likely cause: the \
      origin was given the key and answers it back, or ignores it. What to do: answer the key of the \(edge) page, or nil.
      """
    }
  }
}
