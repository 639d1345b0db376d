import Foundation

/// The view of one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The view that the content is in; it fills the cell.
  open private(set) var contentView = UIView(frame: .zero)
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  /// The view behind the content that shows while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether the item is focused.
  final var showsFocus = false {
    didSet { if showsFocus != oldValue { stateDidChange() } }
  }

  override open var isFocused: Bool { showsFocus }
  override open var canBecomeFocused: Bool {
    guard let collection = headlessCollectionView, let path = collection.indexPath(for: self) else { return false }
    return isUserInteractionEnabled && collection.canFocus(path)
  }

  final var isCellEditing = false {
    didSet { if isCellEditing != oldValue { stateDidChange() } }
  }

  /// Whether the cell's item is swiped open.
  final var isSwiped = false {
    didSet { if isSwiped != oldValue { stateDidChange() } }
  }

  /// Whether the cell's item of an outline is open.
  final var isExpanded = false {
    didSet { if isExpanded != oldValue { stateDidChange() } }
  }

  // MARK: Dragging

  open func dragStateDidChange(_ dragState: DragState) {}

  /// What a drag does with the item.
  final var headlessDragState = UICellConfigurationState.DragState.none {
    didSet {
      guard headlessDragState != oldValue else { return }
      dragStateDidChange(headlessDragState == .none ? .none : headlessDragState == .lifting ? .lifting : .dragging)
      stateDidChange()
    }
  }
  /// What a drop would do with the item.
  final var headlessDropState = UICellConfigurationState.DropState.none {
    didSet { if headlessDropState != oldValue { stateDidChange() } }
  }

  // MARK: Configuration

  /// The content, as a value. Its content view replaces what the content view had.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsLayout() }
  }
  /// Whether the content configuration follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration follows the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the cell's state has changed, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  final var configuredContentView: (any UIView & UIContentView)?
  final var needsUpdateConfiguration = true
  final var isUpdatingConfiguration = false

  override public init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    HeadlessCoder.finish(self, as: UICollectionViewCell.self, coder)
  }

  /// Makes a cell of a class that is known at run time only. It calls the class's own `init(frame:)`.
  public required convenience init(headlessFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// What a storyboard does when a person selects the item, before the delegate is told.
  public final var headlessSelectionSegue: (() -> Void)?

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isEditing = isCellEditing
    state.isSwiped = isSwiped
    state.isExpanded = isExpanded
    state.cellDragState = headlessDragState
    state.cellDropState = headlessDropState
    return state
  }

  /// Asks for an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// The traits are a part of the state.
  override func headlessTraitsDidChange(from previous: UITraitCollection) {
    super.headlessTraitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  /// Brings the configurations into line with the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = adaptedToList(configuration).updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
      backgroundConfiguration = adaptedToList(configuration).updated(for: state)
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  // MARK: Layout

  /// The room that a subclass keeps around the content view, in points.
  var headlessContentInset: UIEdgeInsets { .zero }

  override func headlessInsets(ofHosted view: UIView) -> UIEdgeInsets? {
    view === contentView ? headlessContentInset : nil
  }

  override func headlessContentDidChange(of subview: UIView) {
    super.headlessContentDidChange(of: subview)
    if subview === contentView { headlessCollectionView?.sizeMayHaveChanged(of: self, isConstraint: false) }
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutContent()
  }

  override open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    let preferred = layoutAttributes.duplicate
    preferred.size = fittingSize(for: layoutAttributes)
    inheritedSize = preferred.size
    return preferred
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(for: size)
  }

  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if contentView.holdsConstrainedViews || !constraints.isEmpty {
      return fittedByConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    let offered = CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : .greatestFiniteMagnitude,
      height: verticalFittingPriority == .required ? targetSize.height : .greatestFiniteMagnitude
    )
    let fitting = sizeThatFits(offered)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting.height
    )
  }
}
