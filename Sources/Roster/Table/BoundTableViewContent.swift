import Foundation

/// A data source whose items, headers and footers a table can present.
final class BoundTableViewContent<Content: DataSource>: TableViewContent
where
  Content.Item: TableViewPresentable,
  Content.Header: TableViewHeaderFooterPresentable,
  Content.Footer: TableViewHeaderFooterPresentable
{
  private let content: Content
  let mayProvideRowHeights: Bool

  init(_ content: Content) {
    self.content = content
    mayProvideRowHeights = presentedType(of: Content.Item.self).map { $0 is any RowHeightProviding.Type } ?? true
  }

  var mayHaveHeaders: Bool { Content.Header.self != Never.self }

  var mayHaveFooters: Bool { Content.Footer.self != Never.self }

  var changes: ContentChanges { content.changes }

  var numberOfSections: Int { content.numberOfSections }

  func numberOfItems(inSection section: Int) -> Int {
    content.numberOfItems(inSection: section)
  }

  func cell(in tableView: UITableView, for indexPath: IndexPath, registering: Bool) -> UITableViewCell {
    content.item(at: indexPath.row, inSection: indexPath.section)
      .dequeueCell(from: tableView, for: indexPath, registering: registering)
  }

  func viewModel(at indexPath: IndexPath) -> Any {
    presentedModel(of: content.item(at: indexPath.row, inSection: indexPath.section))
  }

  func headerTitle(ofSection section: Int) -> String? {
    content.header(ofSection: section)?.tableViewTitle
  }

  func footerTitle(ofSection section: Int) -> String? {
    content.footer(ofSection: section)?.tableViewTitle
  }

  func headerView(in tableView: UITableView, section: Int, registering: Bool) -> UITableViewHeaderFooterView? {
    content.header(ofSection: section)?.dequeueView(from: tableView, registering: registering)
  }

  func footerView(in tableView: UITableView, section: Int, registering: Bool) -> UITableViewHeaderFooterView? {
    content.footer(ofSection: section)?.dequeueView(from: tableView, registering: registering)
  }

  func hasHeader(inSection section: Int) -> Bool { content.header(ofSection: section) != nil }

  func hasFooter(inSection section: Int) -> Bool { content.footer(ofSection: section) != nil }

  func presentHeader(on view: UITableViewHeaderFooterView, section: Int) -> Bool {
    content.header(ofSection: section)?.refresh(view) ?? false
  }

  func presentFooter(on view: UITableViewHeaderFooterView, section: Int) -> Bool {
    content.footer(ofSection: section)?.refresh(view) ?? false
  }

  func indexTitle(ofSection section: Int) -> String? {
    content.indexTitle(ofSection: section)
  }
}

extension TableViewHeaderFooterPresentable {
  /// Shows the view model on a view that shows another one, if it is of the type that would be dequeued.
  @MainActor fileprivate func refresh(_ view: UITableViewHeaderFooterView) -> Bool {
    if let erased = self as? AnyTableViewHeaderFooterPresentable { return erased.base.refresh(view) }
    if let title = tableViewTitle {
      guard type(of: view) == UITableViewHeaderFooterView.self else { return false }
      view.textLabel?.text = title
      return true
    }
    guard type(of: view) == TableViewHeaderFooter.self, let view = view as? TableViewHeaderFooter else { return false }
    present(on: view)
    return true
  }
}
