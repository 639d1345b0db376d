import Foundation
import Roster

/// A view model that declares its table view cell, and registers and dequeues it.
///
/// Roster's data sources accept it as is.
public protocol DequeuableTableViewCellViewModel: TableViewPresentable
where TableViewCell: PresentingTableViewCell {
  /// Returns the cell for an index path, with the view model on it.
  @preconcurrency @MainActor func dequeueReusableCell(
    forRowAt indexPath: IndexPath,
    onTableView tableView: UITableView
  ) -> TableViewCell

  /// Registers the cell. It's called once for each cell type of a view, before the first dequeue.
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

  /// Does nothing, because `dequeueReusableCell` presents view models of types other than the cell's.
  @preconcurrency @MainActor public func present(on cell: TableViewCell) {}

  /// The view model as a value for lists of different types.
  public var tableViewPresentable: AnyDequeuableTableViewCellViewModel {
    AnyDequeuableTableViewCellViewModel(self)
  }
}
