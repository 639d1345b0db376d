import Roster

/// A view model bound to the type of its cell; the reuse identifier is the name of the class.
@preconcurrency @MainActor
public final class CellToViewModelBinder<Cell: UIView & CellLoadableType>: CellToViewModelBinderType {
  /// What the cell shows.
  public let viewModel: Cell.ViewModel

  public init(viewModel: Cell.ViewModel) {
    self.viewModel = viewModel
  }

  public var cellClass: AnyClass { Cell.self }

  public var reuseId: String { String(describing: Cell.self) }

  /// Shows the view model on a cell; a cell of another type stops the program.
  public func update(cell: UIView) {
    guard let cell = cell as? Cell else {
      ReusableViewRegistry.trapMismatch(expected: Cell.self, found: cell, identifier: reuseId)
    }
    cell.load(viewModel: viewModel)
  }
}
