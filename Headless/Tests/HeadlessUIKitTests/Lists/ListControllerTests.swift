import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Subclasses of both list controllers override what scroll views tell, which their classes leave to nobody (Apple,
/// `UICollectionViewController`: it conforms to `UICollectionViewDelegate`).
@MainActor struct ListControllerTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("willEnd")
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(decelerate)")
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("decelerate") }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerated") }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.append("shouldTop")
      return true
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { view.viewWithTag(7) }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("zoomBegin") }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("zoomEnd")
    }
  }

  private final class Items: UICollectionViewController {
    var log: [String] = []
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    override func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("willEnd")
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(decelerate)")
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("decelerate") }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerated") }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.append("shouldTop")
      return true
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { view.viewWithTag(7) }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("zoomBegin") }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("zoomEnd")
    }
  }

  enum Kind: CaseIterable { case table, collection }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test(arguments: Kind.allCases) func scrollingCallsOverrides(_ kind: Kind) {
    let controller: UIViewController
    let log: () -> [String]
    switch kind {
    case .table:
      let rows = Rows(style: .plain)
      (controller, log) = (
        rows,
        {
          defer { rows.log = [] }; return rows.log
        }
      )
    case .collection:
      let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
      items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (controller, log) = (
        items,
        {
          defer { items.log = [] }; return items.log
        }
      )
    }
    let window = show(controller)
    guard let view = controller.view as? UIScrollView else {
      Issue.record("a list controller's view is its list")
      return
    }
    _ = log()
    view.headlessScroll(to: CGPoint(x: 0, y: 100))
    expectEqual(log(), ["begin", "scroll", "willEnd", "end false"])
    view.isPagingEnabled = true
    view.headlessScroll(to: CGPoint(x: 0, y: 350))
    expectEqual(log(), ["begin", "scroll", "willEnd", "end true", "decelerate", "scroll", "decelerated"])
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    HeadlessRunLoop.runPending()
    expectEqual(log(), ["scroll", "animated"])
    view.headlessTapStatusBar()
    expectEqual(log(), ["shouldTop", "scroll", "top"])
    view.contentInset.bottom = 20
    expectEqual(log(), ["inset"])
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    zoomed.tag = 7
    view.addSubview(zoomed)
    view.maximumZoomScale = 2
    view.headlessPinch(toScale: 2)
    #expect(Set(log()).isSuperset(of: ["zoomBegin", "zoom", "zoomEnd"]))
    _ = window
  }

  /// What is not overridden counts as absent, in the same way for both.
  @Test func methodsThatAreNotOverriddenAreAbsent() {
    for controller in [UITableViewController(style: .plain), UICollectionViewController(collectionViewLayout: .init())]
    {
      let delegate = controller as? any UIScrollViewDelegate
      let scroll = UIScrollView()
      let answer = HeadlessOptionalRequirement.ask("scrollViewShouldScrollToTop(_:)") {
        delegate?.scrollViewShouldScrollToTop(scroll)
      }
      #expect(answer == nil)
      #expect(HeadlessOptionalRequirement.ask("viewForZooming(in:)") { delegate?.viewForZooming(in: scroll) } == nil)
      let scrolled: Void? = HeadlessOptionalRequirement.ask("scrollViewDidScroll(_:)") {
        delegate?.scrollViewDidScroll(scroll)
      }
      #expect(scrolled == nil)
    }
  }
}
