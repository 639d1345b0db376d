// Written by Upkeep/makers/forwarding-views.py from Upkeep/makers/ForwardingViews/ForwardedMembers.txt: change the list, not this file.

import Foundation
import Roster

/// A collection that hands on to another one what has nothing to do with index paths.
@MainActor class ForwardingCollectionView: UICollectionView, ForwardingView {
  /// What answers in place of the other collection when it is gone.
  private lazy var spare = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())

  init() {
    super.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The other collection, if it is there.
  var target: UICollectionView? { nil }

  final var forwardingTarget: UIView? { target }

  // UIKit declares accessibility for all objects, without an actor: so overrides of it have none.
  private nonisolated var receiver: UICollectionView { MainActor.assumeIsolated { target ?? spare } }

  // MARK: Heights, looks and behaviour

  override var collectionViewLayout: UICollectionViewLayout {
    get { receiver.collectionViewLayout }
    set { receiver.collectionViewLayout = newValue }
  }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    receiver.setCollectionViewLayout(layout, animated: animated)
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { receiver.setCollectionViewLayout(layout, animated: animated, completion: completion) }
  #if !os(tvOS)
    override func startInteractiveTransition(
      to layout: UICollectionViewLayout,
      completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { receiver.startInteractiveTransition(to: layout, completion: completion) }
    override func finishInteractiveTransition() { receiver.finishInteractiveTransition() }
    override func cancelInteractiveTransition() { receiver.cancelInteractiveTransition() }
    override var reorderingCadence: ReorderingCadence {
      get { receiver.reorderingCadence }
      set { receiver.reorderingCadence = newValue }
    }
  #endif
  override var backgroundView: UIView? {
    get { receiver.backgroundView }
    set { receiver.backgroundView = newValue }
  }
  override var remembersLastFocusedIndexPath: Bool {
    get { receiver.remembersLastFocusedIndexPath }
    set { receiver.remembersLastFocusedIndexPath = newValue }
  }
  #if !os(tvOS)
    override var selectionFollowsFocus: Bool {
      get { receiver.selectionFollowsFocus }
      set { receiver.selectionFollowsFocus = newValue }
    }
  #endif
  override var allowsFocus: Bool {
    get { receiver.allowsFocus }
    set { receiver.allowsFocus = newValue }
  }
  override var allowsFocusDuringEditing: Bool {
    get { receiver.allowsFocusDuringEditing }
    set { receiver.allowsFocusDuringEditing = newValue }
  }
  #if !os(tvOS)
    override var dragInteractionEnabled: Bool {
      get { receiver.dragInteractionEnabled }
      set { receiver.dragInteractionEnabled = newValue }
    }
    override var hasActiveDrag: Bool { receiver.hasActiveDrag }
    override var hasActiveDrop: Bool { receiver.hasActiveDrop }
    override var isSpringLoaded: Bool {
      get { receiver.isSpringLoaded }
      set { receiver.isSpringLoaded = newValue }
    }
  #endif
  override var isPrefetchingEnabled: Bool {
    get { receiver.isPrefetchingEnabled }
    set { receiver.isPrefetchingEnabled = newValue }
  }
  override var allowsSelection: Bool {
    get { receiver.allowsSelection }
    set { receiver.allowsSelection = newValue }
  }
  override var allowsSelectionDuringEditing: Bool {
    get { receiver.allowsSelectionDuringEditing }
    set { receiver.allowsSelectionDuringEditing = newValue }
  }
  override var allowsMultipleSelection: Bool {
    get { receiver.allowsMultipleSelection }
    set { receiver.allowsMultipleSelection = newValue }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { receiver.allowsMultipleSelectionDuringEditing }
    set { receiver.allowsMultipleSelectionDuringEditing = newValue }
  }
  override var isEditing: Bool {
    get { receiver.isEditing }
    set { receiver.isEditing = newValue }
  }
  override var selfSizingInvalidation: SelfSizingInvalidation {
    get { receiver.selfSizingInvalidation }
    set { receiver.selfSizingInvalidation = newValue }
  }
  #if !os(tvOS)
    override weak var dragDelegate: (any UICollectionViewDragDelegate)? {
      get { receiver.dragDelegate }
      set { receiver.dragDelegate = newValue }
    }
    override weak var dropDelegate: (any UICollectionViewDropDelegate)? {
      get { receiver.dropDelegate }
      set { receiver.dropDelegate = newValue }
    }
  #endif

  // MARK: Registration and reuse

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    receiver.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    receiver.register(nib, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { receiver.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }
  override func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String)
  { receiver.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }

  // MARK: Scrolling

  override var contentSize: CGSize {
    get { receiver.contentSize }
    set { receiver.contentSize = newValue }
  }
  override var contentInset: UIEdgeInsets {
    get { receiver.contentInset }
    set { receiver.contentInset = newValue }
  }
  override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { receiver.contentInsetAdjustmentBehavior }
    set { receiver.contentInsetAdjustmentBehavior = newValue }
  }
  override var adjustedContentInset: UIEdgeInsets { receiver.adjustedContentInset }
  override var contentOffset: CGPoint {
    get { receiver.contentOffset }
    set { receiver.contentOffset = newValue }
  }
  override var isScrollEnabled: Bool {
    get { receiver.isScrollEnabled }
    set { receiver.isScrollEnabled = newValue }
  }
  #if !os(tvOS)
    override var isPagingEnabled: Bool {
      get { receiver.isPagingEnabled }
      set { receiver.isPagingEnabled = newValue }
    }
  #endif
  override var bounces: Bool {
    get { receiver.bounces }
    set { receiver.bounces = newValue }
  }
  override var alwaysBounceVertical: Bool {
    get { receiver.alwaysBounceVertical }
    set { receiver.alwaysBounceVertical = newValue }
  }
  override var alwaysBounceHorizontal: Bool {
    get { receiver.alwaysBounceHorizontal }
    set { receiver.alwaysBounceHorizontal = newValue }
  }
  override var showsVerticalScrollIndicator: Bool {
    get { receiver.showsVerticalScrollIndicator }
    set { receiver.showsVerticalScrollIndicator = newValue }
  }
  override var showsHorizontalScrollIndicator: Bool {
    get { receiver.showsHorizontalScrollIndicator }
    set { receiver.showsHorizontalScrollIndicator = newValue }
  }
  #if !os(tvOS)
    override var scrollsToTop: Bool {
      get { receiver.scrollsToTop }
      set { receiver.scrollsToTop = newValue }
    }
  #endif
  #if !os(visionOS)
    override var keyboardDismissMode: KeyboardDismissMode {
      get { receiver.keyboardDismissMode }
      set { receiver.keyboardDismissMode = newValue }
    }
  #endif
  #if !os(tvOS)
    override var refreshControl: UIRefreshControl? {
      get { receiver.refreshControl }
      set { receiver.refreshControl = newValue }
    }
  #endif
  override var isTracking: Bool { receiver.isTracking }
  override var isDragging: Bool { receiver.isDragging }
  override var isDecelerating: Bool { receiver.isDecelerating }
  override var bouncesZoom: Bool {
    get { receiver.bouncesZoom }
    set { receiver.bouncesZoom = newValue }
  }
  override var minimumZoomScale: CGFloat {
    get { receiver.minimumZoomScale }
    set { receiver.minimumZoomScale = newValue }
  }
  override var maximumZoomScale: CGFloat {
    get { receiver.maximumZoomScale }
    set { receiver.maximumZoomScale = newValue }
  }
  override var zoomScale: CGFloat {
    get { receiver.zoomScale }
    set { receiver.zoomScale = newValue }
  }
  override var isZooming: Bool { receiver.isZooming }
  override var isZoomBouncing: Bool { receiver.isZoomBouncing }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) { receiver.setZoomScale(scale, animated: animated) }
  override func zoom(to rect: CGRect, animated: Bool) { receiver.zoom(to: rect, animated: animated) }
  override var isDirectionalLockEnabled: Bool {
    get { receiver.isDirectionalLockEnabled }
    set { receiver.isDirectionalLockEnabled = newValue }
  }
  override var delaysContentTouches: Bool {
    get { receiver.delaysContentTouches }
    set { receiver.delaysContentTouches = newValue }
  }
  override var canCancelContentTouches: Bool {
    get { receiver.canCancelContentTouches }
    set { receiver.canCancelContentTouches = newValue }
  }
  override var indicatorStyle: IndicatorStyle {
    get { receiver.indicatorStyle }
    set { receiver.indicatorStyle = newValue }
  }
  override var decelerationRate: DecelerationRate {
    get { receiver.decelerationRate }
    set { receiver.decelerationRate = newValue }
  }
  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { receiver.verticalScrollIndicatorInsets }
    set { receiver.verticalScrollIndicatorInsets = newValue }
  }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { receiver.horizontalScrollIndicatorInsets }
    set { receiver.horizontalScrollIndicatorInsets = newValue }
  }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { receiver.automaticallyAdjustsScrollIndicatorInsets }
    set { receiver.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
  override var scrollIndicatorInsets: UIEdgeInsets {
    get { receiver.scrollIndicatorInsets }
    set { receiver.scrollIndicatorInsets = newValue }
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    receiver.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    receiver.scrollRectToVisible(rect, animated: animated)
  }
  override func flashScrollIndicators() { receiver.flashScrollIndicators() }
  override var panGestureRecognizer: UIPanGestureRecognizer { receiver.panGestureRecognizer }

  // MARK: The view

  override var frame: CGRect {
    get { receiver.frame }
    set { receiver.frame = newValue }
  }
  override var bounds: CGRect {
    get { receiver.bounds }
    set { receiver.bounds = newValue }
  }
  override var center: CGPoint {
    get { receiver.center }
    set { receiver.center = newValue }
  }
  override var transform: CGAffineTransform {
    get { receiver.transform }
    set { receiver.transform = newValue }
  }
  override var alpha: CGFloat {
    get { receiver.alpha }
    set { receiver.alpha = newValue }
  }
  override var isHidden: Bool {
    get { receiver.isHidden }
    set { receiver.isHidden = newValue }
  }
  override var isOpaque: Bool {
    get { receiver.isOpaque }
    set { receiver.isOpaque = newValue }
  }
  override var clipsToBounds: Bool {
    get { receiver.clipsToBounds }
    set { receiver.clipsToBounds = newValue }
  }
  override var backgroundColor: UIColor? {
    get { receiver.backgroundColor }
    set { receiver.backgroundColor = newValue }
  }
  override var mask: UIView? {
    get { receiver.mask }
    set { receiver.mask = newValue }
  }
  override var tintColor: UIColor! {
    get { receiver.tintColor }
    set { receiver.tintColor = newValue }
  }
  override var tintAdjustmentMode: TintAdjustmentMode {
    get { receiver.tintAdjustmentMode }
    set { receiver.tintAdjustmentMode = newValue }
  }
  override var contentMode: ContentMode {
    get { receiver.contentMode }
    set { receiver.contentMode = newValue }
  }
  override var tag: Int {
    get { receiver.tag }
    set { receiver.tag = newValue }
  }
  override var isUserInteractionEnabled: Bool {
    get { receiver.isUserInteractionEnabled }
    set { receiver.isUserInteractionEnabled = newValue }
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { receiver.overrideUserInterfaceStyle }
    set { receiver.overrideUserInterfaceStyle = newValue }
  }
  override var autoresizingMask: AutoresizingMask {
    get { receiver.autoresizingMask }
    set { receiver.autoresizingMask = newValue }
  }
  override var autoresizesSubviews: Bool {
    get { receiver.autoresizesSubviews }
    set { receiver.autoresizesSubviews = newValue }
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { receiver.translatesAutoresizingMaskIntoConstraints }
    set { receiver.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { receiver.semanticContentAttribute }
    set { receiver.semanticContentAttribute = newValue }
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    receiver.effectiveUserInterfaceLayoutDirection
  }
  override var preservesSuperviewLayoutMargins: Bool {
    get { receiver.preservesSuperviewLayoutMargins }
    set { receiver.preservesSuperviewLayoutMargins = newValue }
  }
  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { receiver.insetsLayoutMarginsFromSafeArea }
    set { receiver.insetsLayoutMarginsFromSafeArea = newValue }
  }
  override var layoutMargins: UIEdgeInsets {
    get { receiver.layoutMargins }
    set { receiver.layoutMargins = newValue }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { receiver.directionalLayoutMargins }
    set { receiver.directionalLayoutMargins = newValue }
  }
  override var safeAreaInsets: UIEdgeInsets { receiver.safeAreaInsets }
  override var leadingAnchor: NSLayoutXAxisAnchor { receiver.leadingAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { receiver.trailingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { receiver.leftAnchor }
  override var rightAnchor: NSLayoutXAxisAnchor { receiver.rightAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { receiver.centerXAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { receiver.topAnchor }
  override var bottomAnchor: NSLayoutYAxisAnchor { receiver.bottomAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { receiver.centerYAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { receiver.firstBaselineAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { receiver.lastBaselineAnchor }
  override var widthAnchor: NSLayoutDimension { receiver.widthAnchor }
  override var heightAnchor: NSLayoutDimension { receiver.heightAnchor }
  override var layoutMarginsGuide: UILayoutGuide { receiver.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { receiver.readableContentGuide }
  override var safeAreaLayoutGuide: UILayoutGuide { receiver.safeAreaLayoutGuide }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { receiver.keyboardLayoutGuide }
  override var contentLayoutGuide: UILayoutGuide { receiver.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { receiver.frameLayoutGuide }
  override var intrinsicContentSize: CGSize { receiver.intrinsicContentSize }
  override var isAccessibilityElement: Bool {
    get { receiver.isAccessibilityElement }
    set { receiver.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { receiver.accessibilityLabel }
    set { receiver.accessibilityLabel = newValue }
  }
  override var accessibilityHint: String? {
    get { receiver.accessibilityHint }
    set { receiver.accessibilityHint = newValue }
  }
  override var accessibilityValue: String? {
    get { receiver.accessibilityValue }
    set { receiver.accessibilityValue = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { receiver.accessibilityIdentifier }
    set { receiver.accessibilityIdentifier = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { receiver.accessibilityTraits }
    set { receiver.accessibilityTraits = newValue }
  }
  override var accessibilityElementsHidden: Bool {
    get { receiver.accessibilityElementsHidden }
    set { receiver.accessibilityElementsHidden = newValue }
  }
  override var accessibilityElements: [Any]? {
    get { receiver.accessibilityElements }
    set { receiver.accessibilityElements = newValue }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { receiver.accessibilityCustomActions }
    set { receiver.accessibilityCustomActions = newValue }
  }
  override var accessibilityViewIsModal: Bool {
    get { receiver.accessibilityViewIsModal }
    set { receiver.accessibilityViewIsModal = newValue }
  }
  override func accessibilityElementIsFocused() -> Bool { receiver.accessibilityElementIsFocused() }
  override func accessibilityActivate() -> Bool { receiver.accessibilityActivate() }
  override var window: UIWindow? { receiver.window }
  override var superview: UIView? { receiver.superview }
  override var subviews: [UIView] { receiver.subviews }
  override func addSubview(_ view: UIView) { receiver.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) { receiver.insertSubview(view, at: index) }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    receiver.insertSubview(view, belowSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    receiver.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func bringSubviewToFront(_ view: UIView) { receiver.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { receiver.sendSubviewToBack(view) }
  override func removeFromSuperview() { receiver.removeFromSuperview() }
  override func isDescendant(of view: UIView) -> Bool { receiver.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { receiver.viewWithTag(tag) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { receiver.convert(point, to: forwarded(view)) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    receiver.convert(point, from: forwarded(view))
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { receiver.convert(rect, to: forwarded(view)) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { receiver.convert(rect, from: forwarded(view)) }
  override func needsUpdateConstraints() -> Bool { receiver.needsUpdateConstraints() }
  override func setNeedsUpdateConstraints() { receiver.setNeedsUpdateConstraints() }
  override func updateConstraintsIfNeeded() { receiver.updateConstraintsIfNeeded() }
  override func setNeedsLayout() { receiver.setNeedsLayout() }
  override func layoutIfNeeded() { receiver.layoutIfNeeded() }
  override func setNeedsDisplay() { receiver.setNeedsDisplay() }
  override func invalidateIntrinsicContentSize() { receiver.invalidateIntrinsicContentSize() }
  override func sizeToFit() { receiver.sizeToFit() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { receiver.sizeThatFits(size) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    receiver.point(inside: point, with: event)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { receiver.hitTest(point, with: event) }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { receiver.gestureRecognizers }
    set { receiver.gestureRecognizers = newValue }
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    receiver.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    receiver.removeGestureRecognizer(gestureRecognizer)
  }
  override func addInteraction(_ interaction: any UIInteraction) { receiver.addInteraction(interaction) }
  override var interactions: [any UIInteraction] {
    get { receiver.interactions }
    set { receiver.interactions = newValue }
  }
  override func removeInteraction(_ interaction: any UIInteraction) { receiver.removeInteraction(interaction) }
  override var canBecomeFocused: Bool { receiver.canBecomeFocused }
  override var isFocused: Bool { receiver.isFocused }
  #if !os(tvOS)
    override var focusGroupIdentifier: String? {
      get { receiver.focusGroupIdentifier }
      set { receiver.focusGroupIdentifier = newValue }
    }
    override var focusGroupPriority: UIFocusGroupPriority {
      get { receiver.focusGroupPriority }
      set { receiver.focusGroupPriority = newValue }
    }
    override var focusEffect: UIFocusEffect? {
      get { receiver.focusEffect }
      set { receiver.focusEffect = newValue }
    }
  #endif
  override func setNeedsFocusUpdate() { receiver.setNeedsFocusUpdate() }
  override func updateFocusIfNeeded() { receiver.updateFocusIfNeeded() }

  // MARK: The responder

  override var next: UIResponder? { receiver.next }
  override var userActivity: NSUserActivity? {
    get { receiver.userActivity }
    set { receiver.userActivity = newValue }
  }
  override var undoManager: UndoManager? { receiver.undoManager }
  override var canBecomeFirstResponder: Bool { receiver.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { receiver.canResignFirstResponder }
  override var isFirstResponder: Bool { receiver.isFirstResponder }
  @discardableResult
  override func becomeFirstResponder() -> Bool { receiver.becomeFirstResponder() }
  @discardableResult
  override func resignFirstResponder() -> Bool { receiver.resignFirstResponder() }
  override func reloadInputViews() { receiver.reloadInputViews() }
}
