import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Apple, `isPagingEnabled`: the view stops on multiples of its bounds when a person scrolls. What is let go elsewhere decelerates
/// (*Programming iOS 6*, chapter 20), and the delegate learns the page that it goes to and has no say in it. A scroll without animation
/// stops one that is going on (Apple, `scrollPositionUpdatePreservesVelocity`, of SwiftUI's scroll views).
@MainActor struct UIScrollViewPagingTests {
  final class Pager: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var target: CGPoint?
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("to \(Int(targetContentOffset.pointee.x)) \(Int(targetContentOffset.pointee.y))")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("let go \(decelerate) \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.append("rest \(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
  }

  private func make(_ size: CGSize = CGSize(width: 500, height: 1000), isPaging: Bool = true) -> (UIScrollView, Pager) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = size
    scroll.isPagingEnabled = isPaging
    let pager = Pager()
    scroll.delegate = pager
    return (scroll, pager)
  }

  @Test func aScrollEndsAtAPage() {
    for (x, y) in [(0, 0), (30, 0), (60, 90), (149, 101), (400, 800), (380, 650), (9000, 9000), (-50, -50)] {
      let (scroll, _) = make()
      scroll.headlessScroll(to: CGPoint(x: x, y: y))
      let expected = CGPoint(
        x: min(400, max(0, (CGFloat(x) / 100).rounded() * 100)),
        y: min(800, max(0, (CGFloat(y) / 200).rounded() * 200))
      )
      expectEqual(scroll.contentOffset, expected, "\(x) \(y)")
      scroll.headlessScroll(by: CGPoint(x: 20, y: 30))
      expectEqual(scroll.contentOffset, expected, "a short drag goes back")
    }
  }

  @Test func theDelegateLearnsThePageAndTheEnd() {
    let (scroll, pager) = make()
    scroll.headlessScroll(to: CGPoint(x: 130, y: 0))
    #expect(pager.log == ["to 100 0", "let go true true", "rest 100 0"] && !scroll.isDecelerating)
    pager.log = []
    scroll.headlessScroll(to: CGPoint(x: 200, y: 0))
    expectEqual(pager.log, ["to 200 0", "let go false false"], "a page that is met needs nothing")
    pager.target = CGPoint(x: 250, y: 0)
    scroll.headlessScroll(to: CGPoint(x: 270, y: 0))
    expectEqual(scroll.contentOffset.x, 300, "the delegate has no say")
  }

  @Test func withoutPagesTheDelegateSaysTheEnd() {
    let (scroll, pager) = make(isPaging: false)
    scroll.headlessScroll(to: CGPoint(x: 130, y: 0))
    expectEqual(pager.log, ["to 130 0", "let go false false"])
    pager.log = []
    pager.target = CGPoint(x: 250, y: 0)
    scroll.headlessScroll(to: CGPoint(x: 140, y: 0))
    expectEqual(pager.log, ["to 140 0", "let go true true", "rest 250 0"])
  }

  /// Content that is not a number of pages high ends with a part of one.
  @Test func theLastPageIsTheEndOfTheContent() {
    let (scroll, _) = make(CGSize(width: 100, height: 500))
    scroll.headlessScroll(to: CGPoint(x: 0, y: 5000))
    expectEqual(scroll.contentOffset.y, 300)
    scroll.headlessScroll(by: CGPoint(x: 0, y: -20))
    expectEqual(scroll.contentOffset.y, 300)
    scroll.headlessScroll(by: CGPoint(x: 0, y: -80))
    expectEqual(scroll.contentOffset.y, 200)
    scroll.headlessScrollToEnd()
    expectEqual(scroll.contentOffset.y, 300)
    let (inset, _) = make(CGSize(width: 100, height: 1000))
    inset.contentInset.top = 50
    inset.contentOffset.y = -50
    inset.headlessScroll(by: CGPoint(x: 0, y: 10))
    expectEqual(inset.contentOffset.y, -50)
    inset.headlessScroll(by: CGPoint(x: 0, y: 180))
    expectEqual(inset.contentOffset.y, 200)
  }

  @Test func listsHavePagesToo() {
    let table = TableFixture(rows: 100)
    table.table.isPagingEnabled = true
    table.table.headlessScroll(to: CGPoint(x: 0, y: 300))
    expectEqual(table.table.contentOffset.y, 440)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.scrollDirection = .horizontal
    let items = CollectionFixture(count: 10, layout: layout)
    items.view.isPagingEnabled = true
    items.view.headlessScroll(to: CGPoint(x: 260, y: 0))
    #expect(items.view.contentOffset.x == 300 && items.view.indexPathsForVisibleItems == [.item(3)])
  }

  enum Stop: CaseIterable { case finger, offset, anotherAnimation, statusBar, rectangle }

  @Test(arguments: Stop.allCases) func anAnimatedScrollCanBeStopped(_ stop: Stop) {
    let (scroll, pager) = make(isPaging: false)
    scroll.contentOffset.y = 100
    scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    var (end, ends) = (100, 0)
    switch stop {
    case .finger: (end, _) = (130, scroll.headlessScroll(by: CGPoint(x: 0, y: 30)))
    case .offset: scroll.setContentOffset(scroll.contentOffset, animated: false)
    case .anotherAnimation:
      scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      (end, ends) = (50, 1)
    case .statusBar: (end, _) = (0, scroll.headlessTapStatusBar())
    case .rectangle:
      scroll.scrollRectToVisible(CGRect(x: 0, y: 290, width: 10, height: 50), animated: false)
      end = 140
    }
    HeadlessRunLoop.runPending()
    expectEqual(Int(scroll.contentOffset.y), end)
    expectEqual(pager.log.filter { $0 == "animated" }.count, ends)
  }

  @Test func anAnimatedScrollOfAListCanBeStopped() {
    let fixture = TableFixture(rows: 100)
    fixture.table.scrollToRow(at: IndexPath(0, 90), at: .top, animated: true)
    fixture.table.scrollToRow(at: IndexPath(0, 30), at: .top, animated: false)
    let offset = fixture.table.contentOffset
    HeadlessRunLoop.runPending()
    #expect(fixture.table.contentOffset == offset && offset.y > 0)
    let items = CollectionFixture(count: 100)
    items.view.layoutIfNeeded()
    items.view.scrollToItem(at: .item(90), at: .top, animated: true)
    items.view.scrollToItem(at: .item(30), at: .top, animated: false)
    HeadlessRunLoop.runPending()
    expectEqual(items.view.contentOffset.y, 600)
  }
}
