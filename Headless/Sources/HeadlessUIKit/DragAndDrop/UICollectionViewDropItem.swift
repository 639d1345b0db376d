import Foundation

/// One item that is dropped in a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Where the item is in the collection if it comes from there.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview under the finger, in points.
  var previewSize: CGSize { get }
}
