import Roster

/// A composite's child that exchanges items with other children when the user moves them.
///
/// An item moves between two children if both conform, and both agree. Otherwise it stays. Inside a child, UIKit's own requirements
/// decide.
///
/// The protocol applies to table and collection views. The view and all index paths are the child's own.
@preconcurrency @MainActor public protocol ItemExchanging: NSObjectProtocol {
  /// Returns the value of a row or item to move, or `nil` if it must not leave.
  func itemForMoving(at indexPath: IndexPath, in view: UIScrollView) -> Any?

  /// Returns a Boolean value that indicates whether another child's item can be dropped at an index path.
  func canTake(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) -> Bool

  /// Removes an item from the content. The view moves the row or item itself.
  func give(_ item: Any, at indexPath: IndexPath, in view: UIScrollView)

  /// Inserts another child's item into the content. The view moves the row or item itself.
  func take(_ item: Any, at indexPath: IndexPath, in view: UIScrollView)
}
