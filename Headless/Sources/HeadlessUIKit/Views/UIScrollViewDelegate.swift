import Foundation

/// What a scroll view tells: every requirement is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is zoomed; `nil`, or no implementation, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    HeadlessOptionalRequirement.notImplemented()
  }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    HeadlessOptionalRequirement.notImplemented()
  }
}
