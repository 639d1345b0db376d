/// What a table keeps alive while content is attached to it.
@MainActor final class TableViewAttachment {
  let delegate: TableViewDelegate
  private var observation: ContentObservation?

  init(_ delegate: TableViewDelegate, to tableView: UITableView) {
    self.delegate = delegate
    observation = delegate.dataSource.content.changes.observe {
      [weak tableView, weak dataSource = delegate.dataSource] _ in
      guard let tableView, let dataSource else { return }
      // The table that asked for the move shows its result already.
      guard dataSource.reorderingTableView !== tableView else { return }
      tableView.reloadData()
    }
  }
}
