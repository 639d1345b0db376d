import Roster

/// A type-erased view model bound to the type of its cell.
@preconcurrency @MainActor public protocol CellToViewModelBinderType {
  /// The class of the cell.
  var cellClass: AnyClass { get }

  /// The identifier with which your app, a nib, or a storyboard registers the cell.
  var reuseId: String { get }

  /// Shows the view model on a cell.
  func update(cell: UIView)
}
