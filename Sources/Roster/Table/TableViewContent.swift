import Foundation

/// What a table needs of its content beside ``ListContent``: cells, headers and footers.
@usableFromInline
@MainActor struct TableViewContent {
  /// The cell for an index path of the view, with the view model at a path of the content on it.
  let cell:
    (_ tableView: UITableView, _ indexPath: IndexPath, _ contentPath: IndexPath, _ registering: Bool) -> UITableViewCell
  let header: TableViewSupplements
  let footer: TableViewSupplements

  @inlinable
  init<Content: DataSource>(_ content: Content)
  where
    Content.Item: TableViewPresentable,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    self.init(
      cell: { tableView, indexPath, contentPath, registering in
        content.item(at: contentPath[1], inSection: contentPath[0])
          .dequeueCell(from: tableView, for: indexPath, registering: registering)
      },
      header: TableViewSupplements { content.header(ofSection: $0) },
      footer: TableViewSupplements { content.footer(ofSection: $0) }
    )
  }

  @usableFromInline
  init(
    cell: @escaping (UITableView, IndexPath, IndexPath, Bool) -> UITableViewCell,
    header: TableViewSupplements,
    footer: TableViewSupplements
  ) {
    self.cell = cell
    self.header = header
    self.footer = footer
  }
}
