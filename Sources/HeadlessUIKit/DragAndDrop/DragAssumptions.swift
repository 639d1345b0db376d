/// Behaviour of drags that neither UIKit's documentation nor a public report states clearly.
///
/// Tests ask these constants what to expect, so that none of them takes a choice for UIKit's.
enum DragAssumptions {
  /// Whether new drag interactions are enabled; the device decides.
  static let dragsAreEnabled = true
  /// Whether a drag of one row inside its list is a reorder: the data source is called with a move of that row where it
  /// takes moves, and the drop delegate is not called. It is widely reported of tables; for collections less so.
  static let localMoveGoesThroughDataSource = true
  /// Whether a list with a drag delegate and a data source that takes moves lets a row be reordered without a drop delegate.
  static let reordersWithoutDropDelegate = true
  /// Whether the destination of such a reorder is counted as if the dragged row had left its place already; a drag of
  /// several rows leaves them where they are.
  static let reorderCountsWithoutDraggedItem = true
  /// What a drop would do where the drop delegate does not say.
  static let unansweredOperation = UIDropOperation.copy
  /// Whether a move counts as cancelled where the session does not allow moves, as one of another app.
  static let disallowedMoveIsCancelled = true
  /// Whether a drag of a selected row takes all selected rows along.
  static let selectedItemsComeAlong = true
  /// How much of a row's height, at each end, means "between rows" where the table chooses.
  static let automaticEdge = 0.25
}
