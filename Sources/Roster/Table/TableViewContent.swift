import Foundation

/// What a table needs of its content beside ``ListContent``: cells, headers and footers.
@usableFromInline
@MainActor struct TableViewContent {
  /// The cell for an index path, with the view model on it.
  let cell: (_ tableView: UITableView, _ indexPath: IndexPath, _ registering: Bool) -> UITableViewCell
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
      cell: { tableView, indexPath, registering in
        content.item(at: indexPath.row, inSection: indexPath.section)
          .dequeueCell(from: tableView, for: indexPath, registering: registering)
      },
      header: TableViewSupplements { content.header(ofSection: $0) },
      footer: TableViewSupplements { content.footer(ofSection: $0) }
    )
  }

  @usableFromInline
  init(
    cell: @escaping (UITableView, IndexPath, Bool) -> UITableViewCell,
    header: TableViewSupplements,
    footer: TableViewSupplements
  ) {
    self.cell = cell
    self.header = header
    self.footer = footer
  }
}
