import Roster

/// A composite's child that prepares its table view.
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
  /// Registers cells, headers, and footers.
  ///
  /// Corresponds to `viewDidLoad` with its own table view. It's called for each table view that shows the child.
  ///
  /// - Parameter tableView: The table view in the child's own sections, which the composite retains. A child that retains it can
  ///   change its own rows at any time.
  func registerReusableViews(with tableView: UITableView)
}
