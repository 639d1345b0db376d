import Foundation
import Roster

/// A view model with closures that dequeue and register its cell.
final class ClosureTableViewCellViewModel: TableViewPresentable {
  typealias TableViewCell = UITableViewCell

  private let dequeue: @MainActor (UITableView, IndexPath) -> UITableViewCell
  let register: @MainActor (UITableView) -> Void
  @MainActor private weak var registered: UITableView?

  init(
    dequeue: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell,
    register: @escaping @MainActor (UITableView) -> Void
  ) {
    self.dequeue = dequeue
    self.register = register
  }

  func dequeueCell(from tableView: UITableView, for indexPath: IndexPath, registering: Bool) -> UITableViewCell {
    if registering, registered !== tableView {
      registered = tableView
      register(tableView)
    }
    return dequeue(tableView, indexPath)
  }

  /// Does nothing, because the closure returns a complete cell.
  func present(on cell: UITableViewCell) {}
}
