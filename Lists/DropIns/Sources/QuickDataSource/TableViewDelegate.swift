import Foundation
import Roster

/// A table view's delegate that provides its items' headers, and handles selection.
@preconcurrency @MainActor open class TableViewDelegate: Roster.TableViewDelegate {
  /// The data source of the table view.
  public let tableViewDataSource: TableViewDataSource
  private let cellConfigurator: CellConfigurator?

  /// Creates a delegate for a data source.
  ///
  /// - Parameters:
  ///   - tableViewDataSource: The data source of the table view. It's retained.
  ///   - cellSelectionHandler: A closure that's called when the user selects a row.
  ///   - cellConfigurator: A closure that's called before a cell is shown.
  public init(
    tableViewDataSource: TableViewDataSource,
    cellSelectionHandler: CellSelectionHandler? = nil,
    cellConfigurator: CellConfigurator? = nil
  ) {
    self.tableViewDataSource = tableViewDataSource
    self.cellConfigurator = cellConfigurator
    super.init(tableViewDataSource)
    guard let cellSelectionHandler else { return }
    onSelect((any ItemType).self) { [unowned self] item, place in
      if let indexPath = indexPath(of: place) { cellSelectionHandler(indexPath, item) }
    }
  }

  override open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    cellConfigurator?(cell)
  }
}
