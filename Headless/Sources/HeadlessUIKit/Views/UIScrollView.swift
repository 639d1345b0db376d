import Foundation

/// A view onto content that is larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView, HeadlessScrollDelegating {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet {
      scrollDelegate = HeadlessOptionalRequirement.ofOwnClass(scrollDelegate)
      if oldValue !== scrollDelegate { delegateAnswers = HeadlessAnswers(of: scrollDelegate) }
    }
  }
  private(set) var delegateAnswers: HeadlessAnswers?

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      guard HeadlessFailure.checkFinite("content size", contentSize.width, contentSize.height) else {
        contentSize = oldValue
        return
      }
      scrollableAxesMayHaveChanged()
      headlessGeometryObserver?()
    }
  }
  /// Is called after the offset, the size of the content, or the size or the insets of the view have changed, as key-value
  /// observation does on Apple's platforms.
  public final var headlessGeometryObserver: (@MainActor () -> Void)?
  /// The extra room around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      let inset = contentInset
      guard HeadlessFailure.checkFinite("content inset", inset.top, inset.left, inset.bottom, inset.right) else {
        contentInset = oldValue
        return
      }
      adjustedContentInsetChanged()
    }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedContentInsetChanged() } }
  }
  open var isScrollEnabled = true
  /// Whether a finger's scroll ends at a multiple of the view's bounds.
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { scrollableAxesMayHaveChanged() } }
  open var alwaysBounceHorizontal = false { didSet { scrollableAxesMayHaveChanged() } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollsToTop = true
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var indicatorStyle: IndicatorStyle = .default
  open var decelerationRate: DecelerationRate = .normal
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl {
        if !HeadlessSystem.hasAllControlsInMacIdiom { HeadlessFailure.refuseInMacIdiom("UIRefreshControl", self) }
        refreshControl.isHidden = !refreshControl.isRefreshing
        insertSubview(refreshControl, at: 0)
      }
    }
  }
  /// The area of the content: constraints to it say how large the content is.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
  /// The area of the view itself, over which the content moves.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  // MARK: Zooming

  open var bouncesZoom = true
  /// The smallest scale of the view that the delegate zooms.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of the view that the delegate zooms: larger than the smallest one where anything zooms.
  open var maximumZoomScale: CGFloat = 1
  /// Whether fingers change the scale now.
  open internal(set) var isZooming = false
  /// Whether the scale is beyond its limits and goes back.
  open internal(set) var isZoomBouncing = false

  /// How large the view is that the delegate zooms; 1 without one.
  open var zoomScale: CGFloat {
    get { zoomingView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Brings the delegate's view to a scale within the limits; what is in the middle stays there.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    // A choice: an animated change of the scale notifies the delegate of its start and end, as a pinch does.
    guard animated else { return zoom(to: scale, around: nil) }
    zoomFromBeginToEnd(isByFingers: false) { zoom(to: scale, around: nil) }
  }

  /// Brings the delegate's view to the scale at which a rectangle of it fills the view.
  ///
  /// - Parameter rect: the rectangle in the coordinates of the view that is zoomed.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let view = zoomingView, rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    contentOffset = clamped(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
  }

  // MARK: Fingers

  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  private var announcedOffset: CGPoint = .zero
  /// The number of the animated scroll that is going on, or of the next one.
  private var animatedScroll = 0
  final var storedPan: UIPanGestureRecognizer?

  /// The recogniser of the finger that scrolls, for others to wait for; it follows simulated scrolling.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let storedPan { return storedPan }
    let pan = UIPanGestureRecognizer()
    storedPan = pan
    addGestureRecognizer(pan)
    return pan
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    HeadlessCoder.finish(self, as: UIScrollView.self, coder)
  }

  /// The content inset and what bars cover, in points.
  ///
  /// What bars cover counts along the axes along which the content scrolls, and vertically for the content of a view
  /// controller in a navigation controller. A refresh control that is refreshing takes room at the top.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    if let refreshControl, refreshControl.isRefreshing { inset.top += UIRefreshControl.headlessHeight }
    let safeArea = safeAreaInsets
    guard safeArea != .zero else { return inset }
    if adjustsForSafeArea(.vertical) {
      inset.top += safeArea.top
      inset.bottom += safeArea.bottom
    }
    if adjustsForSafeArea(.horizontal) {
      inset.left += safeArea.left
      inset.right += safeArea.right
    }
    return inset
  }

  /// Whether content scrolls along an axis whatever its size, as a table's does vertically.
  func alwaysScrolls(_ axis: UIAxis) -> Bool {
    axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
  }

  /// Whether content scrolls along an axis in the size that it has.
  func scrolls(_ axis: UIAxis) -> Bool {
    alwaysScrolls(axis)
      || (axis == .vertical ? contentSize.height > bounds.height : contentSize.width > bounds.width)
  }

  private func adjustsForSafeArea(_ axis: UIAxis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .scrollableAxes: return scrolls(axis)
    case .automatic: return scrolls(axis) || axis == .vertical && isContentOfNavigation
    }
  }

  /// Whether this is the view, or directly in the view, of a view controller in a navigation controller.
  private var isContentOfNavigation: Bool {
    (viewController ?? superview?.viewController)?.enclosingNavigation != nil
  }

  private func scrollableAxesMayHaveChanged() {
    if safeAreaInsets != .zero, adjustedContentInset != appliedInset { adjustedContentInsetChanged() }
    for subview in storedSubviews { subview.followSuperviewMargins() }
  }

  /// Makes room for a refresh control, or takes it away. The content follows a finger, and not a call.
  func refreshingDidChange() {
    let offset = contentOffset
    adjustedContentInsetChanged()
    if refreshControl?.isRefreshing == true {
      contentOffset = offset
    } else {
      clampContentOffset()
    }
  }

  /// The content's point at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if !holdsOffset { bounds.origin = newValue } }
  }
  /// How many batches are animated that hold the offset.
  final var heldBatches = 0
  /// Whether the list itself moves its content, in a layout or an update.
  var movesItself: Bool { false }

  override open var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.size != old.size { scrollableAxesMayHaveChanged() }
      let barsFollowFirst = HeadlessVariations.current.contains(.barsFollowBeforeObservers)
      if barsFollowFirst, newValue.origin != old.origin { followingNavigation?.contentDidScroll(self) }
      if newValue.origin != old.origin { offsetDidChange() }
      if newValue != old { headlessGeometryObserver?() }
      if !barsFollowFirst, newValue.origin != old.origin { followingNavigation?.contentDidScroll(self) }
    }
  }

  /// Scrolls to an offset; with an animation it arrives on the next turn of the main actor, and then calls the delegate.
  ///
  /// A finger stops the animation, and so does another call, animated or not: the content does not arrive, and the delegate is not called.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopScrolling()
    guard animated, UIView.areAnimationsEnabled else {
      self.contentOffset = contentOffset
      return
    }
    // There is no animation to the place where the content is, and nothing to tell the end of.
    guard contentOffset != self.contentOffset else { return }
    let scroll = animatedScroll
    HeadlessRunLoop.enqueue(after: HeadlessRunLoop.animationDuration) { [weak self] in
      guard let self, scroll == animatedScroll else { return }
      self.contentOffset = contentOffset
      layoutIfNeeded()
      tellScrolling("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Stops what scrolls with an animation, where it is.
  final func stopScrolling() { animatedScroll += 1 }

  /// Scrolls as little as is needed to make a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY - (contentOffset.y - offset.y) {
      offset.y = rect.minY - adjustedContentInset.top
    }
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX - (contentOffset.x - offset.x) {
      offset.x = rect.minX - adjustedContentInset.left
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  open func flashScrollIndicators() {}

  open func adjustedContentInsetDidChange() {}

  override open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollPage(direction) }

  override open func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetChanged()
  }

  /// The navigation controller whose bar becomes lower as the content is scrolled.
  final weak var followingNavigation: UINavigationController?

  /// The room around the content that is scrolled to its top, in points: that of ``adjustedContentInset``, and by how much a
  /// navigation bar is higher there.
  package var headlessInsetAtTop: UIEdgeInsets {
    var inset = adjustedContentInset
    if let followingNavigation { inset.top += followingNavigation.navigationBar.collapsedHeight }
    return inset
  }

  /// The nearest offset that shows no more room around the content than the insets allow.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = headlessInsetAtTop
    let maximumX = max(contentSize.width + inset.right - bounds.width, -inset.left)
    let maximumY = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    return CGPoint(
      x: min(max(offset.x, -inset.left), maximumX),
      y: min(max(offset.y, -inset.top), maximumY)
    )
  }

  /// Brings the offset back when the content has become smaller.
  func clampContentOffset() {
    let offset = clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  private func offsetDidChange() {
    setNeedsLayout()
    guard announcedOffset != bounds.origin else { return }
    announcedOffset = bounds.origin
    tellScrolling("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
  }

  /// Asks the delegate about scrolling, or tells it; `nil` if it does not implement the requirement.
  @discardableResult
  func tellScrolling<Answer>(
    _ requirement: StaticString,
    _ message: (any UIScrollViewDelegate) -> Answer
  ) -> Answer? {
    guard let scrollDelegate else { return nil }
    return HeadlessOptionalRequirement.ask(of: delegateAnswers, requirement) { message(scrollDelegate) }
  }

  private var appliedInset: UIEdgeInsets = .zero

  private func adjustedContentInsetChanged() {
    let inset = adjustedContentInset
    let isAtTop = contentOffset.y == -appliedInset.top
    appliedInset = inset
    // Content that rests at its top stays there when a bar appears, as under a navigation bar.
    if isAtTop { contentOffset.y = -inset.top }
    adjustedContentInsetDidChange()
    headlessGeometryObserver?()
    tellScrolling("scrollViewDidChangeAdjustedContentInset(_:)") { $0.scrollViewDidChangeAdjustedContentInset(self) }
    setNeedsLayout()
  }
}
