import Foundation

/// What composites in tables and in collections share: scrolling belongs to no child, so that all of them are told, each
/// with the view that it is handed.
@preconcurrency @MainActor public class CompositeScrollViewDelegate: NSObject, UIScrollViewDelegate {
  /// Notes that nobody kept the composite, if no view asks it anything.
  let mark = ShownMark()

  override init() {
    super.init()
    mark.owner = type(of: self)
  }

  /// The children's delegates, each with the view that its child is handed.
  func scrollDelegates(of scrollView: UIScrollView) -> [((any UIScrollViewDelegate)?, UIScrollView)] { [] }

  private func tell(_ scrollView: UIScrollView, _ message: ((any UIScrollViewDelegate)?, UIScrollView) -> Void?) {
    for (delegate, view) in scrollDelegates(of: scrollView) { message(delegate, view) }
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidScroll(_:))?($1) }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewWillBeginDragging(_:))?($1) }
  }

  /// Each child may change the offset that the one before it left.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tell(scrollView) {
      implemented($0?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))?(
        $1,
        velocity,
        targetContentOffset
      )
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell(scrollView) { implemented($0?.scrollViewDidEndDragging(_:willDecelerate:))?($1, decelerate) }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewWillBeginDecelerating(_:))?($1) }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidEndDecelerating(_:))?($1) }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidEndScrollingAnimation(_:))?($1) }
  }

  /// Whether no child objects.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    var mayScroll = true
    tell(scrollView) { delegate, view in
      let answer = askSeparately("scrollViewShouldScrollToTop(_:)") {
        implemented(delegate?.scrollViewShouldScrollToTop(_:))?(view)
      }
      if answer == false { mayScroll = false }
    }
    return mayScroll
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidScrollToTop(_:))?($1) }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidChangeAdjustedContentInset(_:))?($1) }
  }
}
