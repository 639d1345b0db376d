import Roster

/// A view model bound to the type of its cell, without their types.
@preconcurrency @MainActor public protocol CellToViewModelBinderType {
  /// The class of the cell.
  var cellClass: AnyClass { get }

  /// The identifier under which the app, a nib or a storyboard registers the cell.
  var reuseId: String { get }

  /// Shows the view model on a cell.
  func update(cell: UIView)
}
