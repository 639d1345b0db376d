import Foundation

/// A child of a composite whose rows the user can move to other children, and that can take rows from them.
///
/// A row moves between two children if both conform, the one gives an item and the other takes it. Otherwise the row
/// stays where it was. Inside a child, UIKit's own requirements decide. All index paths are the child's own.
@preconcurrency @MainActor public protocol TableViewRowExchanging: UITableViewDataSource {
  /// What moves along with a row; `nil` if the row must not leave.
  func tableView(_ tableView: UITableView, itemForMovingRowAt indexPath: IndexPath) -> Any?

  /// Whether an item of another child may be dropped at an index path.
  func tableView(_ tableView: UITableView, canTake item: Any, at indexPath: IndexPath) -> Bool

  /// Takes an item out of the content. The table moves the row itself.
  func tableView(_ tableView: UITableView, give item: Any, at indexPath: IndexPath)

  /// Puts an item of another child into the content. The table moves the row itself.
  func tableView(_ tableView: UITableView, take item: Any, at indexPath: IndexPath)
}
