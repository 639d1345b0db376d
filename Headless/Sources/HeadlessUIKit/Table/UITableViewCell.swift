import Foundation

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  let style: CellStyle
  let content = ConfiguredContent()
  /// The views that a standard style makes at their first use.
  var standardViews = StandardViews()

  /// What the cell shows beside its content, as the table decided it.
  var control = ControlState()

  /// Where the cell is in its table.
  var place = Place()
  override var headlessContainer: UIView? { place.table }
  // A choice: for assistive technology, a table's cell is one element. The controls in it come after it.
  override final var headlessIsAccessibilityElement: Bool { true }

  /// A cell of a standard style.
  ///
  /// - Parameters:
  ///   - style: which labels the cell has
  ///   - reuseIdentifier: the name under which a table reuses the cell; a cell without one is not reused
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.Metrics.rowHeight))
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = coder.headlessValue(forKey: "style") ?? .default
    reuseIdentifier = (coder as? HeadlessCoder)?.decodeObject(forKey: "reuseIdentifier") as? String
    super.init(coder: coder)
    setUp()
    HeadlessCoder.finish(self, as: UITableViewCell.self, coder)
  }

  override public convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell of a class that was registered.
  public required convenience init(headlessReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func setUp() {
    HeadlessCounts.now.cellsCreated += 1
    clipsToBounds = true
    content.view.ownLayoutMargins = LayoutAssumptions.cellMargins
    addSubview(content.view)
  }

  /// What a storyboard does when a person selects the row, before the delegate is told, and when they tap its accessory.
  public final var headlessSelectionSegue, headlessAccessorySegue: (() -> Void)?

  // MARK: Reuse

  open internal(set) var reuseIdentifier: String?

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: Content

  /// The view for the cell's own content; the cell lays it out beside accessories and controls.
  open var contentView: UIView { content.view }

  /// The label of the standard styles. Setting its text removes a content configuration.
  open var textLabel: UILabel? { standardLabel(isDetail: false) }
  /// The second label, which the default style does not have.
  open var detailTextLabel: UILabel? { style == .default ? nil : standardLabel(isDetail: true) }
  /// The picture, which the `value2` style does not have.
  open var imageView: UIImageView? { style == .value2 ? nil : standardImageView() }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      // A choice: a content configuration replaces the standard labels. A label's text replaces the configuration.
      if newValue != nil { removeStandardViews() }
      content.show(newValue, in: self)
      setNeedsUpdateConfiguration()
      contentDidChange()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { content.background }
    set {
      content.background = newValue
      setNeedsUpdateConfiguration()
    }
  }

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.automaticallyUpdatesContent }
    set { content.automaticallyUpdatesContent = newValue }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.automaticallyUpdatesBackground }
    set { content.automaticallyUpdatesBackground = newValue }
  }

  /// Called whenever the cell's state has changed, before it is laid out.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = storedIsSelected
    state.isHighlighted = storedIsHighlighted
    state.isFocused = isFocused
    state.isEditing = storedIsEditing
    state.cellDragState = headlessDragState
    state.cellDropState = headlessDropState
    state.isSwiped = control.isSwiped
    state.isReordering = control.isReordering
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Updates the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    content.setNeedsUpdate(in: self)
  }

  /// The traits are a part of the state.
  override func headlessTraitsDidChange(from previous: UITraitCollection) {
    super.headlessTraitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  /// Updates the cell for a state; the default lets the configurations follow it.
  open func updateConfiguration(using state: UICellConfigurationState) {
    content.updateConfigurations(for: state, in: self)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.table?.style == .plain || place.table == nil ? .listPlainCell() : .listGroupedCell()
  }

  // MARK: Backgrounds

  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, with: selectedBackgroundView) } }
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: multipleSelectionBackgroundView) }
  }

  // MARK: Selection

  open var selectionStyle: SelectionStyle = .default
  private var storedIsSelected = false
  private var storedIsHighlighted = false
  private var storedIsEditing = false

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    stateDidChange()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    stateDidChange()
  }

  // MARK: Focus

  /// Whether the row is focused.
  final var showsFocus = false {
    didSet { if showsFocus != oldValue { stateDidChange() } }
  }

  override open var isFocused: Bool { showsFocus }
  override open var canBecomeFocused: Bool {
    guard let table = place.table, let path = place.indexPath else { return false }
    return isUserInteractionEnabled && table.canFocus(path)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    storedIsEditing = editing
    stateDidChange()
    didTransition(to: state)
  }

  /// What the table's delegate lets the user do with the row.
  open var editingStyle: EditingStyle { control.editingStyle }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { control.isSwiped }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether touches on the cell count while it is dragged; stored.
  open var userInteractionEnabledWhileDragging = true

  /// What a drag does with the row.
  var headlessDragState = UICellConfigurationState.DragState.none {
    didSet {
      guard headlessDragState != oldValue else { return }
      dragStateDidChange(headlessDragState == .none ? .none : headlessDragState == .lifting ? .lifting : .dragging)
      stateDidChange()
    }
  }
  /// What a drop would do with the row.
  var headlessDropState = UICellConfigurationState.DropState.none {
    didSet { if headlessDropState != oldValue { stateDidChange() } }
  }

  // MARK: Accessories

  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, with: accessoryView) } }
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue, with: editingAccessoryView) } }

  // MARK: Metrics

  /// How often the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  private var ownSeparatorInset: UIEdgeInsets?

  /// The inset that the cell was given; `nil` if it has the table's.
  package var headlessOwnSeparatorInset: UIEdgeInsets? { ownSeparatorInset }

  /// The distances of the separator from the cell's edges, in points; by default the table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? place.table?.separatorInset ?? UITableView.defaultSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsDisplay()
    }
  }

  open var focusStyle: FocusStyle = .default

  // MARK: Layout

  override open func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutContents()
  }

  /// The size for a width: as high as the content, and with a standard style at least as high as a standard row.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if usesConstraintsForContent {
      return constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    let width = horizontalFittingPriority == .required ? targetSize.width : bounds.width
    let fitted = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitted.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitted.height
    )
  }

  // MARK: Auto Layout

  override open func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange()
  }

  override var headlessIsLayoutHost: Bool { true }

  override func headlessInsets(ofHosted view: UIView) -> UIEdgeInsets? {
    view === content.view ? contentInsets : nil
  }

  override func headlessContentDidChange(of subview: UIView) {
    super.headlessContentDidChange(of: subview)
    if subview === content.view { contentDidChange() }
  }

  override func headlessConstraintsDidChange() {
    if place.table?.selfSizingInvalidation == .enabledIncludingConstraints { contentDidChange() }
  }

  override func headlessTranslationDidChange(of subview: UIView) {
    if subview === content.view { warnOfManagedContentView() }
  }
}
