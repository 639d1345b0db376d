import Foundation

/// What ``TableViewDataSource`` and ``CollectionViewDataSource`` have in common: content, and the answers to what both
/// kinds of view ask.
///
/// Use one of the two. Handlers are given to the delegate that `attach` returns.
@MainActor open class ListDataSource: NSObject {
  /// Whether a cell, header or footer type is registered with a view at its first dequeue. Defaults to `true`.
  open var registersAutomatically = true

  /// Whether the section index titles of the content are shown at the edge of the view. Defaults to `true`.
  open var showsSectionIndex = true

  let list: ListContent
  var cellConfigurators = ViewModelHandlers<IndexPath, Void>()
  var editPermissions = ViewModelHandlers<IndexPath, Bool>()
  var movePermissions = ViewModelHandlers<IndexPath, Bool>()
  var moveHandlers = ViewModelHandlers<ItemMove, Void>() {
    didSet { if oldValue.isEmpty { answersDidChange() } }
  }
  /// Whether items can be moved that no permission is about.
  var movesAnyItem = false
  var prefetchHandlers = ViewModelHandlers<IndexPath, Void>()
  var prefetchCancellations = ViewModelHandlers<IndexPath, Void>()
  /// The views that this data source was attached to.
  var views = AttachedViews<UIScrollView>()
  /// Those that make the views follow the content.
  var updaters = AttachedViews<ListUpdater>()
  /// The moves of users that the content has not followed, in the order in which they were made.
  private var reorderings: [ListReordering] = []

  @usableFromInline
  init(list: ListContent) {
    self.list = list
    super.init()
  }

  /// The view model at an index path, or `nil` if there is none.
  ///
  /// View models that are wrapped, in ``AnyTableViewPresentable``, ``Presented`` and the like, come out of
  /// their wrapping.
  public final func viewModel(at indexPath: IndexPath) -> Any? {
    list.contains(indexPath) ? list.viewModel(indexPath) : nil
  }

  /// What a view shows at an index path.
  final func viewModel(at indexPath: IndexPath, in view: UIScrollView) -> Any? {
    viewModel(at: contentPath(indexPath, in: view))
  }

  // MARK: Attached views

  /// Has the views read anew which requirements are answered, which they do when their data source is set.
  final func answersDidChange() {
    for view in views.all { readAnswers(of: view) }
  }

  /// Sets a view's data source anew if it is this one.
  func readAnswers(of view: UIScrollView) {}

  // MARK: Answers

  final func configure(_ cell: UIView, at indexPath: IndexPath) {
    if !cellConfigurators.isEmpty { cellConfigurators.callAll(for: cell, indexPath) }
  }

  final func sectionIndexTitles(_ requirement: StaticString = #function) -> [String]? {
    guard showsSectionIndex else { return nil }
    let entries = serve(requirement) { sectionIndex }
    return entries.isEmpty ? nil : entries.map(\.title)
  }

  final var sectionIndex: [SectionIndex.Entry] {
    SectionIndex.entries(of: list.numberOfSections(), title: list.indexTitle)
  }

  /// Whether an item can be edited, if a handler or its view model says so.
  final func editPermission(of viewModel: Any, at indexPath: IndexPath) -> Bool? {
    editPermissions.firstAnswer(for: viewModel, indexPath) ?? (viewModel as? any EditingProviding)?.canEdit
  }

  // MARK: Reordering

  final func canMove(at indexPath: IndexPath, in view: UIScrollView, _ requirement: StaticString = #function) -> Bool {
    serve(requirement) {
      guard !moveHandlers.isEmpty, let viewModel = viewModel(at: indexPath, in: view) else { return false }
      return movePermissions.firstAnswer(for: viewModel, indexPath)
        ?? (viewModel as? any ReorderingProviding)?.canMove
        ?? movesAnyItem
    }
  }

  /// Lets the handler of moves follow a move that a view makes.
  ///
  /// The view expects exactly this move of its data source, and only once this method has returned. So the changes that
  /// the handler makes wait for the next turn of the main actor, and the view is answered as if the content had moved
  /// the item, until the content does so or does something else.
  final func move(_ source: IndexPath, to destination: IndexPath, in view: UIScrollView) {
    guard !moveHandlers.isEmpty, let viewModel = viewModel(at: source, in: view) else { return }
    let itemMove = ItemMove(source: contentPath(source, in: view), destination: destination)
    coalesced { moveHandlers.callAll(for: viewModel, itemMove) }
    let move = IndexMove(
      from: ItemPath(section: source[0], item: source[1]),
      to: ItemPath(section: destination[0], item: destination[1])
    )
    reorderings.append(ListReordering(view: view, move: move))
    // Behind the changes that wait, and behind tasks that the handler has begun.
    Task { settleReorderings() }
  }

  /// The path in the content of what a view shows at an index path.
  final func contentPath(_ indexPath: IndexPath, in view: UIScrollView) -> IndexPath {
    if reorderings.isEmpty || indexPath.count != 2 { return indexPath }
    let path = ItemPath(section: indexPath[0], item: indexPath[1])
    return reorderings.reversed().reduce(path) { $1.view === view ? $1.source(of: $0) : $0 }.indexPath
  }

  final func numberOfItems(inSection section: Int, in view: UIScrollView) -> Int {
    let count = list.numberOfItems(section)
    if reorderings.isEmpty { return count }
    return reorderings.reduce(count) { $1.view === view ? $0 + $1.growth(ofSection: section) : $0 }
  }

  /// The moves that a view has made and the content has not followed.
  final func reorderings(in view: UIScrollView) -> [ListReordering] {
    reorderings.isEmpty ? [] : reorderings.filter { $0.view === view }
  }

  /// Answers a view with the content again, as it is.
  final func endReorderings(in view: UIScrollView) {
    reorderings.removeAll { $0.view === view || $0.view == nil }
  }

  /// Has the views show the content where it did not follow their moves.
  private func settleReorderings() {
    for updater in updaters.all { updater.settleReorderings() }
    let views = reorderings.compactMap(\.view)
    reorderings = []
    for view in views { readAnswers(of: view) }
  }

  // MARK: Prefetching

  final func prefetch(_ indexPaths: [IndexPath], in view: UIScrollView) {
    forEachViewModel(at: indexPaths, in: view, prefetchHandlers) { $0.prefetch() }
  }

  final func cancelPrefetching(_ indexPaths: [IndexPath], in view: UIScrollView) {
    forEachViewModel(at: indexPaths, in: view, prefetchCancellations) { $0.cancelPrefetching() }
  }

  private func forEachViewModel(
    at indexPaths: [IndexPath],
    in view: UIScrollView,
    _ handlers: ViewModelHandlers<IndexPath, Void>,
    _ ask: (any PrefetchProviding) -> Void
  ) {
    for indexPath in indexPaths {
      guard let viewModel = viewModel(at: indexPath, in: view) else { continue }
      if let provider = viewModel as? any PrefetchProviding { ask(provider) }
      handlers.callAll(for: viewModel, indexPath)
    }
  }
}
