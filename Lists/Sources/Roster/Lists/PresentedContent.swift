import RosterDiagnostics

/// What a table or a collection needs of its content beside ``ListContent``: cells, headers and footers.
@usableFromInline
@MainActor struct PresentedContent<View: UIScrollView, Cell: UIView, Supplement> {
  /// The headers, or the footers.
  struct Supplements {
    /// Whether there are any in content of this type.
    let mayExist: Bool
    /// What presents that of a section; `nil` if it has none.
    let presentable: (_ section: Int) -> Supplement?
  }

  let header: Supplements
  let footer: Supplements
  /// The cell for an index path of the view, with the view model at a path of the content on it.
  let cell: (_ view: View, _ indexPath: IndexPath, _ contentPath: IndexPath, _ registering: Bool) -> Cell
  /// What decides which cell presents the item at a path of the content; `nil` if that is the same for all.
  let cellKind: ((_ contentPath: IndexPath) -> _CellKind)?

  /// Content that others show.
  init() {
    header = Supplements(mayExist: false) { _ in nil }
    footer = Supplements(mayExist: false) { _ in nil }
    cellKind = nil
    cell = { _, indexPath, _, _ in
      trap(
        "There is no cell at \(Array(indexPath)) of a composite's handlers",
        cause: "their data source is shown in a view of its own",
        advice: "attach the composite"
      )
    }
  }

  @usableFromInline
  init<Content: DataSource>(
    _ content: Content,
    header: @escaping (_ section: Int) -> Supplement?,
    footer: @escaping (_ section: Int) -> Supplement?,
    cell: @escaping (View, IndexPath, IndexPath, Bool) -> Cell,
    cellKind: ((IndexPath) -> _CellKind)?
  ) {
    self.header = Supplements(mayExist: Content.Header.self != Never.self, presentable: header)
    self.footer = Supplements(mayExist: Content.Footer.self != Never.self, presentable: footer)
    self.cell = cell
    self.cellKind = cellKind
  }
}
