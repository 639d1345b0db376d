import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UIScrollViewTests {
  final class Delegate: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var allowsTop = true

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll:\(Int(scrollView.contentOffset.y))") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("willEnd:\(Int(targetContentOffset.pointee.y))")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end:\(decelerate)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
  }

  private func make() -> (UIScrollView, Delegate) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let delegate = Delegate()
    scroll.delegate = delegate
    return (scroll, delegate)
  }

  @Test func aDragTellsTheDelegateInOrder() {
    let (scroll, delegate) = make()
    scroll.headlessScroll(to: CGPoint(x: 0, y: 50))
    expectEqual(delegate.log, ["begin", "scroll:50", "willEnd:50", "end:false"])
    #expect(!scroll.isDragging && !scroll.isTracking)
  }

  @Test func aDragStopsAtTheEnds() {
    let (scroll, _) = make()
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scroll.headlessScroll(to: CGPoint(x: 40, y: 5000))
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 820))
    scroll.headlessScroll(by: CGPoint(x: 0, y: -5000))
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: -10))
    scroll.headlessScrollToEnd()
    expectEqual(scroll.contentOffset.y, 820)
    scroll.contentSize.height = 50
    scroll.headlessScroll(by: .zero)
    expectEqual(scroll.contentOffset.y, -10)
  }

  @Test func anAnimationEndsLater() {
    let (scroll, delegate) = make()
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    expectEqual(delegate.log, ["scroll:30"])
    scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    expectEqual(scroll.contentOffset.y, 30)
    HeadlessRunLoop.runPending()
    expectEqual(delegate.log, ["scroll:30", "scroll:60", "animated"])
    scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    HeadlessRunLoop.runPending()
    expectEqual(delegate.log.count, 3)
  }

  @Test func aRectangleIsMadeVisibleWithTheLeastMovement() {
    let (scroll, _) = make()
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    expectEqual(scroll.contentOffset.y, 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    expectEqual(scroll.contentOffset.y, 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    expectEqual(scroll.contentOffset.y, 100)
  }

  @Test func theStatusBarScrollsToTheTopIfTheDelegateAgrees() {
    let (scroll, delegate) = make()
    scroll.contentOffset.y = 100
    delegate.allowsTop = false
    scroll.headlessTapStatusBar()
    expectEqual(scroll.contentOffset.y, 100)
    delegate.allowsTop = true
    scroll.headlessTapStatusBar()
    expectEqual(delegate.log, ["scroll:100", "scroll:0", "top"])
  }

  @Test func pullingRefreshesOnce() {
    let (scroll, _) = make()
    var count = 0
    let refresh = UIRefreshControl(frame: .zero, primaryAction: nil)
    refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scroll.refreshControl = refresh
    scroll.headlessPullToRefresh()
    scroll.headlessPullToRefresh()
    #expect(count == 1 && refresh.isRefreshing)
    refresh.endRefreshing()
    scroll.headlessPullToRefresh()
    expectEqual(count, 2)
  }

  @Test func draggingDismissesTheKeyboardOnDemand() {
    let window = UIWindow()
    let (scroll, _) = make()
    let field = UITextField()
    scroll.addSubview(field)
    window.addSubview(scroll)
    field.becomeFirstResponder()
    scroll.headlessScroll(to: CGPoint(x: 0, y: 50))
    #expect(field.isFirstResponder)
    scroll.keyboardDismissMode = .onDrag
    scroll.headlessScroll(to: CGPoint(x: 0, y: 90))
    #expect(!field.isFirstResponder)
  }
}
