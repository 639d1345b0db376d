import RosterDiagnostics
import RosterFlows

/// The base class of ``TableViewDataSource`` and ``CollectionViewDataSource``, with their content and common requirements.
///
/// Use one of the two. Add handlers to the delegate that `attach` returns.
@preconcurrency @MainActor open class ListDataSource: ListDelegateBase {
  /// A Boolean value that indicates whether to register cell, header, and footer types at their first dequeue. The default is
  /// `true`.
  @exclusivity(unchecked)  // A `Bool` is read and written at once.
  open var registersAutomatically = true

  /// The newest content.
  package let list: ListContent
  /// A closure that creates the content that a view shows.
  let makeShownList: () -> ShownList
  /// The content of unattached views, which aren't notified of changes.
  private lazy var unattached = makeShownList()
  /// The content of the view that called last, which usually calls next. Read and written at once.
  @exclusivity(unchecked) private var latest: (view: ObjectIdentifier, shown: ShownList)?
  /// The types of all items, which may be wrapped view models, or `nil` if they aren't limited.
  package final lazy var itemTypes: [Any.Type]? = [list.itemType]
  /// The update options that table and collection views share.
  var listOptions: ListUpdateOptions { ListUpdateOptions() }
  let cellConfigurators = ViewModelHandlers<ShownItem, Void>()
  let editPermissions = ViewModelHandlers<ItemPlace, Bool>()
  let movePermissions = ViewModelHandlers<ItemPlace, Bool>()
  /// The permissions to move items without other permissions.
  let defaultMovePermissions = ViewModelHandlers<Void, Bool>()
  private(set) lazy var moveHandlers = ViewModelHandlers<ItemMove, Void> { [unowned self] in
    answersDidChange()
  } outerContext: { [unowned self] in
    $0.counted(from: list, in: (enclosing as? ListDataSource)?.list)
  }
  /// The view models with handlers for swipes.
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
  /// The anchoring of the attached views.
  var anchoredLists = AttachedViews<AnchoredList>()
  /// A Boolean value that indicates whether something shown was read from an observable model. Read and written at once.
  @exclusivity(unchecked) final var readsModels = false
  /// A Boolean value that indicates whether a height or size was. Read and written at once.
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

  /// Returns the view model at an index path, or `nil` if there is none.
  ///
  /// Wrapped view models, such as in ``AnyTableViewPresentable`` or ``Presented``, are unwrapped.
  public final func viewModel(at indexPath: IndexPath) -> Any? { list.viewModel(indexPath) }

  /// Returns the view model of a place, or `nil` if its item is gone or of other content.
  public final func viewModel(at place: ItemPlace) -> Any? { list.indexPath(place).flatMap(list.viewModel) }

  // MARK: Shown content

  /// Returns the content that a view shows.
  @inline(__always)
  package final func shownList(in view: UIScrollView) -> ShownList {
    if let latest, latest.view == ObjectIdentifier(view) { return latest.shown }
    return findShownList(in: view)
  }

  private func findShownList(in view: UIScrollView) -> ShownList {
    // A composite also shows the content of its children.
    if let outer = enclosing as? ListDataSource { return updater(of: view)?.shown ?? outer.shownList(in: view) }
    let shown = updater(of: view)?.shown ?? unattached
    latest = (ObjectIdentifier(view), shown)
    return shown
  }

  /// Resets the cached content, because a view shows something else.
  final func viewDidDetach() { latest = nil }

  /// Returns the updater with which a view follows the content.
  final func updater(of view: UIScrollView) -> ListUpdater? {
    guard let attachment = view.associated(ListAttachment.self) else { return nil }
    var list: ListDataSource? = self
    while let own = list, own !== attachment.delegate.list { list = own.enclosing as? ListDataSource }
    return list == nil ? nil : attachment.updater
  }

  /// Returns the kind of cell that presents the item at an index path, or `nil` if it's the same for all.
  func cellKind(at indexPath: IndexPath, in view: UIScrollView) -> _CellKind? { nil }

  /// Returns a Boolean value that indicates whether an item needs another cell.
  final func needsOtherCell(at indexPath: IndexPath, in view: some ListView) -> Bool {
    guard let shown = view.shownCell(at: indexPath)?.associated(DequeuedKind.self),
      let kind = cellKind(at: indexPath, in: view)
    else { return false }
    return !kind.sharesCells(with: shown.kind)
  }

  /// Returns the view model that a view shows at an index path, or `nil` if there is none.
  final func viewModel(at indexPath: IndexPath, in view: UIScrollView) -> Any? {
    shownList(in: view).viewModel(at: indexPath)
  }

  /// Returns the place of the item that a view shows at an existing index path.
  final func place(at indexPath: IndexPath, in view: UIScrollView) -> ItemPlace {
    shownList(in: view).place(at: indexPath)
  }

  /// Returns the item that a view shows at an index path, with its place in the content.
  final func shownItem(at indexPath: IndexPath, in view: UIScrollView) -> ShownItem? {
    shownList(in: view).item(at: indexPath)
  }

  /// A Boolean value that indicates whether this is an instance of a subclass, which can override methods.
  private var isSubclass: Bool {
    type(of: self) != TableViewDataSource.self && type(of: self) != CollectionViewDataSource.self
  }

  // MARK: Attached views

  /// Posts a debug note if an unattached view uses this data source, because it doesn't follow the content.
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

  /// Returns whether an item can be edited, according to a handler or its view model, or `nil`.
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

  /// Calls the handlers for a view's move.
  ///
  /// The view expects exactly this move, after this method has returned. So handlers' changes wait for the next main-actor turn.
  /// Until the content follows, the view gets the content as if the item had moved.
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
    // After waiting changes, and tasks that the handlers have started.
    Task {
      updater(of: view)?.settleReorderings()
      guard !list.reorderings.isEmpty else { return }
      list.reorderings = []
      (view as? any ListView)?.assignAnew(self)
    }
  }

  /// Returns the index path of an item after a move between its neighbors.
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

  /// Starts or stops observing the views as the options require.
  final func optionsDidChange() {
    for anchored in anchoredLists.all { anchored.followPolicy() }
  }

  // MARK: Prefetching

  /// A Boolean value that indicates whether view models, handlers, or a subclass can prefetch. Otherwise views needn't prefetch
  /// while scrolling.
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
