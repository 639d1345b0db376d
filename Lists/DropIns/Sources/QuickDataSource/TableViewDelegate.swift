import Foundation
import Roster

/// Answers a table for the headers of its items, and handles selection.
@preconcurrency @MainActor open class TableViewDelegate: Roster.TableViewDelegate {
  /// The data source of the table.
  public let tableViewDataSource: TableViewDataSource
  private let cellConfigurator: CellConfigurator?

  /// - Parameters:
  ///   - tableViewDataSource: the data source of the table; it is kept alive.
  ///   - cellSelectionHandler: is called when the user selects a row.
  ///   - cellConfigurator: is called before a cell is shown.
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
