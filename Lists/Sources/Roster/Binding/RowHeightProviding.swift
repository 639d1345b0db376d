/// A view model that provides its row's height.
///
/// ```swift
/// extension Note: RowHeightProviding {
///   func rowHeight(in tableView: UITableView) -> CGFloat { isPinned ? 88 : 44 }
/// }
/// ```
///
/// Corresponds to `tableView(_:heightForRowAt:)`. The default is the table view's `rowHeight`, which is automatic by default.
public protocol RowHeightProviding {
  /// Returns the height in points, or `UITableView.automaticDimension`.
  @MainActor func rowHeight(in tableView: UITableView) -> CGFloat
}
