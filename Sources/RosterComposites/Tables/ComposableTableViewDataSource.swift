import Roster

/// A child of a composite that prepares the table that it is handed.
@preconcurrency @MainActor public protocol ComposableTableViewDataSource: ComposableDataSource, UITableViewDataSource {
  /// Registers cells, headers and footers, and keeps the table if the child needs it later.
  ///
  /// Corresponds to what `viewDidLoad` does to a table of its own. It is called for each table that shows the child.
  ///
  /// - Parameter tableView: the table in the child's own sections. The composite keeps it; a child that keeps it too
  ///   changes its own rows with it at any time.
  func registerReusableViews(with tableView: UITableView)
}
