/// A table or a collection, under the names of collections: a table adds those that it lacks.
@MainActor package protocol ListView: UIScrollView {
  associatedtype Delegate
  associatedtype Source
  associatedtype PrefetchingSource
  /// How sections come and go.
  associatedtype Animation

  /// The `delegate`, which a scroll view declares with another type.
  var listDelegate: Delegate? { get set }
  var dataSource: Source? { get set }
  /// The data source as an object.
  var sourceObject: AnyObject? { get }
  var prefetchDataSource: PrefetchingSource? { get set }
  var backgroundView: UIView? { get set }

  /// The number of sections that the view has read; it reads its counts if it has not.
  var numberOfSections: Int { get }
  var indexPathsForSelectedItems: [IndexPath]? { get }
  var isEditing: Bool { get }
  /// Whether the items have their editing controls: a table says that it is edited while one row is swiped open, too.
  var isInEditingMode: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var visibleItems: [IndexPath] { get }
  /// The first visible item, where the view finds it without all others; otherwise `nil`.
  var firstVisibleItem: IndexPath? { get }
  /// Whether the content scrolls horizontally and not vertically.
  var scrollsSideways: Bool { get }
  /// Whether the content begins at its right end, from which offsets do not count.
  var startsAtRight: Bool { get }
  /// The size of the content after the changes that the view has been given, in points.
  var sizeOfContent: CGSize { get }
  /// The frame of an item in the content of the view, in points; `nil` if there is no such item.
  func frame(ofItemAt indexPath: IndexPath) -> CGRect?
  /// The cell that shows an item now; `nil` if it is not on the screen.
  func shownCell(at indexPath: IndexPath) -> UIView?
  /// Where a cell is now; `nil` if it shows no item of the view.
  func indexPath(ofShown cell: UIView) -> IndexPath?
  /// Whether a view is a header or a footer of a section.
  func isSupplement(_ view: UIView, ofSection section: Int) -> Bool
  func numberOfItems(ofSection section: Int) -> Int
  func select(_ indexPath: IndexPath)
  func deselect(_ indexPath: IndexPath)
  func performBatch(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void)

  static var standardAnimation: Animation { get }
  static var noAnimation: Animation { get }
  func insertSections(_ sections: IndexSet, animation: Animation)
  func deleteSections(_ sections: IndexSet, animation: Animation)
  func moveSection(_ section: Int, toSection newSection: Int)
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
  func reconfigureItems(at indexPaths: [IndexPath])
  func reloadData()
  /// Notes that what the view made for its sections is made anew, before it reloads.
  func sectionsWillReload()

  #if !os(tvOS)
    /// Has Roster answer for drags and drops, unless the view has a delegate for them.
    func installDragging()
    func removeDragging()
  #endif
}

extension ListView {
  package func sectionsWillReload() {}

  package var firstVisibleItem: IndexPath? { nil }
  package var startsAtRight: Bool { false }
  package var isInEditingMode: Bool { isEditing }

  /// The section that a view is a header or a footer of; `nil` if it is none any more.
  ///
  /// - Parameter known: the section that it was one of.
  /// - Complexity: O(1) if it still is, otherwise O(*sections*).
  func section(ofSupplement view: UIView, known: Int) -> Int? {
    let sections = 0..<numberOfSections
    if sections.contains(known), isSupplement(view, ofSection: known) { return known }
    return sections.first { isSupplement(view, ofSection: $0) }
  }

  package func reloadContent() {
    sectionsWillReload()
    reloadData()
  }

  package var selectedItems: [IndexPath] { indexPathsForSelectedItems ?? [] }

  /// Whether the user can select several items now.
  var selectsSeveralItems: Bool {
    isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Names the moves of a stage, in a batch.
  func move(_ stage: ChangeStage) {
    for move in stage.sections.moves { moveSection(move.from, toSection: move.to) }
    for move in stage.items.moves { moveItem(at: move.from.indexPath, to: move.to.indexPath) }
  }

  /// Whether the data source of the view is this object.
  package func hasDataSource(_ object: AnyObject?) -> Bool { object != nil && sourceObject === object }

  /// Has a data source that the view shows get the items that will probably be shown soon, unless the view has a prefetching data source.
  func beginPrefetching(by source: ListDataSource) {
    if hasDataSource(source), prefetchDataSource == nil { prefetchDataSource = source as? PrefetchingSource }
  }

  /// Shows what a delegate and its data source answer, and keeps them alive.
  func attachContent(_ driver: some ListViewAdapter, _ delegate: ListDelegate) {
    noteReplacement(by: delegate)
    follow(driver, delegate)
    assign(delegate.list.asked as? Source, delegate.asked as? Delegate)
    let prefetches = delegate.list.mayPrefetch || delegate.composite != nil
    prefetchDataSource = prefetches ? delegate.list.asked as? PrefetchingSource : nil
    #if !os(tvOS)
      if delegate.needsDragging || contentDelegates.contains(where: \.needsDragging) { installDragging() }
      associated(PullToRefresh.self)?.attachmentDidChange(in: self)
    #endif
    reloadContent()
  }

  /// Has the view follow the content of a delegate's data source.
  func follow(_ driver: some ListViewAdapter, _ delegate: ListDelegate) {
    associate(ListAttachment(delegate, driver, in: self))
    delegate.views.add(self)
    delegate.list.views.add(self)
  }

  /// Whether the view follows the content of a delegate's data source.
  package func follows(_ delegate: ListDelegate) -> Bool { associated(ListAttachment.self)?.delegate === delegate }

  /// Takes away what was attached, and shows nothing.
  func detachAll() {
    detachContent()
    #if !os(tvOS)
      associated(PullToRefresh.self)?.attachmentDidChange(in: self)
    #endif
  }

  /// Takes away what was attached.
  private func detachContent() {
    guard let attachment = associated(ListAttachment.self) else { return }
    giveUp(attachment.composite ?? attachment.delegate)
    giveUp(attachment.composite ?? attachment.delegate.list)
    #if !os(tvOS)
      removeDragging()
    #endif
    associate(nil, as: ListAttachment.self)
    attachment.delegate.list.viewDidDetach()
    reloadContent()
  }

  /// Takes an object away wherever it is the delegate or a data source.
  func giveUp(_ object: AnyObject) {
    if (listDelegate as AnyObject) === object { listDelegate = nil }
    if hasDataSource(object) { dataSource = nil }
    if (prefetchDataSource as AnyObject) === object { prefetchDataSource = nil }
  }

  /// Sets a data source and a delegate, which is asked about no other: without a data source, too, a table has a section.
  private func assign(_ source: Source?, _ delegate: Delegate?) {
    listDelegate = nil
    dataSource = source
    listDelegate = delegate
  }

  /// Sets the delegate and the data source anew: the view reads what they answer when they are set.
  package func readAnswers() {
    let (delegate, source) = (listDelegate, dataSource)
    assign(nil, nil)
    assign(source, delegate)
  }

  /// Sets an object anew where it is the delegate or the data source: the view reads what it answers when it is set.
  ///
  /// Whether a view without its data source for a moment forgets what it shows, UIKit does not say: the selection, and what is on
  /// the screen, stay.
  package func readAnswers(of object: AnyObject, reloads: Bool = true) {
    let (selected, offset) = (selectedItems, contentOffset)
    let anchored = associated(ListAttachment.self)?.updater.anchored
    if let anchored { anchored.keep { assignAnew(object, reloads) } } else { assignAnew(object, reloads) }
    let kept = Set(selectedItems)
    for path in selected where !kept.contains(path) && contains(path) { select(path) }
    guard contentOffset != offset, anchored?.isAnchored != true, window != nil else { return }
    layoutIfNeeded()
    contentOffset = offset
  }

  private func contains(_ path: IndexPath) -> Bool {
    path[0] < numberOfSections && path[1] < numberOfItems(ofSection: path[0])
  }

  /// Sets an object anew where it is the delegate or the data source.
  func assignAnew(_ object: AnyObject, _ reloads: Bool = true) {
    if hasDataSource(object) {
      readAnswers()
      if reloads { reloadContent() }
    } else if let delegate = listDelegate, (delegate as AnyObject) === object {
      listDelegate = nil
      listDelegate = delegate
    }
  }
}
