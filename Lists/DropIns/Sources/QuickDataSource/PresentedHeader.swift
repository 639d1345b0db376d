import Roster

/// A section's header in a table view, which uses its binder's registered view.
struct PresentedHeader: TableViewHeaderFooterPresentable {
  typealias TableViewHeaderFooter = UITableViewHeaderFooterView

  let item: any ItemType

  func present(on view: UITableViewHeaderFooterView) {
    item.cellToViewModelBinder().update(cell: view)
  }

  func dequeueView(from tableView: UITableView, registering: Bool) -> UITableViewHeaderFooterView? {
    let binder = item.cellToViewModelBinder()
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: binder.reuseId)
    if let view { binder.update(cell: view) }
    return view
  }
}
