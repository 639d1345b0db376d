import Roster

/// Shows items in tables. The app registers their cells, or has them in a storyboard.
@preconcurrency @MainActor open class TableViewDataSource: Roster.TableViewDataSource {
  /// What the tables show.
  public let items: any DataSourceType

  public init(items: any DataSourceType) {
    self.items = items
    super.init(items.content { PresentedHeader(item: $0) })
  }

  /// Makes a table show the items; the table does not keep this data source alive.
  public func propagate(to tableView: UITableView) {
    tableView.dataSource = self
    tableView.reloadData()
  }
}
