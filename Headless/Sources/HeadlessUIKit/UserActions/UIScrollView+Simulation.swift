import Foundation

extension UIScrollView {
  /// Simulates a finger that drags the content until it rests at an offset, and lays out.
  ///
  /// The offset is clamped to the content. Content that is let go where it cannot rest, in a view with pages or because the delegate says so,
  /// goes on to where it can: the delegate is called as for a deceleration, all of it at once. A row that is swiped open is closed.
  public func headlessScroll(to offset: CGPoint) {
    guard isScrollEnabled, isUserInteractionEnabled else { return }
    stopScrolling()
    _ = (self as? any SwipedList)?.hideSwipeActions()
    layoutIfNeeded()
    isTracking = true
    isDragging = true
    if keyboardDismissMode != .none { window?.endEditing(false) }
    tellScrolling("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    var target = clamped(offset)
    let start = contentOffset
    storedPan?.startMoving()
    storedPan?.advance(to: .began)
    contentOffset = target
    storedPan?.move(by: CGPoint(x: start.x - target.x, y: start.y - target.y), velocity: .zero)
    storedPan?.advance(to: .changed)
    layoutIfNeeded()
    // A list keeps its visible rows in place when heights above them become known.
    let page = isPagingEnabled ? page(nearestTo: contentOffset) : nil
    target = page ?? contentOffset
    tellScrolling("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
      $0.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    }
    // The delegate has no say in where pages end.
    let rest = page ?? target
    let end = clamped(rest)
    isTracking = false
    isDragging = false
    isDecelerating = rest != contentOffset && end != contentOffset
    storedPan?.advance(to: .ended)
    storedPan?.becomePossible()
    tellScrolling("scrollViewDidEndDragging(_:willDecelerate:)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    }
    if isDecelerating { decelerate(to: end) }
    layoutIfNeeded()
    // Heights may have become known on the way, and with them the end of the content.
    clampContentOffset()
    layoutIfNeeded()
  }

  /// Moves the content that a finger has let go to where it rests.
  private func decelerate(to end: CGPoint) {
    tellScrolling("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating(self) }
    contentOffset = end
    layoutIfNeeded()
    isDecelerating = false
    tellScrolling("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) }
  }

  /// The place where content rests in a view with pages: a multiple of the bounds, or an end of the content.
  private func page(nearestTo offset: CGPoint) -> CGPoint {
    func place(_ offset: CGFloat, _ page: CGFloat, _ clamp: (CGFloat) -> CGFloat) -> CGFloat {
      guard page > 0 else { return offset }
      let before = clamp((offset / page).rounded(.down) * page)
      let after = clamp((offset / page).rounded(.up) * page)
      return offset - before < after - offset ? before : after
    }
    return CGPoint(
      x: place(offset.x, bounds.width) { clamped(CGPoint(x: $0, y: offset.y)).x },
      y: place(offset.y, bounds.height) { clamped(CGPoint(x: offset.x, y: $0)).y }
    )
  }

  /// Simulates a drag by a distance in points; positive values show what is further down or right.
  public func headlessScroll(by distance: CGPoint) {
    headlessScroll(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
  }

  /// Simulates drags down to the end of the content.
  public func headlessScrollToEnd() {
    layoutIfNeeded()
    var previous: CGPoint?
    // Estimated heights become real ones on the way down, so that the end may move away.
    while previous != contentOffset {
      previous = contentOffset
      headlessScroll(to: CGPoint(x: contentOffset.x, y: .greatestFiniteMagnitude))
    }
  }

  /// Simulates a pull down that starts refreshing, if the view has a refresh control that is not refreshing yet.
  public func headlessPullToRefresh() {
    guard isScrollEnabled, isUserInteractionEnabled, let refreshControl, refreshControl.isEnabled else { return }
    guard !refreshControl.isRefreshing else { return }
    let isAtTop = contentOffset.y <= -adjustedContentInset.top
    refreshControl.beginRefreshing()
    if isAtTop { contentOffset.y = -adjustedContentInset.top }
    refreshControl.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Simulates a tap on the status bar, which scrolls to the top.
  public func headlessTapStatusBar() {
    let mayScroll = tellScrolling("scrollViewShouldScrollToTop(_:)") { $0.scrollViewShouldScrollToTop(self) }
    guard scrollsToTop, mayScroll ?? true else { return }
    stopScrolling()
    contentOffset = clamped(CGPoint(x: contentOffset.x, y: -headlessInsetAtTop.top))
    layoutIfNeeded()
    tellScrolling("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
  }
}
