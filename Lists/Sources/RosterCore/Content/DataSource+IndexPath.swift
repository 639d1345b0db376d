import Foundation
import RosterDiagnostics

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

  /// A place of the item at an index path, which stays true while the content changes.
  ///
  /// Traps if there is no item.
  ///
  /// - Complexity: O(1); through composites O(log *n*) in the number of children of each.
  public func place(at indexPath: IndexPath) -> ItemPlace {
    place(at: indexPath[1], inSection: indexPath[0])
  }

  /// The item of a place, or `nil` if it is gone or of another data source.
  public func item(at place: ItemPlace) -> Item? {
    indexPath(of: place).map { item(at: $0[1], inSection: $0[0]) }
  }
}
