/// The way a view refreshes a changed item.
///
/// ```swift
/// options.itemRefresh = .reload
/// ```
public enum ItemRefresh: Hashable, Sendable {
  /// Uses the existing cell, without flicker or loss of its state. An item that now needs another cell class, such as another case
  /// of a ``TableViewRow``, gets another cell.
  case reconfigure
  /// Uses another cell, for view models whose `dequeueCell` chooses a cell by content, which Roster can't detect.
  case reload
}
