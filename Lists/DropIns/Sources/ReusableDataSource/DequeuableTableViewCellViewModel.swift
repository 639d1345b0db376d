import Foundation
import Roster

/// A view model that knows which cell of a table presents it, and how the cell is registered and dequeued.
///
/// It is one of Roster's view models: Roster's data sources take it as it is.
public protocol DequeuableTableViewCellViewModel: TableViewPresentable
where TableViewCell: PresentingTableViewCell {
  /// The cell for an index path, with the view model on it.
  @preconcurrency @MainActor func dequeueReusableCell(
    forRowAt indexPath: IndexPath,
    onTableView tableView: UITableView
  ) -> TableViewCell

  /// Registers the cell. Called once for each cell type of a view, before the first cell is dequeued.
  @preconcurrency @MainActor func registerTableViewCell(onTableView tableView: UITableView)
}

extension DequeuableTableViewCellViewModel where TableViewCell.ViewModel == Self {
  @preconcurrency @MainActor public func dequeueReusableCell(
    forRowAt indexPath: IndexPath,
    onTableView tableView: UITableView
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(for: indexPath) as TableViewCell
    cell.present(viewModel: self)
    return cell
  }

  @preconcurrency @MainActor public func present(on cell: TableViewCell) {
    cell.present(viewModel: self)
  }
}

extension DequeuableTableViewCellViewModel {
  @preconcurrency @MainActor public func registerTableViewCell(onTableView tableView: UITableView) {
    tableView.register(cell: TableViewCell.self, reusableCellSource: TableViewCell.source)
  }

  @preconcurrency @MainActor public func dequeueCell(
    from tableView: UITableView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UITableViewCell {
    ReusableViewRegistry.of(tableView).identifier(of: TableViewCell.self, registering: registering) { _ in
      registerTableViewCell(onTableView: tableView)
    }
    return dequeueReusableCell(forRowAt: indexPath, onTableView: tableView)
  }

  /// Nothing: a view model of another type than the cell's is on it when `dequeueReusableCell` returns it.
  @preconcurrency @MainActor public func present(on cell: TableViewCell) {}

  /// The view model as a value that can be in one list with view models of other types.
  public var tableViewPresentable: AnyDequeuableTableViewCellViewModel {
    AnyDequeuableTableViewCellViewModel(self)
  }
}
