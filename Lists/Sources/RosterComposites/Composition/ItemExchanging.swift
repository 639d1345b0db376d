import Roster

/// A child of a composite whose items the user can move to other children, and that can take items from them.
///
/// An item moves between two children if both conform, the one gives it and the other takes it. Otherwise it stays where
/// it was. Inside a child, UIKit's own requirements decide.
///
/// The same for tables and collections: the view is the one that the child is handed, and all index paths are the child's
/// own.
@preconcurrency @MainActor public protocol ItemExchanging: NSObjectProtocol {
  /// The value that moves along with a row or an item; `nil` if it must not leave.
  func itemForMoving(at indexPath: IndexPath, in view: UIScrollView) -> Any?

  /// Whether an item of another child may be dropped at an index path.
  func canTake(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) -> Bool

  /// Takes an item out of the content. The view moves the row or the item itself.
  func give(_ item: Any, at indexPath: IndexPath, in view: UIScrollView)

  /// Puts an item of another child into the content. The view moves the row or the item itself.
  func take(_ item: Any, at indexPath: IndexPath, in view: UIScrollView)
}
