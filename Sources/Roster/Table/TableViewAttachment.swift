/// What a table keeps alive while content is attached to it.
@MainActor final class TableViewAttachment {
  let delegate: TableViewDelegate
  private let updater: TableViewUpdater

  init(_ delegate: TableViewDelegate, to tableView: UITableView) {
    self.delegate = delegate
    updater = TableViewUpdater(delegate, of: tableView)
  }
}
