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
  var moveHandler: ((IndexPath, IndexPath) -> Void)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }
  var prefetchHandlers = ViewModelHandlers<IndexPath, Void>()
  var prefetchCancellations = ViewModelHandlers<IndexPath, Void>()
  /// The views that this data source was attached to.
  var views = AttachedViews<UIScrollView>()
  /// The view that has moved an item itself and waits for the content to follow.
  private(set) weak var reorderingView: UIScrollView?
  /// What that view has moved.
  private(set) var reorderingMove: IndexMove<ItemPath>?

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

  final func canMove(at indexPath: IndexPath, _ requirement: StaticString = #function) -> Bool {
    serve(requirement) {
      guard moveHandler != nil, let viewModel = viewModel(at: indexPath) else { return false }
      return movePermissions.firstAnswer(for: viewModel, indexPath)
        ?? (viewModel as? any ReorderingProviding)?.canMove
        ?? true
    }
  }

  /// Lets the handler follow a move that a view has made; `nil` if there is no handler.
  final func move(_ source: IndexPath, to destination: IndexPath, in view: UIScrollView) -> Void? {
    guard let moveHandler else { return nil }
    reorderingView = view
    reorderingMove = IndexMove(
      from: ItemPath(section: source[0], item: source[1]),
      to: ItemPath(section: destination[0], item: destination[1])
    )
    defer {
      reorderingView = nil
      reorderingMove = nil
    }
    return moveHandler(source, destination)
  }

  // MARK: Prefetching

  final func prefetch(_ indexPaths: [IndexPath]) {
    forEachViewModel(at: indexPaths, prefetchHandlers) { $0.prefetch() }
  }

  final func cancelPrefetching(_ indexPaths: [IndexPath]) {
    forEachViewModel(at: indexPaths, prefetchCancellations) { $0.cancelPrefetching() }
  }

  private func forEachViewModel(
    at indexPaths: [IndexPath],
    _ handlers: ViewModelHandlers<IndexPath, Void>,
    _ ask: (any PrefetchProviding) -> Void
  ) {
    for indexPath in indexPaths {
      guard let viewModel = viewModel(at: indexPath) else { continue }
      if let provider = viewModel as? any PrefetchProviding { ask(provider) }
      handlers.callAll(for: viewModel, indexPath)
    }
  }
}
