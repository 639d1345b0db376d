import Foundation

/// Content that a table can show, whatever the types in it.
///
/// It consists of closures, which the compiler specialises for the content's type where that is known: a call through
/// a protocol would be made for any type.
@usableFromInline
@MainActor struct TableViewContent {
  let changes: ContentChanges
  let numberOfSections: () -> Int
  let numberOfItems: (_ section: Int) -> Int
  /// The cell for an index path, with the view model on it.
  let cell: (_ tableView: UITableView, _ indexPath: IndexPath, _ registering: Bool) -> UITableViewCell
  /// The innermost view model at an index path that exists.
  let viewModel: (_ indexPath: IndexPath) -> Any
  let header: TableViewSupplements
  let footer: TableViewSupplements
  let indexTitle: (_ section: Int) -> String?
  /// Whether a view model may say how high its row is.
  let mayProvideRowHeights: Bool

  @inlinable
  init<Content: DataSource>(_ content: Content)
  where
    Content.Item: TableViewPresentable,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    self.init(
      changes: content.changes,
      numberOfSections: { content.numberOfSections },
      numberOfItems: { content.numberOfItems(inSection: $0) },
      cell: { tableView, indexPath, registering in
        content.item(at: indexPath.row, inSection: indexPath.section)
          .dequeueCell(from: tableView, for: indexPath, registering: registering)
      },
      viewModel: { presentedModel(of: content.item(at: $0.row, inSection: $0.section)) },
      header: TableViewSupplements { content.header(ofSection: $0) },
      footer: TableViewSupplements { content.footer(ofSection: $0) },
      indexTitle: { content.indexTitle(ofSection: $0) },
      item: Content.Item.self
    )
  }

  @usableFromInline
  init(
    changes: ContentChanges,
    numberOfSections: @escaping () -> Int,
    numberOfItems: @escaping (Int) -> Int,
    cell: @escaping (UITableView, IndexPath, Bool) -> UITableViewCell,
    viewModel: @escaping (IndexPath) -> Any,
    header: TableViewSupplements,
    footer: TableViewSupplements,
    indexTitle: @escaping (Int) -> String?,
    item: Any.Type
  ) {
    self.changes = changes
    self.numberOfSections = numberOfSections
    self.numberOfItems = numberOfItems
    self.cell = cell
    self.viewModel = viewModel
    self.header = header
    self.footer = footer
    self.indexTitle = indexTitle
    mayProvideRowHeights = presentedType(of: item).map { $0 is any RowHeightProviding.Type } ?? true
  }
}
