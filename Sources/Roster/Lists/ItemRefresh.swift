/// How a view shows an item that is still there and looks different.
///
/// ```swift
/// options.itemRefresh = .reload
/// ```
public enum ItemRefresh: Hashable, Sendable {
  /// In the cell that shows it already: no flicker, and nothing in the cell is lost.
  case reconfigure
  /// In another cell, for items that change the type of their cell with their content.
  case reload
}
