import Foundation

/// A placeholder that is in a table.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Has the data source take the item in, and puts its cell where the placeholder is now.
  ///
  /// - Parameter dataSourceUpdates: takes the index path, and inserts the item there in the data source; the
  ///   table needs nothing else.
  /// - Returns: whether the placeholder was there; if not, the closure is not run.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// - Returns: whether the placeholder was there.
  @discardableResult
  func deletePlaceholder() -> Bool
}
