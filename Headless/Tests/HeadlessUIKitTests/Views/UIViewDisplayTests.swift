import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sources: developer.apple.com/documentation/uikit/uiview/draw(_:) (when the view is first displayed, and when what is visible of it
/// is invalidated), …/setneedsdisplay() (the next drawing cycle, once), …/contentmode-swift.enum/redraw.
@MainActor struct UIViewDisplayTests {
  final class Chart: UIView {
    var drawn: [CGRect] = []
    override func draw(_ rect: CGRect) { drawn.append(rect) }

    func takeDrawn() -> [CGRect] {
      defer { drawn = [] }
      return drawn
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let chart = Chart(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 30)

  @Test func aViewIsDrawnOnceItIsSeenAndAgainWhenItAsksForIt() {
    HeadlessRunLoop.runPending()
    window.addSubview(chart)
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [])
    window.isHidden = false
    window.layoutIfNeeded()
    expectEqual(chart.takeDrawn(), [])
    HeadlessRunLoop.runPending()
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [bounds])
    chart.setNeedsDisplay()
    chart.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(chart.takeDrawn(), [])
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [bounds])
    window.isHidden = true
  }

  @Test func aViewThatIsHiddenOrAwayIsDrawnWhenItIsSeenAgain() {
    window.isHidden = false
    window.addSubview(chart)
    chart.isHidden = true
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [])
    chart.isHidden = false
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [bounds])
    chart.removeFromSuperview()
    window.addSubview(chart)
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [])
    chart.removeFromSuperview()
    chart.setNeedsDisplay()
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [])
    window.addSubview(chart)
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [bounds])
    window.isHidden = true
  }

  @Test func anotherSizeDrawsAViewAgainIfItsContentModeSaysSo() {
    window.isHidden = false
    chart.frame.size = .zero
    window.addSubview(chart)
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [])
    chart.frame.size = bounds.size
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [bounds])
    chart.frame.size.width = 50
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [])
    chart.contentMode = .redraw
    chart.frame.size.width = 60
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [CGRect(x: 0, y: 0, width: 60, height: 30)])
    window.isHidden = true
  }

  /// A turn costs nothing for windows that aren't on the screen, however many views wait there.
  @Test func viewsWaitInTheirWindow() {
    let other = UIWindow(frame: window.frame)
    other.isHidden = false
    window.isHidden = false
    window.addSubview(chart)
    for _ in 0..<3 {
      chart.removeFromSuperview()
      window.addSubview(chart)
    }
    UIWindow.withoutOtherWindowsOnScreen(than: other) {
      HeadlessRunLoop.runPending()
      expectEqual(chart.takeDrawn(), [])
    }
    #expect(!window.viewsToDisplay.isEmpty)
    other.addSubview(chart)
    HeadlessRunLoop.runPending()
    expectEqual(chart.takeDrawn(), [bounds])
    #expect(window.viewsToDisplay.isEmpty && other.viewsToDisplay.isEmpty)
    window.isHidden = true
    other.isHidden = true
  }
}
