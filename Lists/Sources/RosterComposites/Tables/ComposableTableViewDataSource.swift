import Roster

/// A child of a composite that prepares the table that it is handed.
///
/// ```swift
/// final class Headlines: NSObject, ComposableTableViewDataSource {
///   func registerReusableViews(with tableView: UITableView) {
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "headline")
///   }
///
///   func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
///
///   func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///     tableView.dequeueReusableCell(withIdentifier: "headline", for: indexPath)
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol ComposableTableViewDataSource: ComposableDataSource, UITableViewDataSource {
  /// Registers cells, headers and footers, and keeps the table if the child needs it later.
  ///
  /// Corresponds to what `viewDidLoad` does to a table of its own. It is called for each table that shows the child.
  ///
  /// - Parameter tableView: the table in the child's own sections. The composite keeps it; a child that keeps it too
  ///   changes its own rows with it at any time.
  func registerReusableViews(with tableView: UITableView)
}
