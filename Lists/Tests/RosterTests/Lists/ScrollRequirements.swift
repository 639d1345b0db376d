import Roster

/// Every requirement of a scroll view's delegate, in the order of ``askAboutScrolling(_:_:)``.
let scrollRequirements = [
  "scrollViewDidScroll(_:)",
  "scrollViewWillBeginDragging(_:)",
  "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
  "scrollViewDidEndDragging(_:willDecelerate:)",
  "scrollViewWillBeginDecelerating(_:)",
  "scrollViewDidEndDecelerating(_:)",
  "scrollViewDidEndScrollingAnimation(_:)",
  "scrollViewShouldScrollToTop(_:)",
  "scrollViewDidScrollToTop(_:)",
  "scrollViewDidChangeAdjustedContentInset(_:)",
  "viewForZooming(in:)",
  "scrollViewWillBeginZooming(_:with:)",
  "scrollViewDidZoom(_:)",
  "scrollViewDidEndZooming(_:with:atScale:)",
]

/// Asks a delegate for every requirement of a scroll view's.
@MainActor func askAboutScrolling(_ delegate: any UIScrollViewDelegate, _ view: UIScrollView) {
  var offset = CGPoint.zero
  delegate.scrollViewDidScroll(view)
  delegate.scrollViewWillBeginDragging(view)
  delegate.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &offset)
  delegate.scrollViewDidEndDragging(view, willDecelerate: true)
  delegate.scrollViewWillBeginDecelerating(view)
  delegate.scrollViewDidEndDecelerating(view)
  delegate.scrollViewDidEndScrollingAnimation(view)
  _ = delegate.scrollViewShouldScrollToTop(view)
  delegate.scrollViewDidScrollToTop(view)
  delegate.scrollViewDidChangeAdjustedContentInset(view)
  _ = delegate.viewForZooming(in: view)
  delegate.scrollViewWillBeginZooming(view, with: nil)
  delegate.scrollViewDidZoom(view)
  delegate.scrollViewDidEndZooming(view, with: nil, atScale: 1)
}
