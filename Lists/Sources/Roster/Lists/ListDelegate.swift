/// The base class of ``TableViewDelegate`` and ``CollectionViewDelegate``, with the handlers that they share, including the data
/// source's.
///
/// ```swift
/// let delegate = tableView.attach(mails)
///   .onSelect(Mail.self) { mail in print(mail.subject) }
/// ```
///
/// `attach` returns one of the two.
@preconcurrency @MainActor open class ListDelegate: ListDelegateBase, UIScrollViewDelegate {
  package let list: ListDataSource
  let selections = ViewModelHandlers<ItemPlace, Void>()
  let deselections = ViewModelHandlers<ItemPlace, Void>()
  let displays = ViewModelHandlers<ItemPlace, Void>()
  let displayEnds = ViewModelHandlers<ItemPlace, Void>()
  private(set) lazy var focusPermissions = ViewModelHandlers<ItemPlace, Bool> { [unowned self] in answersDidChange() }
  private(set) lazy var focusSelections = ViewModelHandlers<ItemPlace, Bool> { [unowned self] in answersDidChange() }
  private(set) lazy var focuses = ViewModelHandlers<ItemPlace, Void> { [unowned self] in answersDidChange() }
  private(set) lazy var focusEnds = ViewModelHandlers<ItemPlace, Void> { [unowned self] in answersDidChange() }
  package internal(set) var preferredFocus: (() -> ItemPlace?)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }
  #if !os(tvOS)
    let contextMenus = ViewModelHandlers<ItemPlace, UIContextMenuConfiguration>()
    let leadingSwipes = ViewModelHandlers<ItemPlace, UISwipeActionsConfiguration>()
    let trailingSwipes = ViewModelHandlers<ItemPlace, UISwipeActionsConfiguration>()
    private(set) lazy var drags = ViewModelHandlers<ItemPlace, DragOffer> { [unowned self] in draggingDidChange() }
    /// The placeholder for other apps' items until they are loaded, specific to the kind of list.
    var dropPlaceholder: Any?
    private(set) lazy var drops = DropRules { [unowned self] in draggingDidChange() }
  #endif
  var selectionChanges: [(ListSelection) -> Void] = []
  var keptSelections: [KeptSelection] = []
  var newItemsBelowChanges: [(Int) -> Void] = []
  /// The anchoring of the attached views.
  var anchoredLists = AttachedViews<AnchoredList>()
  package internal(set) var moveTarget: ((IndexPath, IndexPath) -> IndexPath)?

  init(list: ListDataSource) {
    self.list = list
    super.init()
  }

  override var handlers: [any EnclosableHandlers] {
    let all: [any EnclosableHandlers] = [
      selections, deselections, displays, displayEnds, focusPermissions, focusSelections, focuses, focusEnds,
    ]
    #if os(tvOS)
      return all
    #else
      return all + [contextMenus, leadingSwipes, trailingSwipes, drags, drops]
    #endif
  }

  override package final func enclose(in outer: ListDelegateBase?) {
    super.enclose(in: outer)
    list.enclose(in: (outer as? ListDelegate)?.list)
  }

  /// Returns the current index path of a place, or `nil` if its item is gone, hidden, or of other content.
  ///
  /// - Returns: An index path of the attached data source, even for a place of a composite's child.
  public final func indexPath(of place: ItemPlace) -> IndexPath? { list.list.indexPath(place) }

  // MARK: Selection

  package final func selectionDidChange(in view: UIScrollView) {
    if !selectionChanges.isEmpty, let selected = (view as? any ListView)?.selectedItems {
      // A child of a composite has its own items.
      let own = selected.sorted().filter { enclosing == nil || view.contentDelegate(at: $0) === self }
      let selection = ListSelection(own.compactMap { list.shownItem(at: $0, in: view) })
      for handler in selectionChanges { handler(selection) }
    }
    (enclosing as? ListDelegate)?.selectionDidChange(in: view)
  }

  /// Notifies handlers that the user selected or deselected an item.
  final func selectionDidChange(
    at indexPath: IndexPath,
    _ handlers: ViewModelHandlers<ItemPlace, Void>,
    in view: UIScrollView
  ) {
    noteSelection(at: indexPath, in: view)
    call(handlers, at: indexPath, in: view)
    selectionDidChange(in: view)
  }

  // MARK: Reading

  final func newItemsBelowDidChange(_ count: Int) {
    for handler in newItemsBelowChanges { handler(count) }
  }

  // MARK: Answers

  final func call(_ handlers: ViewModelHandlers<ItemPlace, Void>, at indexPath: IndexPath, in view: UIScrollView) {
    guard !handlers.isEmpty, let viewModel = list.viewModel(at: indexPath, in: view) else { return }
    handlers.callAll(for: viewModel, list.place(at: indexPath, in: view))
  }

  final func willDisplay(_ cell: UIView, at indexPath: IndexPath, in view: UIScrollView) {
    Display.didChange(of: list.list.channel)
    list.willDisplay(cell, in: view)
    guard !displays.isEmpty || !displayEnds.isEmpty, let shown = list.shownItem(at: indexPath, in: view) else { return }
    if !displayEnds.isEmpty { cell.associate(shown) }
    Turn.serve { displays.callAll(for: shown.viewModel, shown.place) }
  }

  final func didEndDisplaying(_ cell: UIView, at indexPath: IndexPath, in view: UIScrollView) {
    guard let shown = cell.associated(ShownItem.self) else { return }
    cell.associate(nil, as: ShownItem.self)
    Turn.serve { displayEnds.callAll(for: shown.viewModel, shown.place) }
  }

  final func isSelectable(at indexPath: IndexPath, in view: UIScrollView) -> Bool {
    (list.viewModel(at: indexPath, in: view) as? any SelectionProviding)?.isSelectable ?? true
  }

  #if !os(tvOS)
    final func contextMenu(at indexPath: IndexPath, in view: UIScrollView, _ point: CGPoint)
      -> UIContextMenuConfiguration?
    {
      guard let viewModel = list.viewModel(at: indexPath, in: view) else { return nil }
      return contextMenus.firstAnswer(for: viewModel, list.place(at: indexPath, in: view))
        ?? (viewModel as? any ContextMenuProviding)?.contextMenuConfiguration(at: point)
    }
  #endif

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    true
  }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Updates the list's anchor when bars and keyboards change the insets. If you override it, call `super`.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    for list in anchoredLists.all { list.geometryDidChange() }
  }

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    nil
  }

  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
