import Foundation

/// A placeholder that is in a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Has the data source take the item in, and puts its cell where the placeholder is now.
  ///
  /// - Parameter dataSourceUpdates: takes the index path, and inserts the item there in the data source; the
  ///   collection needs nothing else.
  /// - Returns: whether the placeholder was there; if not, the closure is not run.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// - Returns: whether the placeholder was there.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Has the placeholder's cell filled anew.
  func setNeedsCellUpdate()
}
