import Foundation

/// A scroll view of items whose places a layout says.
///
/// Views exist for what is visible. The numbers of sections and items are asked when they are needed first, and kept
/// until a reload or an update.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Collaborators

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      dataSource = HeadlessOptionalRequirement.ofOwnClass(dataSource)
      guard oldValue !== dataSource else { return }
      dataSourceAnswers = HeadlessAnswers(of: dataSource)
      markForReload()
      wasAssigned()
    }
  }

  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      delegate = HeadlessOptionalRequirement.ofOwnClass(delegate)
      scrollDelegate = delegate
      guard oldValue !== delegate else { return }
      storedLayout.invalidateLayout()
      wasAssigned()
    }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetchDataSource = HeadlessOptionalRequirement.ofOwnClass(prefetchDataSource)
      guard oldValue !== prefetchDataSource else { return }
      prefetchAnswers = HeadlessAnswers(of: prefetchDataSource)
      forgetPrefetching()
    }
  }
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { forgetPrefetching() } }
  }

  /// What the data sources answered when they were assigned.
  private(set) final var dataSourceAnswers: HeadlessAnswers?
  private(set) final var prefetchAnswers: HeadlessAnswers?
  private(set) final var dragAnswers: HeadlessAnswers?
  private(set) final var dropAnswers: HeadlessAnswers?

  final var storedLayout: UICollectionViewLayout
  /// The layout. Another one takes over at once, without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// The view behind all elements; it stays where it is while they scroll.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  override final var movesItself: Bool { isLayingOut || updateDepth > 0 }

  // MARK: Behaviour

  open var allowsSelection = true {
    didSet { if !allowsSelection { clearSelection() } }
  }
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// Whether items can be focused, where the delegate does not say.
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  /// Whether an item that is focused by a key is selected.
  open var selectionFollowsFocus = false
  /// Whether focus comes back to the item that was focused last.
  open var remembersLastFocusedIndexPath = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Dragging

  /// Gives the items of drags that begin here.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet {
      dragDelegate = HeadlessOptionalRequirement.ofOwnClass(dragDelegate)
      if oldValue !== dragDelegate { dragAnswers = HeadlessAnswers(of: dragDelegate) }
    }
  }
  /// Takes what is dropped here.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet {
      dropDelegate = HeadlessOptionalRequirement.ofOwnClass(dropDelegate)
      if oldValue !== dropDelegate { dropAnswers = HeadlessAnswers(of: dropDelegate) }
    }
  }
  open var dragInteractionEnabled = true
  /// Whether a drag that began here is going on.
  open var hasActiveDrag: Bool { dragState.drag != nil }
  /// Whether a drag is over the collection that it handles.
  open var hasActiveDrop: Bool { dragState.drop != nil }
  open var isSpringLoaded = false

  // MARK: Observing

  /// The calls to the data source and the delegate; off until it is switched on.
  public final let headlessEvents = HeadlessListEventLog()
  /// What UIKit would have written to the console, oldest first.
  public internal(set) final var headlessWarnings: [String] = []
  /// Whether combinations that UIKit accepts and crashes on later are failures, in views that do not say otherwise.
  public static var headlessStrictUpdates = false
  /// Whether combinations that UIKit accepts and crashes on later are failures.
  public final var headlessStrictUpdates = UICollectionView.headlessStrictUpdates
  /// Whether cells are prepared for the items next to the visible ones, in collections that do not say otherwise.
  ///
  /// UIKit does it since iOS 15: a cell that the data source was asked for may be displayed later, or never.
  public static var headlessPreparesCells = false
  /// Whether cells are prepared for the items next to the visible ones.
  public final var headlessPreparesCells = UICollectionView.headlessPreparesCells
  /// Whether attributes of items that do not exist are a failure. UIKit since iOS 14 or so ignores them with a warning.
  public final var headlessRaisesOnAttributesOfMissingItems = false
  /// How many cells were made, not counting those that were used again.
  public internal(set) final var headlessCreatedCellCount = 0

  // MARK: State

  /// The number of items of each section; `nil` when it has to be asked for.
  final var loadedCounts: [Int]?
  final var loadedSpace: OrderedIndexSpace?
  final var needsReload = true
  final var layoutIsValid = false
  final var isLayingOut = false
  final var laidOutBounds: CGRect?
  final var laidOutMirrored: Bool?
  final var prefetchedOffset: CGPoint?
  final var displayed: [CollectionElement: DisplayedElement] = [:]
  /// Cells of items that are not displayed: ready for them, not displayed any more, or with the first responder.
  final var prepared: [IndexPath: UICollectionViewCell] = [:]
  /// Supplementary views that are not displayed and have the first responder.
  final var keptViews: [UICollectionReusableView] = []
  /// The supplementary elements that the present layout has shown.
  final var knownSupplementaries: Set<CollectionElement> = []
  /// The supplementary elements that were invalidated one by one, and that the layout has never shown.
  final var invalidatedUnknown: Set<CollectionElement> = []
  final var orderIsValid = true
  /// The views of the sections that scroll by themselves.
  final var scrollers: [Int: OrthogonalScrollView] = [:]

  final var selected: Set<IndexPath> = []
  final var highlighted: IndexPath?
  final var movement: InteractiveMovement?
  final var transitionCompletion: LayoutInteractiveTransitionCompletion?
  /// Whether the data source has updated the collection itself while it took a move.
  final var moveIsFollowed = false
  final var dragState = ListDragState()
  final var focus = ListFocusState()
  /// The item that is swiped open.
  final var swipe: ListSwipe?
  final var menu: (item: IndexPath, configuration: UIContextMenuConfiguration, menu: UIMenu)?

  final var registrations: [CollectionRegistrationKey: CollectionViewSource] = [:]
  final var pool = ReusePool<UICollectionReusableView>()
  final var request: CollectionViewRequest?
  final var prefetchTracker = PrefetchTracker()

  final var isFollowingDataSource = false
  final var updateDepth = 0
  final var updates = ListUpdates()
  final var countsBeforeUpdate: [Int] = []
  final var updateCompletions: [(Bool) -> Void] = []
  final var wasReloadedDuringUpdate = false

  // MARK: Making a collection view

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    storedLayout = coder.headlessValue(forKey: "collectionViewLayout") ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.collectionView = self
    backgroundColor = .systemBackground
    HeadlessCoder.finish(self, as: UICollectionView.self, coder)
  }

  // MARK: Layout

  /// Text of another size needs items of other sizes.
  override func headlessTraitsDidChange(from previous: UITraitCollection) {
    super.headlessTraitsDidChange(from: previous)
    if traitCollection.measuresTextOtherwise(than: previous) {
      measureAgain()
      storedLayout.forgetMeasuredSizes()
      collectionViewLayout.invalidateLayout()
    }
    storedLayout.followTraits()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override open func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    storedLayout.invalidateLayout()
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins to change the layout into another one, as far as the program says by the layout that is returned.
  ///
  /// A transition that is going on is a failure.
  ///
  /// - Parameters:
  ///   - layout: the layout that the transition leads to
  ///   - completion: takes whether the animations at the end ran, and whether the transition was finished, not cancelled
  /// - Returns: the layout until then.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion: completion)
  }

  /// Installs the layout that the transition leads to; without a transition that is a failure.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Installs the layout that the transition began with; without a transition that is a failure.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return storedLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard checkSection(ofSupplementary: kind, at: indexPath) else { return nil }
    prepareLayout()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Focus

  override open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context) && askShouldUpdateFocus(context)
  }

  override open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    tellDidUpdateFocus(context, coordinator)
  }

  // MARK: Counts

  open var numberOfSections: Int { counts.count }

  /// The number of items of a section; a section that does not exist is a failure.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  // MARK: Existing views

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    displayed[.cell(indexPath)]?.view as? UICollectionViewCell ?? prepared[indexPath]
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    element(of: cell)?.indexPath ?? prepared.first { $0.value === cell && cell.superview != nil }?.key
  }

  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    guard let element = element(of: supplementaryView), element.category == .supplementaryView else { return nil }
    return element.indexPath
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemIndexPath(at: point) }

  /// The cells on the screen, by index path.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem(at:))
  }

  /// The index paths of the cells on the screen. UIKit does not promise an order; here it is the list's.
  open var indexPathsForVisibleItems: [IndexPath] {
    displayed.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    displayed[.supplementary(elementKind, indexPath)]?.view
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    displayed.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  // MARK: Scrolling

  /// Scrolls to an item; one that does not exist is a failure. With no position it scrolls as little as is needed.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Changes

  /// Marks everything as out of date. The data source is asked at the next layout, or when something needs the counts.
  open func reloadData() { markForReload() }

  /// Makes several changes as one. See ``HeadlessFailure`` for what is not valid.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion: completion)
  }

  open func insertSections(_ sections: IndexSet) { record { $0.insertedSections += sections } }
  open func deleteSections(_ sections: IndexSet) { record { $0.deletedSections += sections } }
  open func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections += sections } }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(ListMove(section, to: newSection)) }
  }

  open func insertItems(at indexPaths: [IndexPath]) { record { $0.insertedItems += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { record { $0.deletedItems += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadedItems += indexPaths } }

  /// Configures existing cells again, without other instances.
  open func reconfigureItems(at indexPaths: [IndexPath]) { record { $0.reconfiguredItems += indexPaths } }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append(ListMove(indexPath, to: newIndexPath)) }
  }

  open var hasUncommittedUpdates: Bool { movement != nil || !dragState.placeholders.isEmpty }

  // MARK: Selection

  /// The selected items, by index path; empty when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Selects an item, or nothing with `nil`. The delegate is not called.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item. The delegate is not called.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Registration and reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    checkIdentifier(identifier, "registerClass:forCellWithReuseIdentifier:")
    register(cellClass.map(CollectionViewSource.viewClass), kind: UICollectionView.elementKindCell, identifier)
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    checkIdentifier(identifier, "registerNib:forCellWithReuseIdentifier:")
    register(nib.map(CollectionViewSource.nib), kind: UICollectionView.elementKindCell, identifier)
  }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    checkIdentifier(identifier, "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:")
    register(viewClass.map(CollectionViewSource.viewClass), kind: elementKind, identifier)
  }

  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    checkIdentifier(identifier, "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:")
    register(nib.map(CollectionViewSource.nib), kind: kind, identifier)
  }

  /// A cell that waits to be used again, or a new one; an identifier that was not registered is a failure.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, at: indexPath)
  }

  /// A view that waits to be used again, or a new one; an identifier that was not registered is a failure.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, at: indexPath)
  }

  // MARK: Interactive movement

  /// Starts to move an item; says whether the data source lets it move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

  /// Moves the item to what is at a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }

  /// Drops the item where it is: the data source moves it in its model.
  open func endInteractiveMovement() { endMovement() }

  /// Puts the item back.
  open func cancelInteractiveMovement() { cancelMovement() }
}
