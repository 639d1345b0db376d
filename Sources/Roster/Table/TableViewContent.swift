import Foundation

/// Content that a table can show, whatever the types in it.
@MainActor protocol TableViewContent: AnyObject {
  var changes: ContentChanges { get }
  var numberOfSections: Int { get }

  func numberOfItems(inSection section: Int) -> Int

  /// The cell for an index path, with the view model on it.
  func cell(in tableView: UITableView, for indexPath: IndexPath, registering: Bool) -> UITableViewCell

  /// The innermost view model at an index path that exists.
  func viewModel(at indexPath: IndexPath) -> Any

  func headerTitle(ofSection section: Int) -> String?
  func footerTitle(ofSection section: Int) -> String?
  func headerView(in tableView: UITableView, section: Int, registering: Bool) -> UITableViewHeaderFooterView?
  func footerView(in tableView: UITableView, section: Int, registering: Bool) -> UITableViewHeaderFooterView?

  func hasHeader(inSection section: Int) -> Bool
  func hasFooter(inSection section: Int) -> Bool

  /// Shows a section's header on the view that showed it before; returns whether that view can show it.
  func presentHeader(on view: UITableViewHeaderFooterView, section: Int) -> Bool

  /// Shows a section's footer on the view that showed it before; returns whether that view can show it.
  func presentFooter(on view: UITableViewHeaderFooterView, section: Int) -> Bool

  func indexTitle(ofSection section: Int) -> String?

  /// Whether there are headers in content of this type.
  var mayHaveHeaders: Bool { get }

  /// Whether there are footers in content of this type.
  var mayHaveFooters: Bool { get }

  /// Whether a view model may say how high its row is.
  var mayProvideRowHeights: Bool { get }
}
