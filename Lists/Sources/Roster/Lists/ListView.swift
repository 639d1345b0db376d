/// A table or collection view, with the names of collection views.
@MainActor package protocol ListView: UIScrollView {
  associatedtype Delegate
  associatedtype Source
  associatedtype PrefetchingSource
  /// The type of section animations.
  associatedtype Animation

  /// The `delegate`, which scroll views declare with another type.
  var listDelegate: Delegate? { get set }
  var dataSource: Source? { get set }
  /// The data source as an object.
  var sourceObject: AnyObject? { get }
  var prefetchDataSource: PrefetchingSource? { get set }
  var backgroundView: UIView? { get set }

  /// The number of sections that the view has read. It reads its counts if needed.
  var numberOfSections: Int { get }
  var indexPathsForSelectedItems: [IndexPath]? { get }
  var isEditing: Bool { get }
  /// A Boolean value that indicates whether the items show editing controls. A table view's `isEditing` is also `true` while a row
  /// is swiped.
  var isInEditingMode: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var visibleItems: [IndexPath] { get }
  /// The first visible item, if the view finds it without the others, or `nil`.
  var firstVisibleItem: IndexPath? { get }
  /// A Boolean value that indicates whether the content scrolls only horizontally.
  var scrollsSideways: Bool { get }
  /// A Boolean value that indicates whether the content begins at its right end, unlike offsets.
  var startsAtRight: Bool { get }
  /// The size of the content after the view's pending changes, in points.
  var sizeOfContent: CGSize { get }
  /// Returns the frame of an item in the view's content, in points, or `nil` if it doesn't exist.
  func frame(ofItemAt indexPath: IndexPath) -> CGRect?
  /// Returns the cell that shows an item, or `nil` if it isn't on the screen.
  func shownCell(at indexPath: IndexPath) -> UIView?
  /// Returns the index path of a cell, or `nil` if it shows no item of the view.
  func indexPath(ofShown cell: UIView) -> IndexPath?
  /// Returns a Boolean value that indicates whether a view is a section's header or footer.
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
  /// Prepares for a reload, which creates the sections' views again.
  func sectionsWillReload()

  #if !os(tvOS)
    /// Installs drag and drop support, unless the view has its own delegate for it.
    func installDragging()
    func removeDragging()
  #endif
}

extension ListView {
  package func sectionsWillReload() {}

  package var firstVisibleItem: IndexPath? { nil }
  package var startsAtRight: Bool { false }
  package var isInEditingMode: Bool { isEditing }

  /// Returns the section of a header or footer, or `nil` if it isn't one any more.
  ///
  /// - Parameter known: The section that it belonged to.
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

  /// A Boolean value that indicates whether the user can select several items now.
  var selectsSeveralItems: Bool {
    isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Applies the moves of a stage, in a batch.
  func move(_ stage: ChangeStage) {
    for move in stage.sections.moves { moveSection(move.from, toSection: move.to) }
    for move in stage.items.moves { moveItem(at: move.from.indexPath, to: move.to.indexPath) }
  }

  /// Returns a Boolean value that indicates whether an object is the view's data source.
  package func hasDataSource(_ object: AnyObject?) -> Bool { object != nil && sourceObject === object }

  /// Sets a prefetching data source, unless the view has one.
  func beginPrefetching(by source: ListDataSource) {
    if hasDataSource(source), prefetchDataSource == nil { prefetchDataSource = source as? PrefetchingSource }
  }

  /// Sets a delegate and its data source, and retains them.
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

  /// Follows the content of a delegate's data source.
  func follow(_ driver: some ListViewAdapter, _ delegate: ListDelegate) {
    associate(ListAttachment(delegate, driver, in: self))
    delegate.views.add(self)
    delegate.list.views.add(self)
  }

  /// Returns a Boolean value that indicates whether the view follows the content of a delegate's data source.
  package func follows(_ delegate: ListDelegate) -> Bool { associated(ListAttachment.self)?.delegate === delegate }

  /// Detaches the content, and shows nothing.
  func detachAll() {
    detachContent()
    #if !os(tvOS)
      associated(PullToRefresh.self)?.attachmentDidChange(in: self)
    #endif
  }

  /// Detaches the content.
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

  /// Removes an object as the delegate or data source.
  func giveUp(_ object: AnyObject) {
    if (listDelegate as AnyObject) === object { listDelegate = nil }
    if hasDataSource(object) { dataSource = nil }
    if (prefetchDataSource as AnyObject) === object { prefetchDataSource = nil }
  }

  /// Sets a data source and its delegate, which isn't called for another one. Without a data source, a table view has a section,
  /// too.
  private func assign(_ source: Source?, _ delegate: Delegate?) {
    listDelegate = nil
    dataSource = source
    listDelegate = delegate
  }

  /// Sets the delegate and data source again, so that the view reads which requirements they implement.
  package func readAnswers() {
    let (delegate, source) = (listDelegate, dataSource)
    assign(nil, nil)
    assign(source, delegate)
  }

  /// Sets an object again as the delegate or data source, so that the view reads which requirements it implements.
  ///
  /// UIKit doesn't document whether a view without its data source loses its state, so the selection and the position are restored.
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

  /// Sets an object again as the delegate or data source.
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
