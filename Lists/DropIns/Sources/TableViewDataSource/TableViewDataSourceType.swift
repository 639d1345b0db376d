import RosterComposites

/// A data source of a table view, or of a part of it, with sections from 0.
@preconcurrency @MainActor
public protocol TableViewDataSourceType: ComposableTableViewDataSource, UITableViewDelegate, Composable {
  /// The number of sections.
  var numberOfSections: Int { get }

  /// Shows this data source in a table view. Call it after the view was loaded.
  func configure(with tableView: UITableView)

  /// Registers cells, headers, and footers with a table view.
  func registerReusableViews(with tableView: UITableView)

  /// The table view that shows this data source, in the data source's own sections.
  var tableView: UITableView? { get }
}

extension TableViewDataSourceType {
  public var numberOfSectionsWithoutView: Int? { numberOfSections }
}
