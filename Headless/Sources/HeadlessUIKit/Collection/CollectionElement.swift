import Foundation

/// The name of one element of a collection view: an item's cell, a supplementary or a decoration view.
struct CollectionElement: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  /// Empty for cells.
  var kind: String
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// Cells before supplementary views before decoration views; each by index path.
  static func < (lhs: CollectionElement, rhs: CollectionElement) -> Bool {
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
    return lhs.kind < rhs.kind
  }
}
