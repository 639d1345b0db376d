import Foundation

extension UIScrollView {
  /// Simulates a finger that drags the content until it rests at an offset, and lays out.
  ///
  /// The delegate is called as for a drag that ends without deceleration. The offset is clamped to the content.
  public func headlessScroll(to offset: CGPoint) {
    guard isScrollEnabled, isUserInteractionEnabled else { return }
    layoutIfNeeded()
    isTracking = true
    isDragging = true
    if keyboardDismissMode != .none { window?.endEditing(true) }
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
    target = contentOffset
    tellScrolling("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
      $0.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    }
    isTracking = false
    isDragging = false
    storedPan?.advance(to: .ended)
    storedPan?.becomePossible()
    tellScrolling("scrollViewDidEndDragging(_:willDecelerate:)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: false)
    }
    // Heights may have become known on the way, and with them the end of the content.
    let end = clamped(CGPoint(x: target.x, y: target.y))
    if end != contentOffset { contentOffset = end }
    layoutIfNeeded()
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
    contentOffset = clamped(CGPoint(x: contentOffset.x, y: -headlessInsetAtTop.top))
    layoutIfNeeded()
    tellScrolling("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
  }
}
