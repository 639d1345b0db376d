import Foundation
import Roster

/// A view model of any type that a table view can present, with its name in version 0.3.
public typealias AnyDequeuableTableViewCellViewModel = AnyTableViewPresentable

/// A view model of any type that a table view can present, with its name in version 0.1.
public typealias AnyTableViewPresentableViewModel = AnyTableViewPresentable

extension AnyTableViewPresentable {
  /// Creates a view model from closures that dequeue and register its cell.
  public init(
    dequeueAndPresentCell: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell,
    registerCell: @escaping @MainActor (UITableView) -> Void
  ) {
    self.init(ClosureTableViewCellViewModel(dequeue: dequeueAndPresentCell, register: registerCell))
  }

  /// Creates a type-erased view model with its cell.
  public init<Presenter: ReusablePresenter>(base: ReusableViewModel<Presenter>) where Presenter: UITableViewCell {
    self.init(base)
  }

  /// A closure that dequeues the cell for an index path, and shows the view model on it.
  @preconcurrency @MainActor public var dequeueAndPresentCell: (UITableView, IndexPath) -> UITableViewCell {
    { dequeueCell(from: $0, for: $1, registering: false) }
  }

  /// A closure that registers the cell.
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

  /// A closure that registers the cell.
  @preconcurrency @MainActor public var registerCellCallback: (UITableView) -> Void { registerCell }

  /// A closure that dequeues a cell for the first index path, because the caller provides none. Data sources don't use it.
  @preconcurrency @MainActor public var dequeueAndPresentCellCallback: (UITableView) -> UITableViewCell {
    { dequeueAndPresentCell($0, IndexPath(item: 0, section: 0)) }
  }
}
