import Foundation
import Roster

/// A view model that consists of how its cell is dequeued and registered.
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

  /// Nothing: the cell is as the closure returns it.
  func present(on cell: UITableViewCell) {}
}
