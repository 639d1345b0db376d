import Foundation

/// What a table or a collection needs of its content beside ``ListContent``: cells, headers and footers.
@usableFromInline
@MainActor struct PresentedContent<View: UIScrollView, Cell: UIView, Supplements> {
  /// The cell for an index path of the view, with the view model at a path of the content on it.
  let cell: (_ view: View, _ indexPath: IndexPath, _ contentPath: IndexPath, _ registering: Bool) -> Cell
  let header: Supplements
  let footer: Supplements

  @usableFromInline
  init(cell: @escaping (View, IndexPath, IndexPath, Bool) -> Cell, header: Supplements, footer: Supplements) {
    self.cell = cell
    self.header = header
    self.footer = footer
  }
}
