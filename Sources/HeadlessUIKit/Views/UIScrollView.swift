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
  open var contentSize: CGSize = .zero
  /// The extra room around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { adjustedContentInsetChanged() } }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedContentInsetChanged() } }
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
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
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    return UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top,
      left: contentInset.left + safeAreaInsets.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom,
      right: contentInset.right + safeAreaInsets.right
    )
  }

  /// The content's point at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  override open var bounds: CGRect {
    get { super.bounds }
    set {
      let moved = newValue.origin != super.bounds.origin
      super.bounds = newValue
      if moved { offsetDidChange() }
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

  private var appliedTopInset: CGFloat = 0

  private func adjustedContentInsetChanged() {
    let top = adjustedContentInset.top
    // Content that rests at its top stays there when a bar appears, as under a navigation bar.
    if contentOffset.y == -appliedTopInset { contentOffset.y = -top }
    appliedTopInset = top
    adjustedContentInsetDidChange()
    tellScrolling("scrollViewDidChangeAdjustedContentInset(_:)") { $0.scrollViewDidChangeAdjustedContentInset(self) }
    setNeedsLayout()
  }
}
