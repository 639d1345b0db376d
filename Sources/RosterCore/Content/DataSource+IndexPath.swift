import Foundation

extension DataSource {
  /// The item at an index path of a section and an index in it.
  public func item(at indexPath: IndexPath) -> Item {
    guard indexPath.count == 2 else {
      trap(
        "DataSource: an index path of an item has 2 indexes, a section and an item, but \(Array(indexPath)) has "
          + "\(indexPath.count)",
        cause: "the index path was made for something else than a row or an item",
        advice: "make it with `IndexPath(item:section:)` or `IndexPath(row:section:)`"
      )
    }
    return item(at: indexPath[1], inSection: indexPath[0])
  }

  /// Whether there is an item at an index path.
  public func contains(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath[0]) else { return false }
    return (0..<numberOfItems(inSection: indexPath[0])).contains(indexPath[1])
  }

  /// The index path of the first item that satisfies a condition, or `nil`.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public func firstIndexPath(where predicate: (Item) throws -> Bool) rethrows -> IndexPath? {
    for section in 0..<numberOfSections {
      for index in 0..<numberOfItems(inSection: section)
      where try predicate(item(at: index, inSection: section)) {
        return IndexPath(indexes: [section, index])
      }
    }
    return nil
  }
}
