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

  /// The newest content.
  package let list: ListContent
  /// Makes what a view shows of the content.
  let makeShownList: () -> ShownList
  /// What views show that are not attached, which nobody tells of changes.
  private lazy var unattached = makeShownList()
  /// What the view shows that has asked last, which is mostly the one that asks next. Read and written at once.
  @exclusivity(unchecked) private var latest: (view: ObjectIdentifier, shown: ShownList)?
  /// The types of all items, which may be wrapped view models; `nil` if items of any type may come.
  package final lazy var itemTypes: [Any.Type]? = [list.itemType]
  /// How the views follow changes, as far as tables and collections have it in common.
  var listOptions: ListUpdateOptions { ListUpdateOptions() }
  let cellConfigurators = ViewModelHandlers<ShownItem, Void>()
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
  override package final var views: AttachedViews<UIScrollView> {
    didSet {
      mark.isShown = true
      latest = nil
    }
  }
  package let mark = UnattachedWarning()
  /// What keeps the views where their readers are.
  var anchoredLists = AttachedViews<AnchoredList>()
  /// Whether something that is shown has been read from an observable model. Read and written at once.
  @exclusivity(unchecked) final var readsModels = false
  /// Whether a height or a size was. Read and written at once.
  @exclusivity(unchecked) final var readsModelsForSizes = false

  @usableFromInline
  init(list: ListContent, makeShownList: @escaping () -> ShownList) {
    self.list = list
    self.makeShownList = makeShownList
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
  public final func viewModel(at indexPath: IndexPath) -> Any? { list.viewModel(indexPath) }

  /// The view model of a place, or `nil` if its item is gone or of other content.
  public final func viewModel(at place: ItemPlace) -> Any? { list.indexPath(place).flatMap(list.viewModel) }

  // MARK: What views show

  /// What a view shows of the content.
  @inline(__always)
  package final func shownList(in view: UIScrollView) -> ShownList {
    if let latest, latest.view == ObjectIdentifier(view) { return latest.shown }
    return findShownList(in: view)
  }

  private func findShownList(in view: UIScrollView) -> ShownList {
    // A composite shows the content of its children, too.
    if let outer = enclosing as? ListDataSource { return updater(of: view)?.shown ?? outer.shownList(in: view) }
    let shown = updater(of: view)?.shown ?? unattached
    latest = (ObjectIdentifier(view), shown)
    return shown
  }

  /// A view shows something else from now on.
  final func viewDidDetach() { latest = nil }

  /// What has a view follow the content.
  final func updater(of view: UIScrollView) -> ListUpdater? {
    guard let attachment = view.associated(ListAttachment.self) else { return nil }
    var list: ListDataSource? = self
    while let own = list, own !== attachment.delegate.list { list = own.enclosing as? ListDataSource }
    return list == nil ? nil : attachment.updater
  }

  /// What decides which cell presents what a view shows at an index path; `nil` if that is the same for all.
  func cellKind(at indexPath: IndexPath, in view: UIScrollView) -> _CellKind? { nil }

  /// Whether an item needs another cell than the one that shows it.
  final func needsOtherCell(at indexPath: IndexPath, in view: some ListView) -> Bool {
    guard let shown = view.shownCell(at: indexPath)?.associated(DequeuedKind.self),
      let kind = cellKind(at: indexPath, in: view)
    else { return false }
    return !kind.sharesCells(with: shown.kind)
  }

  /// The view model that a view shows at an index path, or `nil` if there is none.
  final func viewModel(at indexPath: IndexPath, in view: UIScrollView) -> Any? {
    shownList(in: view).viewModel(at: indexPath)
  }

  /// A place of what a view shows at an index path that exists.
  final func place(at indexPath: IndexPath, in view: UIScrollView) -> ItemPlace {
    shownList(in: view).place(at: indexPath)
  }

  /// What a view shows at an index path, and where that is in the content.
  final func shownItem(at indexPath: IndexPath, in view: UIScrollView) -> ShownItem? {
    shownList(in: view).item(at: indexPath)
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
      if isSubclass || composite != nil || view is any ForwardingView || views.all.contains(view) { return }
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
    if let shown = shownItem(at: indexPath, in: view) { cellConfigurators.callAll(for: cell, shown) }
  }

  final func sectionIndexTitles(in view: UIScrollView) -> [String]? {
    let entries = Turn.serve { sectionIndex(in: view) }
    return entries.isEmpty ? nil : entries.map(\.title)
  }

  final func sectionIndex(in view: UIScrollView) -> [SectionIndex.Entry] {
    let shown = shownList(in: view).shown
    return SectionIndex.entries(of: shown.numberOfSections, title: shown.indexTitle)
  }

  /// Whether an item can be edited, if a handler or its view model says so.
  final func editPermission(of viewModel: Any, at indexPath: IndexPath, in view: UIScrollView) -> Bool? {
    editPermissions.firstAnswer(for: viewModel, place(at: indexPath, in: view))
      ?? (viewModel as? any EditingProviding)?.canEdit
  }

  // MARK: Reordering

  final func canMove(at indexPath: IndexPath, in view: UIScrollView) -> Bool {
    Turn.serve {
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
    let list = shownList(in: view)
    guard !moveHandlers.isEmpty, let shown = list.item(at: source) else { return }
    let move = IndexMove(
      from: ItemPath(section: source[0], item: source[1]),
      to: ItemPath(section: destination[0], item: destination[1])
    )
    list.reorderings.append(ListReordering(move: move))
    let previous = list.neighbour(of: destination, by: -1)
    let next = list.neighbour(of: destination, by: 1)
    let owner = list.shown.owner(ofSection: destination[0])
    coalesced {
      guard let source = self.list.indexPath(shown.place) else { return }
      let indexPath = self.destination(of: source, previous, next, inSection: destination[0])
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
    Task {
      updater(of: view)?.settleReorderings()
      guard !list.reorderings.isEmpty else { return }
      list.reorderings = []
      (view as? any ListView)?.assignAnew(self)
    }
  }

  /// The index path that an item has once it is between its neighbours.
  private func destination(
    of source: IndexPath,
    _ previous: ItemPlace?,
    _ next: ItemPlace?,
    inSection section: Int
  ) -> IndexPath {
    var path = IndexPath(indexes: [section, 0])
    if let next = next.flatMap(list.indexPath) {
      path = next
    } else if let previous = previous.flatMap(list.indexPath) {
      path = IndexPath(indexes: [previous[0], previous[1] + 1])
    }
    if source[0] == path[0], source[1] < path[1] { path[1] -= 1 }
    return path
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
