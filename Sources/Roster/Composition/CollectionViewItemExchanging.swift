import Foundation

/// A child of a composite whose items the user can move to other children, and that can take items from them.
///
/// An item moves between two children if both conform, the one gives an item and the other takes it. Otherwise the item
/// stays where it was. Inside a child, UIKit's own requirements decide. All index paths are the child's own.
@preconcurrency @MainActor public protocol CollectionViewItemExchanging: UICollectionViewDataSource {
  /// What moves along with an item; `nil` if the item must not leave.
  func collectionView(_ collectionView: UICollectionView, itemForMovingItemAt indexPath: IndexPath) -> Any?

  /// Whether an item of another child may be dropped at an index path.
  func collectionView(_ collectionView: UICollectionView, canTake item: Any, at indexPath: IndexPath) -> Bool

  /// Takes an item out of the content. The collection moves the item itself.
  func collectionView(_ collectionView: UICollectionView, give item: Any, at indexPath: IndexPath)

  /// Puts an item of another child into the content. The collection moves the item itself.
  func collectionView(_ collectionView: UICollectionView, take item: Any, at indexPath: IndexPath)
}
