import Foundation

/// One item that is dropped in a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Where the item is in the table if it comes from there and the table was not updated since.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview under the finger, in points.
  var previewSize: CGSize { get }
}
