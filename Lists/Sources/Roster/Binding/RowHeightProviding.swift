/// A view model that knows how high its row is.
///
/// ```swift
/// extension Note: RowHeightProviding {
///   func rowHeight(in tableView: UITableView) -> CGFloat { isPinned ? 88 : 44 }
/// }
/// ```
///
/// Corresponds to `tableView(_:heightForRowAt:)`. Without it a row is as high as the table's `rowHeight` says, which is
/// by default what the cell asks for.
public protocol RowHeightProviding {
  /// The height in points, or `UITableView.automaticDimension`.
  @MainActor func rowHeight(in tableView: UITableView) -> CGFloat
}
