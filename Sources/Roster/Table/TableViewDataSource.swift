import Foundation

/// Shows content in tables: the `UITableViewDataSource` that nobody has to write.
///
/// ```swift
/// let dataSource = TableViewDataSource(FlatDataSource(movies))
/// tableView.attach(dataSource)
/// ```
///
/// It registers, dequeues and fills the cells that the view models name, and answers for headers, footers, section index
/// titles, editing, reordering and prefetching. It is open to subclassing: every requirement of the data source can be
/// overridden.
@MainActor open class TableViewDataSource: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
  /// Whether a cell, header or footer type is registered with a table at its first dequeue. Defaults to `true`.
  open var registersAutomatically = true

  /// Whether the section index titles of the content are shown at the edge of the table. Defaults to `true`.
  open var showsSectionIndex = true

  /// How the tables follow the changes of the content.
  open var updates = TableViewUpdates()

  @usableFromInline let content: TableViewContent
  var cellConfigurators = ViewModelHandlers<IndexPath, Void>()
  var editPermissions = ViewModelHandlers<IndexPath, Bool>()
  var commits = ViewModelHandlers<RowEdit, Void>() {
    didSet { if oldValue.isEmpty { answersDidChange() } }
  }
  /// The view models for which a delegate has handlers of swipes.
  var swipeables = ViewModelHandlers<Void, Bool>()
  var movePermissions = ViewModelHandlers<IndexPath, Bool>()
  var moveHandler: ((IndexPath, IndexPath) -> Void)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }
  var prefetchHandlers = ViewModelHandlers<IndexPath, Void>()
  var prefetchCancellations = ViewModelHandlers<IndexPath, Void>()
  /// The tables that this data source was attached to.
  var tables = AttachedViews<UITableView>()
  /// The table that has moved a row itself and waits for the content to follow.
  private(set) weak var reorderingTableView: UITableView?
  /// What that table has moved.
  private(set) var reorderingMove: IndexMove<ItemPath>?

  /// What a user does to a row in editing.
  struct RowEdit {
    var style: UITableViewCell.EditingStyle
    var indexPath: IndexPath
  }

  /// - Parameter content: what the table shows; it is kept alive.
  @inlinable
  public init<Content: DataSource>(_ content: Content)
  where
    Content.Item: TableViewPresentable,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    self.content = TableViewContent(content)
    super.init()
  }

  /// - Parameters:
  ///   - content: what the table shows; it is kept alive.
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

  /// The view model at an index path, or `nil` if there is none.
  ///
  /// View models that are wrapped, in ``AnyTableViewPresentable`` or ``Presented``, come out of their wrapping.
  public final func viewModel(at indexPath: IndexPath) -> Any? {
    guard
      indexPath.count == 2,
      (0..<content.numberOfSections()).contains(indexPath.section),
      (0..<content.numberOfItems(indexPath.section)).contains(indexPath.row)
    else { return nil }
    return content.viewModel(indexPath)
  }

  /// Has the tables find out anew which requirements are answered, which they do when their data source is set.
  private func answersDidChange() {
    for tableView in tables.all where tableView.dataSource === self {
      tableView.dataSource = nil
      tableView.dataSource = self
      tableView.reloadData()
    }
  }

  // MARK: Counts and cells

  open func numberOfSections(in tableView: UITableView) -> Int {
    serve { content.numberOfSections() }
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    serve { content.numberOfItems(section) }
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    serve {
      let cell = content.cell(tableView, indexPath, registersAutomatically)
      if !cellConfigurators.isEmpty { cellConfigurators.callAll(for: cell, indexPath) }
      return cell
    }
  }

  // MARK: Titles

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    serve { content.header.title(section) }
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    serve { content.footer.title(section) }
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    guard showsSectionIndex else { return nil }
    let entries = serve { SectionIndex.entries(of: content.numberOfSections(), title: content.indexTitle) }
    return entries.isEmpty ? nil : entries.map(\.title)
  }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    serve { SectionIndex.entries(of: content.numberOfSections(), title: content.indexTitle)[index].section }
  }

  // MARK: Editing

  /// A subclass that overrides `tableView(_:commit:forRowAt:)` overrides this too: without a handler of edits or swipes,
  /// only rows whose view model asks for it can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    serve {
      guard let viewModel = viewModel(at: indexPath) else { return false }
      if let answer = editPermissions.firstAnswer(for: viewModel, indexPath) { return answer }
      if let answer = (viewModel as? any EditingProviding)?.canEdit { return answer }
      return !commits.isEmpty || isSwipeable(viewModel)
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
    guard answers(.commit) else { return }
    guard let viewModel = viewModel(at: indexPath) else { return }
    commits.callAll(for: viewModel, RowEdit(style: editingStyle, indexPath: indexPath))
  }

  // MARK: Reordering

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    serve {
      guard moveHandler != nil, let viewModel = viewModel(at: indexPath) else { return false }
      if let answer = movePermissions.firstAnswer(for: viewModel, indexPath) { return answer }
      return (viewModel as? any ReorderingProviding)?.canMove ?? true
    }
  }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard answers(.moveRow), let moveHandler else { return }
    reorderingTableView = tableView
    reorderingMove = IndexMove(
      from: ItemPath(section: sourceIndexPath.section, item: sourceIndexPath.row),
      to: ItemPath(section: destinationIndexPath.section, item: destinationIndexPath.row)
    )
    defer {
      reorderingTableView = nil
      reorderingMove = nil
    }
    moveHandler(sourceIndexPath, destinationIndexPath)
  }

  // MARK: Prefetching

  open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let viewModel = viewModel(at: indexPath) else { continue }
      (viewModel as? any PrefetchProviding)?.prefetch()
      prefetchHandlers.callAll(for: viewModel, indexPath)
    }
  }

  open func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let viewModel = viewModel(at: indexPath) else { continue }
      (viewModel as? any PrefetchProviding)?.cancelPrefetching()
      prefetchCancellations.callAll(for: viewModel, indexPath)
    }
  }
}
