import Roster

/// Selection, as only tables ask for it.
extension CompositeTableViewDataSource {
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    askForIndexPath(tableView, indexPath) { $0.reachedDelegate?.tableView(_:willSelectRowAt:) }
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    askForIndexPath(tableView, indexPath) { $0.reachedDelegate?.tableView(_:willDeselectRowAt:) }
  }
}
