/// The content that a table or collection view shows: cells, headers, and footers.
@usableFromInline
@MainActor final class PresentedContent<View: UIScrollView, Cell: UIView, Supplement>: ShownList {
  /// A closure that returns the header of a section, or `nil` if it has none.
  let header: (_ section: Int) -> Supplement?
  /// A closure that returns the footer of a section, or `nil` if it has none.
  let footer: (_ section: Int) -> Supplement?
  /// A closure that returns the cell for an index path of the view, with the item at a path of the version.
  let cell: (_ view: View, _ indexPath: IndexPath, _ path: IndexPath, _ registering: Bool) -> Cell
  /// A closure that returns the kind of cell for a path of the version, or `nil` if it's the same for all.
  let cellKind: ((_ path: IndexPath) -> _CellKind)?

  @inlinable
  convenience init<Content: DataSource>(
    _ shown: ShownContent<Content>,
    _ content: ListContent,
    header: @escaping (Content.Header) -> Supplement,
    footer: @escaping (Content.Footer) -> Supplement,
    cell: @escaping (Content.Item, View, IndexPath, Bool) -> Cell,
    cellKind: ((Content.Item) -> _CellKind)?
  ) {
    self.init(
      shown,
      content,
      model: { section, item in presentedModel(of: shown.item(at: item, inSection: section)) },
      header: { section in shown.read(section) { $0.header(ofSection: $1) }.map(header) },
      footer: { section in shown.read(section) { $0.footer(ofSection: $1) }.map(footer) },
      cell: { view, indexPath, path, registering in
        cell(shown.item(at: path[1], inSection: path[0]), view, indexPath, registering)
      },
      cellKind: cellKind.map { kind in { kind(shown.item(at: $0[1], inSection: $0[0])) } }
    )
    shown.compareByIdentity()
  }

  @usableFromInline
  init(
    _ shown: AnyShownContent,
    _ content: ListContent,
    model: @escaping (Int, Int) -> Any,
    header: @escaping (Int) -> Supplement?,
    footer: @escaping (Int) -> Supplement?,
    cell: @escaping (View, IndexPath, IndexPath, Bool) -> Cell,
    cellKind: ((IndexPath) -> _CellKind)?
  ) {
    self.header = header
    self.footer = footer
    self.cell = cell
    self.cellKind = cellKind
    super.init(shown, content, model: model)
  }
}

extension ShownContent {
  /// Treats rows that leave one data source for another in one update as moves, if they have the same identity.
  @usableFromInline
  func compareByIdentity() {
    comparison = Comparison { item in
      PresentableIdentity(of: presentedModel(of: item)).map { AnyHashable($0) }
    } areSame: { old, new in
      areEqual(presentedModel(of: old), presentedModel(of: new))
    }
  }
}
