import Foundation

/// A view onto content that is larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView, HeadlessScrollDelegating {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if oldValue !== scrollDelegate { delegateAnswers = HeadlessAnswers(of: scrollDelegate) } }
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
    }
  }
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
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { scrollableAxesMayHaveChanged() } }
  open var alwaysBounceHorizontal = false { didSet { scrollableAxesMayHaveChanged() } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollsToTop = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl {
        refreshControl.isHidden = !refreshControl.isRefreshing
        insertSubview(refreshControl, at: 0)
      }
    }
  }
  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  private var announcedOffset: CGPoint = .zero

  override public init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
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

  private func adjustsForSafeArea(_ axis: UIAxis) -> Bool {
    let isScrollable =
      alwaysScrolls(axis)
      || (axis == .vertical ? contentSize.height > bounds.height : contentSize.width > bounds.width)
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .scrollableAxes: return isScrollable
    case .automatic: return isScrollable || axis == .vertical && isContentOfNavigation
    }
  }

  /// Whether this is the view, or directly in the view, of a view controller in a navigation controller.
  private var isContentOfNavigation: Bool {
    (viewController ?? superview?.viewController)?.navigationController != nil
  }

  private func scrollableAxesMayHaveChanged() {
    if safeAreaInsets != .zero, adjustedContentInset != appliedInset { adjustedContentInsetChanged() }
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
    set { bounds.origin = newValue }
  }

  override open var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.size != old.size { scrollableAxesMayHaveChanged() }
      if newValue.origin != old.origin { offsetDidChange() }
    }
  }

  /// Scrolls to an offset; with an animation it arrives on the next turn of the main actor, and the delegate is told the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled else {
      self.contentOffset = contentOffset
      return
    }
    // There is no animation to the place where the content is, and nothing to tell the end of.
    guard contentOffset != self.contentOffset else { return }
    HeadlessRunLoop.enqueue { [weak self] in
      guard let self else { return }
      self.contentOffset = contentOffset
      layoutIfNeeded()
      tellScrolling("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

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

  override open func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetChanged()
  }

  /// The nearest offset that shows no more room around the content than the insets allow.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
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
    tellScrolling("scrollViewDidChangeAdjustedContentInset(_:)") { $0.scrollViewDidChangeAdjustedContentInset(self) }
    setNeedsLayout()
  }
}
