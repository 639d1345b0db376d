import RosterFlows

/// A data source that shows content in table views.
///
/// ```swift
/// let dataSource = TableViewDataSource(movies)
/// tableView.attach(dataSource)
/// ```
///
/// It registers, dequeues, and fills the cells that the view models declare. It also provides headers, footers, section index
/// titles, editing, reordering, and prefetching. You can subclass it and override every requirement.
@preconcurrency @MainActor
open class TableViewDataSource: ListDataSource, UITableViewDataSource, UITableViewDataSourcePrefetching {
  /// The way table views follow the content's changes.
  open var updateOptions = TableViewUpdateOptions() { didSet { optionsDidChange() } }
  override var listOptions: ListUpdateOptions { updateOptions.list }

  @usableFromInline typealias Shown = PresentedContent<
    UITableView, UITableViewCell, any TableViewHeaderFooterPresentable
  >
  /// A closure that creates a composite's child from the content.
  @usableFromInline package let makeChild: () -> CompositeTableViewContent.Child
  /// A Boolean value that indicates whether the type of content can have headers.
  @usableFromInline let mayHaveHeaders: Bool
  /// A Boolean value that indicates whether the type of content can have footers.
  @usableFromInline let mayHaveFooters: Bool
  private(set) lazy var commits = ViewModelHandlers<RowEdit, Void> { [unowned self] in answersDidChange() }

  /// The user's edit of a row.
  struct RowEdit {
    var style: UITableViewCell.EditingStyle
    var place: ItemPlace
  }

  /// Creates a data source with content.
  ///
  /// - Parameter content: The content of the table view. It's retained.
  @inlinable
  public init<Content: DataSource>(_ content: Content)
  where
    Content.Item: TableViewPresentable,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    let list = ListContent(content)
    let varies = cellKindsVary(Content.Item.self)
    makeChild = { .init(presenting: content) }
    (mayHaveHeaders, mayHaveFooters) = (Content.Header.self != Never.self, Content.Footer.self != Never.self)
    super.init(list: list) {
      Shown(
        ShownContent(content),
        list,
        header: { $0 },
        footer: { $0 },
        cell: { item, view, indexPath, registering in
          let cell = item.dequeueCell(from: view, for: indexPath, registering: registering)
          return varies ? DequeuedKind.note(item._tableCellKind, of: cell) : cell
        },
        cellKind: varies ? { $0._tableCellKind } : nil
      )
    }
  }

  /// Creates a data source with content and the type of its cells.
  ///
  /// - Parameters:
  ///   - content: The content of the table view. It's retained.
  ///   - cell: The type of the cells that present the items.
  @inlinable
  public convenience init<Content: DataSource, Cell>(_ content: Content, cell: Cell.Type)
  where
    Cell: UITableViewCell & ReusablePresenter,
    Content.Item == Cell.ViewModel,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    self.init(content.map { Presented<Cell>($0) })
  }

  override var handlers: [any EnclosableHandlers] { super.handlers + [commits] }

  override var conditionalRequirements: any RequirementTable { TableViewDataSource.requirements }
  private static let requirements = ConditionalRequirements(of: TableViewDataSource.self, "tableView")
    .with("commit:forRowAt:", "commitEditingStyle:forRowAtIndexPath:") { !$0.commits.isEmpty }
    .with("moveRowAt:to:", "moveRowAtIndexPath:toIndexPath:") { !$0.moveHandlers.isEmpty }

  /// Returns the content that a table view shows.
  @inline(__always)
  final func shown(in tableView: UITableView) -> Shown {
    // All are created by the initializer's closure.
    unsafeDowncast(shownList(in: tableView), to: Shown.self)
  }

  override func cellKind(at indexPath: IndexPath, in view: UIScrollView) -> _CellKind? {
    guard let shown = (view as? UITableView).map(shown), shown.contains(indexPath), shown.canRead(indexPath) else {
      return nil
    }
    return shown.cellKind?(shown.path(indexPath))
  }

  // MARK: Counts and cells

  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.noteCountReading()
    noteUse(in: tableView)
    return Turn.serve { shown(in: tableView).numberOfSections }
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Turn.serve { shown(in: tableView).numberOfItems(inSection: section) }
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(at: indexPath, in: tableView) {
      let shown = shown(in: tableView)
      guard shown.canRead(indexPath) else { return UITableViewCell() }
      return shown.cell(tableView, indexPath, shown.path(indexPath), registersAutomatically)
    }
  }

  // MARK: Titles

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Turn.serve {
      showTitle(section, isFooter: false, in: tableView) { shown(in: tableView).header(section)?.tableViewTitle }
    }
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Turn.serve {
      showTitle(section, isFooter: true, in: tableView) { shown(in: tableView).footer(section)?.tableViewTitle }
    }
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionIndexTitles(in: tableView) }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    Turn.serve { sectionIndex(in: tableView)[index].section }
  }

  // MARK: Editing

  /// If you override `tableView(_:commit:forRowAt:)`, override this too. Without handlers for edits or swipes, only rows of an
  /// ``EditingProviding`` or ``SwipeActionsProviding`` can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Turn.serve {
      guard let viewModel = viewModel(at: indexPath, in: tableView) else { return false }
      return editPermission(of: viewModel, at: indexPath, in: tableView) ?? (!commits.isEmpty || isSwipeable(viewModel))
    }
  }

  private func isSwipeable(_ viewModel: Any) -> Bool {
    #if os(tvOS)
      false
    #else
      viewModel is any SwipeActionsProviding || swipeables.firstAnswer(for: viewModel, ()) ?? false
    #endif
  }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard hasAnswer(!commits.isEmpty) else { return }
    guard let viewModel = viewModel(at: indexPath, in: tableView) else { return }
    commits.callAll(for: viewModel, RowEdit(style: editingStyle, place: place(at: indexPath, in: tableView)))
  }

  // MARK: Reordering

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(at: indexPath, in: tableView)
  }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard hasAnswer(!moveHandlers.isEmpty) else { return }
    move(sourceIndexPath, to: destinationIndexPath, in: tableView)
  }

  // MARK: Prefetching

  open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths, in: tableView)
  }

  open func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelPrefetching(indexPaths, in: tableView)
  }
}
