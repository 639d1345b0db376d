/// How a view shows an item that is still there and looks different.
///
/// ```swift
/// options.itemRefresh = .reload
/// ```
public enum ItemRefresh: Hashable, Sendable {
  /// In the cell that shows it already: no flicker, and nothing in the cell is lost. An item that is presented by a cell of
  /// another class by now, such as another case of a ``TableViewRow``, gets another cell.
  case reconfigure
  /// In another cell, for view models whose own `dequeueCell` chooses a cell by their content: Roster does not know which.
  case reload
}
