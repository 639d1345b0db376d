import RosterComposites

/// A data source of a table, or of a part of it: its sections count from 0 wherever they are shown.
@preconcurrency @MainActor
public protocol TableViewDataSourceType: ComposableTableViewDataSource, UITableViewDelegate, Composable {
  /// The number of sections.
  var numberOfSections: Int { get }

  /// Makes a table show this data source. Call it after the view was loaded.
  func configure(with tableView: UITableView)

  /// Registers cells, headers and footers with a table.
  func registerReusableViews(with tableView: UITableView)

  /// The table that shows this data source, in the data source's own sections.
  var tableView: UITableView? { get }
}

extension TableViewDataSourceType {
  public var numberOfSectionsWithoutView: Int? { numberOfSections }
}
