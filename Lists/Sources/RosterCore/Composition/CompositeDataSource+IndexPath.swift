import Foundation

extension CompositeDataSource {
  /// The child that an index path of the composite belongs to, and the index path in the child.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func child(at indexPath: IndexPath) -> (content: AnyObject, indexPath: IndexPath) {
    let (content, section) = child(atSection: indexPath[0])
    return (content, IndexPath(indexes: [section] + indexPath.dropFirst()))
  }

  /// The composite's index path of one in a child; `nil` if it is no child, hidden, or has no such section.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func indexPath(of indexPath: IndexPath, in content: some DataSource) -> IndexPath? {
    section(of: indexPath[0], in: content).map { IndexPath(indexes: [$0] + indexPath.dropFirst()) }
  }
}
