import Roster

/// A data source that shows items in table views. Register their cells, or use a storyboard.
@preconcurrency @MainActor open class TableViewDataSource: Roster.TableViewDataSource {
  /// The items to show.
  public let items: any DataSourceType

  /// Creates a data source with items.
  public init(items: any DataSourceType) {
    self.items = items
    super.init(items.content { PresentedHeader(item: $0) })
  }

  /// Shows the items in a table view, which doesn't retain this data source.
  public func propagate(to tableView: UITableView) {
    tableView.dataSource = self
    tableView.reloadData()
  }
}
