import RosterFlows

/// Shows content in tables: the `UITableViewDataSource` that an app need not write.
///
/// ```swift
/// let dataSource = TableViewDataSource(movies)
/// tableView.attach(dataSource)
/// ```
///
/// It registers, dequeues and fills the cells that the view models name, and answers for headers, footers, section index
/// titles, editing, reordering and prefetching. It is open to subclassing: every requirement of the data source can be
/// overridden.
@preconcurrency @MainActor
open class TableViewDataSource: ListDataSource, UITableViewDataSource, UITableViewDataSourcePrefetching {
  /// How the tables follow the changes of the content.
  open var updateOptions = TableViewUpdateOptions() { didSet { optionsDidChange() } }
  override var listOptions: ListUpdateOptions { updateOptions.list }

  @usableFromInline let content: PresentedContent<UITableView, UITableViewCell, any TableViewHeaderFooterPresentable>
  private(set) lazy var commits = ViewModelHandlers<RowEdit, Void> { [unowned self] in answersDidChange() }

  /// What a user does to a row in editing.
  struct RowEdit {
    var style: UITableViewCell.EditingStyle
    var place: ItemPlace
  }

  /// - Parameter content: the content of the table; it is kept alive.
  @inlinable
  public init<Content: DataSource>(_ content: Content)
  where
    Content.Item: TableViewPresentable,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    let varies = cellKindsVary(Content.Item.self)
    self.content = PresentedContent(
      content,
      header: { content.header(ofSection: $0) },
      footer: { content.footer(ofSection: $0) },
      cell: { view, indexPath, contentPath, registering in
        let item = content.item(at: contentPath[1], inSection: contentPath[0])
        let cell = item.dequeueCell(from: view, for: indexPath, registering: registering)
        return varies ? DequeuedKind.note(item._tableCellKind, of: cell) : cell
      },
      cellKind: varies ? { content.item(at: $0[1], inSection: $0[0])._tableCellKind } : nil
    )
    super.init(list: ListContent(content))
  }

  /// - Parameters:
  ///   - content: the content of the table; it is kept alive.
  ///   - cell: the type of the cells that present the items.
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

  /// - Parameter content: that of a composite, whose children show it.
  package init(ofComposite content: ListContent) {
    self.content = PresentedContent()
    super.init(list: content)
    mark.isShown = true
  }

  override var handlers: [any EnclosableHandlers] { super.handlers + [commits] }

  override var conditionalRequirements: any RequirementTable { TableViewDataSource.requirements }
  private static let requirements = ConditionalRequirements(of: TableViewDataSource.self, "tableView")
    .with("commit:forRowAt:", "commitEditingStyle:forRowAtIndexPath:") { !$0.commits.isEmpty }
    .with("moveRowAt:to:", "moveRowAtIndexPath:toIndexPath:") { !$0.moveHandlers.isEmpty }

  override var cellKind: ((IndexPath) -> _CellKind)? { content.cellKind }

  // MARK: Counts and cells

  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.noteCountReading()
    noteUse(in: tableView)
    return serve { list.numberOfSections() }
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    serve { numberOfItems(inSection: section, in: tableView) }
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(at: indexPath, in: tableView) {
      content.cell(tableView, indexPath, contentPath(indexPath, in: tableView), registersAutomatically)
    }
  }

  // MARK: Titles

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    serve {
      showTitle(section, isFooter: false, in: tableView) { content.header.presentable(section)?.tableViewTitle }
    }
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    serve {
      showTitle(section, isFooter: true, in: tableView) { content.footer.presentable(section)?.tableViewTitle }
    }
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionIndexTitles() }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    serve { sectionIndex[index].section }
  }

  // MARK: Editing

  /// A subclass that overrides `tableView(_:commit:forRowAt:)` overrides this too: without a handler of edits or swipes,
  /// only rows whose view model says so as an ``EditingProviding`` can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    serve {
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
