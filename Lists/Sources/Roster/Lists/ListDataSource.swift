import RosterDiagnostics
import RosterFlows

/// What ``TableViewDataSource`` and ``CollectionViewDataSource`` have in common: content, and the answers to what both
/// kinds of view ask.
///
/// Use one of the two. Handlers are given to the delegate that `attach` returns.
@preconcurrency @MainActor open class ListDataSource: ListDelegateBase {
  /// Whether a cell, header or footer type is registered with a view at its first dequeue. Defaults to `true`.
  @exclusivity(unchecked)  // A `Bool` is read and written at once.
  open var registersAutomatically = true

  package let list: ListContent
  /// The types of all items, which may be wrapped view models; `nil` if items of any type may come.
  package final lazy var itemTypes: [Any.Type]? = [list.itemType]
  /// How the views follow changes, as far as tables and collections have it in common.
  var listOptions: ListUpdateOptions { ListUpdateOptions() }
  let cellConfigurators = ViewModelHandlers<ItemPlace, Void>()
  let editPermissions = ViewModelHandlers<ItemPlace, Bool>()
  let movePermissions = ViewModelHandlers<ItemPlace, Bool>()
  /// Whether items can be moved that no permission is about.
  let defaultMovePermissions = ViewModelHandlers<Void, Bool>()
  private(set) lazy var moveHandlers = ViewModelHandlers<ItemMove, Void> { [unowned self] in
    answersDidChange()
  } outerContext: { [unowned self] in
    $0.counted(from: list, in: (enclosing as? ListDataSource)?.list)
  }
  /// The view models for which a delegate has handlers of swipes.
  let swipeables = ViewModelHandlers<Void, Bool>()
  private(set) lazy var prefetchHandlers = ViewModelHandlers<ItemPlace, Void> { [unowned self] in
    prefetchingDidBegin()
  }
  private(set) lazy var prefetchCancellations = ViewModelHandlers<ItemPlace, Void> { [unowned self] in
    prefetchingDidBegin()
  }
  override package final var views: AttachedViews<UIScrollView> { didSet { mark.isShown = true } }
  let mark = UnattachedWarning()
  /// What keeps the views where their readers are.
  var anchoredLists = AttachedViews<AnchoredList>()
  /// Those that make the views follow the content.
  var updaters = AttachedViews<ListUpdater>()
  /// Whether something that is shown has been read from an observable model. Read and written at once.
  @exclusivity(unchecked) final var readsModels = false
  /// Whether a height or a size was. Read and written at once.
  @exclusivity(unchecked) final var readsModelsForSizes = false
  /// The moves of users that the content has not followed, in the order in which they were made.
  ///
  /// Nothing that reads them is called while they are written, so that no two accesses overlap.
  @exclusivity(unchecked) private var reorderings: [ListReordering] = []

  @usableFromInline
  init(list: ListContent) {
    self.list = list
    super.init()
    mark.owner = type(of: self)
  }

  override var handlers: [any EnclosableHandlers] {
    [
      cellConfigurators, editPermissions, movePermissions, defaultMovePermissions, moveHandlers, swipeables,
      prefetchHandlers, prefetchCancellations,
    ]
  }

  /// The view model at an index path, or `nil` if there is none.
  ///
  /// View models that are wrapped, in ``AnyTableViewPresentable``, ``Presented`` and the like, come out of
  /// their wrapping.
  public final func viewModel(at indexPath: IndexPath) -> Any? {
    list.contains(indexPath) ? list.viewModel(indexPath) : nil
  }

  /// The view model of a place, or `nil` if its item is gone or of other content.
  public final func viewModel(at place: ItemPlace) -> Any? {
    list.indexPath(place).map(list.viewModel)
  }

  /// What decides which cell presents the item at a path of the content; `nil` if that is the same for all.
  var cellKind: ((IndexPath) -> _CellKind)? { nil }

  /// Whether an item needs another cell than the one that shows it.
  final func needsOtherCell(at indexPath: IndexPath, in view: some ListView) -> Bool {
    guard let cellKind, let shown = view.shownCell(at: indexPath)?.associated(DequeuedKind.self) else { return false }
    let path = contentPath(indexPath, in: view)
    return list.contains(path) && !cellKind(path).sharesCells(with: shown.kind)
  }

  /// What a view shows at an index path: in a transaction, too, that is what is there before it.
  final func viewModel(at indexPath: IndexPath, in view: UIScrollView) -> Any? {
    readShown { viewModel(at: contentPath(indexPath, in: view)) }
  }

  /// A place of what a view shows at an index path that exists.
  final func place(at indexPath: IndexPath, in view: UIScrollView) -> ItemPlace {
    readShown { list.place(contentPath(indexPath, in: view)) }
  }

  /// What a view shows at an index path, and where that is in the content.
  final func shownItem(at indexPath: IndexPath, in view: UIScrollView) -> ShownItem? {
    viewModel(at: indexPath, in: view).map { ShownItem($0, at: place(at: indexPath, in: view)) }
  }

  /// Whether a subclass may override what this class answers.
  private var isSubclass: Bool {
    type(of: self) != TableViewDataSource.self && type(of: self) != CollectionViewDataSource.self
  }

  // MARK: Attached views

  /// Notes in debug builds that a view asks which is not attached, so that it does not follow the content.
  final func noteUse(in view: UIScrollView) {
    mark.isShown = true
    #if DEBUG
      if isSubclass || view is any ChildViewProxy || views.all.contains(view) { return }
      DebugNotes.post(
        "A \(type(of: self)) answers a view that it is not attached to: the view does not follow its content",
        cause: "it was set as the view's `dataSource`",
        advice: "call `attach(_:)` of the view",
        once: "attached \(type(of: self))"
      )
    #endif
  }

  // MARK: Answers

  final func configure(_ cell: UIView, at indexPath: IndexPath, in view: UIScrollView) {
    if cellConfigurators.isEmpty { return }
    cellConfigurators.callAll(for: cell, place(at: indexPath, in: view))
  }

  final func sectionIndexTitles(_ requirement: StaticString = #function) -> [String]? {
    let entries = serve(requirement) { sectionIndex }
    return entries.isEmpty ? nil : entries.map(\.title)
  }

  final var sectionIndex: [SectionIndex.Entry] {
    SectionIndex.entries(of: list.numberOfSections(), title: list.indexTitle)
  }

  /// Whether an item can be edited, if a handler or its view model says so.
  final func editPermission(of viewModel: Any, at indexPath: IndexPath, in view: UIScrollView) -> Bool? {
    editPermissions.firstAnswer(for: viewModel, place(at: indexPath, in: view))
      ?? (viewModel as? any EditingProviding)?.canEdit
  }

  // MARK: Reordering

  final func canMove(at indexPath: IndexPath, in view: UIScrollView, _ requirement: StaticString = #function) -> Bool {
    serve(requirement) {
      guard !moveHandlers.isEmpty, let viewModel = viewModel(at: indexPath, in: view) else { return false }
      return movePermissions.firstAnswer(for: viewModel, place(at: indexPath, in: view))
        ?? (viewModel as? any ReorderingProviding)?.canMove
        ?? defaultMovePermissions.firstAnswer(for: viewModel, ()) ?? false
    }
  }

  /// Lets the handler of moves follow a move that a view makes.
  ///
  /// The view expects exactly this move of its data source, and only once this method has returned. So the changes that
  /// the handler makes wait for the next turn of the main actor, and the view is answered as if the content had moved
  /// the item, until the content does so or does something else.
  final func move(_ source: IndexPath, to destination: IndexPath, in view: UIScrollView) {
    guard !moveHandlers.isEmpty, let shown = shownItem(at: source, in: view) else { return }
    let move = IndexMove(
      from: ItemPath(section: source[0], item: source[1]),
      to: ItemPath(section: destination[0], item: destination[1])
    )
    reorderings.append(ListReordering(view: view, move: move))
    let previous = neighbour(of: destination, by: -1, in: view)
    let next = neighbour(of: destination, by: 1, in: view)
    let owner = list.owner(destination[0])
    coalesced {
      // In here the content answers with the changes that wait, such as a move before this one.
      guard let source = list.indexPath(shown.place) else { return }
      let indexPath = self.destination(of: source, previous, next) ?? destination
      let destination = MoveDestination(
        place: shown.place,
        previous: previous,
        next: next,
        indexPath: indexPath,
        owner: owner
      )
      moveHandlers.callAll(for: shown.viewModel, ItemMove(source: source, destination: destination))
    }
    // Behind the changes that wait, and behind tasks that the handler has begun.
    Task { settleReorderings() }
  }

  /// What a view shows so many items behind an index path in its section.
  private func neighbour(of indexPath: IndexPath, by distance: Int, in view: UIScrollView) -> ItemPlace? {
    let item = indexPath[1] + distance
    guard (0..<numberOfItems(inSection: indexPath[0], in: view)).contains(item) else { return nil }
    return place(at: IndexPath(indexes: [indexPath[0], item]), in: view)
  }

  /// The index path that an item has once it is between its neighbours; `nil` if it has none.
  private func destination(of source: IndexPath, _ previous: ItemPlace?, _ next: ItemPlace?) -> IndexPath? {
    let place: IndexPath
    if let next = next.flatMap(list.indexPath) {
      place = next
    } else if let previous = previous.flatMap(list.indexPath) {
      place = IndexPath(indexes: [previous[0], previous[1] + 1])
    } else {
      return nil
    }
    let isBehindItself = source[0] == place[0] && source[1] < place[1]
    return isBehindItself ? IndexPath(indexes: [place[0], place[1] - 1]) : place
  }

  /// The path in the content of what a view shows at an index path.
  @inline(__always)
  final func contentPath(_ indexPath: IndexPath, in view: UIScrollView) -> IndexPath {
    reorderings.isEmpty ? indexPath : reorderedPath(indexPath, in: view)
  }

  private func reorderedPath(_ indexPath: IndexPath, in view: UIScrollView) -> IndexPath {
    if indexPath.count != 2 { return indexPath }
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
    for view in views { (view as? any ListView)?.assignAnew(self) }
  }

  /// Has the views be observed as the options need it.
  final func optionsDidChange() {
    for anchored in anchoredLists.all { anchored.followPolicy() }
  }

  // MARK: Prefetching

  /// Whether view models, handlers or the methods of a subclass may have something to do before items are shown. Otherwise
  /// views need not look for them at each scroll.
  final var mayPrefetch: Bool {
    isSubclass || !prefetchHandlers.isEmpty || !prefetchCancellations.isEmpty
      || list.viewModelType.map { $0 is any PrefetchProviding.Type } ?? true
  }

  private func prefetchingDidBegin() {
    for view in views.all { (view as? any ListView)?.beginPrefetching(by: self) }
  }

  final func prefetch(_ indexPaths: [IndexPath], in view: UIScrollView) {
    forEachViewModel(at: indexPaths, in: view, prefetchHandlers) { $0.prefetch() }
  }

  final func cancelPrefetching(_ indexPaths: [IndexPath], in view: UIScrollView) {
    forEachViewModel(at: indexPaths, in: view, prefetchCancellations) { $0.cancelPrefetching() }
  }

  private func forEachViewModel(
    at indexPaths: [IndexPath],
    in view: UIScrollView,
    _ handlers: ViewModelHandlers<ItemPlace, Void>,
    _ ask: (any PrefetchProviding) -> Void
  ) {
    for indexPath in indexPaths {
      guard let viewModel = viewModel(at: indexPath, in: view) else { continue }
      if let provider = viewModel as? any PrefetchProviding { ask(provider) }
      handlers.callAll(for: viewModel, place(at: indexPath, in: view))
    }
  }
}
