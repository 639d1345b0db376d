import Foundation

/// A list of rows in sections, in one column.
///
/// Every method that UIKit documents is open, so that a subclass can stand between a data source and its table.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// What a height is set to so that the content decides.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The index title that stands for the search field.
  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification"
  )

  package static let defaultSeparatorInset = UIEdgeInsets(top: 0, left: Metrics.separatorInset, bottom: 0, right: 0)

  /// Whether combinations that UIKit accepts and crashes on later are failures, in tables that do not say otherwise.
  public static var headlessStrictUpdates = false
  /// Whether combinations that UIKit accepts and crashes on later are failures.
  public var headlessStrictUpdates = UITableView.headlessStrictUpdates
  /// Whether cells are prepared for the rows next to the visible ones, in tables that do not say otherwise.
  ///
  /// UIKit does it since iOS 15: a cell that the data source was asked for may be displayed later, or never.
  public static var headlessPreparesCells = false
  /// Whether cells are prepared for the rows next to the visible ones.
  public var headlessPreparesCells = UITableView.headlessPreparesCells
  /// The calls to the data source and the delegate; off until it is switched on.
  public let headlessEvents = HeadlessListEventLog()
  /// What UIKit would have written to the console, oldest first.
  public internal(set) var headlessWarnings: [String] = []

  public let style: Style

  // MARK: State

  /// What the data source said about its counts; `nil` before it was asked and after it was replaced.
  var space: OrderedIndexSpace?
  /// Where everything is; `nil` before it is needed.
  var geometry: TableGeometry?
  var display = DisplayState()
  var registration = RegistrationState()
  var batch = BatchState()
  final var isFollowingDataSource = false
  var selection = SelectionState()
  var editing = EditingState()
  var prefetching = PrefetchingState()
  var dragState = ListDragState()
  var focus = ListFocusState()
  /// What the data sources answered when they were assigned.
  private(set) var dataSourceAnswers: HeadlessAnswers?
  private(set) var prefetchAnswers: HeadlessAnswers?
  private(set) var dragAnswers: HeadlessAnswers?
  private(set) var dropAnswers: HeadlessAnswers?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  override public convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = coder.headlessValue(forKey: "style") ?? .plain
    super.init(coder: coder)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    HeadlessCoder.finish(self, as: UITableView.self, coder)
  }

  // MARK: Data source and delegate

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      dataSource = HeadlessOptionalRequirement.ofOwnClass(dataSource)
      guard oldValue !== dataSource else { return }
      dataSourceAnswers = HeadlessAnswers(of: dataSource)
      invalidateCounts()
      wasAssigned()
    }
  }

  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      delegate = HeadlessOptionalRequirement.ofOwnClass(delegate)
      scrollDelegate = delegate
      guard oldValue !== delegate else { return }
      invalidateGeometry()
      wasAssigned()
    }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetchDataSource = HeadlessOptionalRequirement.ofOwnClass(prefetchDataSource)
      guard oldValue !== prefetchDataSource else { return }
      prefetchAnswers = HeadlessAnswers(of: prefetchDataSource)
      prefetching = PrefetchingState()
    }
  }
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { prefetching = PrefetchingState() } }
  }

  override var movesItself: Bool { display.isLayingOut || batch.depth > 0 }

  // MARK: Heights

  /// The height of the rows, in points, unless the delegate says another.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightDidChange(oldValue, rowHeight) } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, estimatedRowHeight) }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, sectionHeaderHeight) }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, sectionFooterHeight) }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, estimatedSectionHeaderHeight) }
  }
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, estimatedSectionFooterHeight) }
  }
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(oldValue, sectionHeaderTopPadding) }
  }
  open var fillerRowHeight: CGFloat = 0
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Looks

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsDisplay() } }
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UITableView.defaultSeparatorInset { didSet { setNeedsDisplay() } }
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  /// Whether content of views of the same table is as wide; stored, without an effect.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  open var contentHuggingElements: UITableViewContentHuggingElements = []

  open var backgroundView: UIView? { didSet { replaceTableView(oldValue, with: backgroundView) } }
  open var tableHeaderView: UIView? { didSet { replaceTableView(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replaceTableView(oldValue, with: tableFooterView) } }

  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Dragging

  /// Gives the items of drags that begin here.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      dragDelegate = HeadlessOptionalRequirement.ofOwnClass(dragDelegate)
      if oldValue !== dragDelegate { dragAnswers = HeadlessAnswers(of: dragDelegate) }
    }
  }
  /// Takes what is dropped here.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet {
      dropDelegate = HeadlessOptionalRequirement.ofOwnClass(dropDelegate)
      if oldValue !== dropDelegate { dropAnswers = HeadlessAnswers(of: dropDelegate) }
    }
  }
  open var dragInteractionEnabled = true
  /// Whether a drag that began here is going on.
  open var hasActiveDrag: Bool { dragState.drag != nil }
  /// Whether a drag is over the table that it handles.
  open var hasActiveDrop: Bool { dragState.drop != nil }
  open var isSpringLoaded = false

  // MARK: Focus

  /// Whether focus comes back to the row that was focused last.
  open var remembersLastFocusedIndexPath = false
  /// Whether a row that is focused by a key is selected.
  open var selectionFollowsFocus = false
  // A choice: cells can be focused unless the list or its delegate says otherwise. UIKit derives it from the platform.
  /// Whether rows can be focused, where the delegate does not say.
  open var allowsFocus = true
  open var allowsFocusDuringEditing = false

  override open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context) && askShouldUpdateFocus(context)
  }

  override open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    tellDidUpdateFocus(context, coordinator)
  }

  // MARK: Counts

  open var numberOfSections: Int { loadedSpace().sectionCount }

  /// The number of rows of a section, as the data source said when it was last asked.
  open func numberOfRows(inSection section: Int) -> Int { countRows(inSection: section) }

  // MARK: Geometry

  /// The rectangle of a section with its header and footer, in content coordinates.
  open func rect(forSection section: Int) -> CGRect { frame(ofSection: section) }
  /// The rectangle of a section's header where it is when it does not float, in content coordinates.
  open func rectForHeader(inSection section: Int) -> CGRect { frame(ofHeader: section) }
  open func rectForFooter(inSection section: Int) -> CGRect { frame(ofFooter: section) }
  /// The rectangle of a row in content coordinates; empty if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { frame(ofRow: indexPath) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  // MARK: What is displayed

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if display.isLayingOut { warnOfCellRequest() }
    return display.cells[indexPath] ?? display.prepared[indexPath]
  }
  /// The displayed cells in order. A table that waits for a layout is laid out first.
  open var visibleCells: [UITableViewCell] {
    layOutForAnswer()
    return displayedPaths.compactMap { display.cells[$0] }
  }
  /// The index paths of the displayed rows in order. A table that waits for a layout is laid out first.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutForAnswer()
    return display.cells.isEmpty ? nil : displayedPaths
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    display.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    display.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, position: scrollPosition, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(position: scrollPosition, animated: animated)
  }

  // MARK: Updates

  open func reloadData() { reload() }
  open func reloadSectionIndexTitles() { display.indexTitles = nil }
  open var hasUncommittedUpdates: Bool { editing.reorderedRow != nil || !dragState.placeholders.isEmpty }

  /// Runs a block of updates, all of which mean the state before or after the whole block.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch(completion: completion)
    updates?()
    endBatch()
  }

  open func beginUpdates() { beginBatch(completion: nil) }
  open func endUpdates() { endBatch() }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections += sections }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections += sections }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections += sections }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(ListMove(section, to: newSection)) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertedItems += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    // A table that has not asked for its rows yet has none to delete; it asks when it is laid out.
    guard space != nil || batch.depth > 0 else { return }
    record { $0.deletedItems += indexPaths }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadedItems += indexPaths }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append(ListMove(indexPath, to: newIndexPath)) }
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    record { $0.reconfiguredItems += indexPaths }
  }

  // MARK: Registration and reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registration.register(cellClass.map(RegistrationState.Source.viewClass), cell: identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registration.register(nib.map(RegistrationState.Source.nib), cell: identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registration.register(aClass.map(RegistrationState.Source.viewClass), headerFooter: identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registration.register(nib.map(RegistrationState.Source.nib), headerFooter: identifier)
  }
  /// A cell that is no longer used, or a new one if one is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier: identifier)
  }
  /// A cell for a row that the table has asked for; it is a failure if none is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier: identifier, for: indexPath)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooterView(identifier: identifier)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { selection.paths.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths.sorted() }

  /// Selects a row without telling the delegate; `nil` clears the selection.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, position: scrollPosition)
  }
  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Editing

  /// Whether the table is in editing mode, or a row is swiped open.
  open var isEditing: Bool {
    get { editing.isOn || editing.swipe != nil }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { switchEditing(editing, animated: animated) }

  // MARK: Layout

  override func alwaysScrolls(_ axis: UIAxis) -> Bool {
    axis == .vertical || super.alwaysScrolls(axis)
  }

  override open var bounds: CGRect {
    get { super.bounds }
    set {
      let oldWidth = super.bounds.width
      super.bounds = newValue
      if oldWidth != newValue.width { widthDidChange() }
    }
  }

  override open var frame: CGRect {
    get { super.frame }
    set {
      let oldWidth = bounds.width
      super.frame = newValue
      if oldWidth != newValue.width { widthDidChange() }
    }
  }

  /// Text of another size needs rows of other heights.
  override func headlessTraitsDidChange(from previous: UITraitCollection) {
    super.headlessTraitsDidChange(from: previous)
    if traitCollection.measuresTextOtherwise(than: previous) { widthDidChange() }
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }
}
