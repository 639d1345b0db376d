import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct ScrollViewZoomTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var log: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("begin:\(view === picture):\(scrollView.isZooming)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom:\(scrollView.zoomScale)") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("end:\(view === picture):\(scale)")
    }
  }

  private func make() -> (scroll: UIScrollView, delegate: Delegate) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let delegate = Delegate()
    scroll.addSubview(delegate.picture)
    scroll.contentSize = delegate.picture.bounds.size
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    return (scroll, delegate)
  }

  @Test func theScaleKeepsTheMiddleAndTheLimits() {
    let (scroll, delegate) = make()
    scroll.zoomScale = 2
    expectEqual(delegate.log, ["zoom:2.0"])
    expectEqual(scroll.contentSize, CGSize(width: 400, height: 200))
    expectEqual(scroll.contentOffset, CGPoint(x: 100, y: 50))
    expectEqual(delegate.picture.frame, CGRect(x: 0, y: 0, width: 400, height: 200))
    scroll.zoomScale = 9
    expectEqual(scroll.zoomScale, 4)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero)
  }

  @Test func fingersTellBeginStepsAndEnd() {
    let (scroll, delegate) = make()
    #expect(scroll.headlessPinch(toScale: 3))
    expectEqual(delegate.log, ["begin:true:true", "zoom:2.0", "zoom:3.0", "end:true:3.0"])
    #expect(!scroll.isZooming && !scroll.isZoomBouncing)
    delegate.log = []
    #expect(scroll.headlessPinch(toScale: 40))
    expectEqual(delegate.log.last, "end:true:4.0")
  }

  @Test func whatIsBetweenTheFingersStays() {
    let (scroll, delegate) = make()
    scroll.zoomScale = 2
    let place = CGPoint(x: scroll.bounds.minX + 150, y: scroll.bounds.minY + 20)
    let before = delegate.picture.convert(place, from: scroll)
    scroll.headlessPinch(toScale: 3, around: place)
    let screen = CGPoint(x: scroll.bounds.minX + 150, y: scroll.bounds.minY + 20)
    let after = delegate.picture.convert(screen, from: scroll)
    #expect(abs(before.x - after.x) < 0.001 && abs(before.y - after.y) < 0.001)
  }

  @Test func aRectangleIsZoomedTo() {
    let (scroll, delegate) = make()
    scroll.zoom(to: CGRect(x: 100, y: 50, width: 100, height: 50), animated: false)
    expectEqual(scroll.zoomScale, 2)
    expectEqual(scroll.contentOffset, CGPoint(x: 200, y: 100))
    expectEqual(delegate.log, ["zoom:2.0"])
  }

  @Test func anAnimationTellsBeginAndEnd() {
    let (scroll, delegate) = make()
    scroll.setZoomScale(2, animated: true)
    // A choice, not UIKit's documented behavior.
    expectEqual(delegate.log, ["begin:true:false", "zoom:2.0", "end:true:2.0"])
  }

  @Test func nothingZoomsWithoutLimitsOrAView() {
    let (scroll, delegate) = make()
    scroll.maximumZoomScale = 1
    scroll.zoomScale = 2
    #expect(!scroll.headlessPinch(toScale: 2))
    #expect(scroll.zoomScale == 1 && delegate.log.isEmpty)
    scroll.maximumZoomScale = 4
    scroll.delegate = nil
    scroll.zoomScale = 2
    expectEqual(scroll.zoomScale, 1)
  }
}
