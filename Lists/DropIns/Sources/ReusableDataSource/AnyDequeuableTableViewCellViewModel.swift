import Foundation
import Roster

/// A view model of any type that a table can present, as version 0.3 calls it.
public typealias AnyDequeuableTableViewCellViewModel = AnyTableViewPresentable

/// A view model of any type that a table can present, as version 0.1 calls it.
public typealias AnyTableViewPresentableViewModel = AnyTableViewPresentable

extension AnyTableViewPresentable {
  /// A view model that consists of how its cell is dequeued and registered.
  public init(
    dequeueAndPresentCell: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell,
    registerCell: @escaping @MainActor (UITableView) -> Void
  ) {
    self.init(ClosureTableViewCellViewModel(dequeue: dequeueAndPresentCell, register: registerCell))
  }

  /// A view model and the cell that presents it, without their types.
  public init<Presenter: ReusablePresenter>(base: ReusableViewModel<Presenter>) where Presenter: UITableViewCell {
    self.init(base)
  }

  /// Dequeues the cell for an index path and shows the view model on it.
  @preconcurrency @MainActor public var dequeueAndPresentCell: (UITableView, IndexPath) -> UITableViewCell {
    { dequeueCell(from: $0, for: $1, registering: false) }
  }

  /// Registers the cell.
  @preconcurrency @MainActor public var registerCell: (UITableView) -> Void {
    { tableView in
      @MainActor func register<Base: TableViewPresentable>(_ base: Base) {
        let presenter = Base.TableViewCell.self as? any ReusablePresenter.Type
        tableView.register(cell: Base.TableViewCell.self, reusableCellSource: presenter?.source ?? .class)
      }
      switch base {
      case let base as ClosureTableViewCellViewModel: base.register(tableView)
      case let base as any DequeuableTableViewCellViewModel: base.registerTableViewCell(onTableView: tableView)
      default: register(base)
      }
    }
  }

  /// Registers the cell.
  @preconcurrency @MainActor public var registerCellCallback: (UITableView) -> Void { registerCell }

  /// Dequeues a cell for the first index path, as the caller gives none. Data sources do not use this.
  @preconcurrency @MainActor public var dequeueAndPresentCellCallback: (UITableView) -> UITableViewCell {
    { dequeueAndPresentCell($0, IndexPath(item: 0, section: 0)) }
  }
}
