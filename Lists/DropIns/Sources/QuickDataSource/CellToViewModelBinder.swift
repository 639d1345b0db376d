import Roster

/// A view model bound to the type of its cell. The reuse identifier is the class's name.
@preconcurrency @MainActor
public final class CellToViewModelBinder<Cell: UIView & CellLoadableType>: CellToViewModelBinderType {
  /// The view model that the cell shows.
  public let viewModel: Cell.ViewModel

  /// Creates a binder of a view model.
  public init(viewModel: Cell.ViewModel) {
    self.viewModel = viewModel
  }

  public var cellClass: AnyClass { Cell.self }

  public var reuseId: String { String(describing: Cell.self) }

  /// Shows the view model on a cell, or traps if the cell has another type.
  public func update(cell: UIView) {
    guard let cell = cell as? Cell else {
      ReusableViewRegistry.trapMismatch(expected: Cell.self, found: cell, identifier: reuseId)
    }
    cell.load(viewModel: viewModel)
  }
}
