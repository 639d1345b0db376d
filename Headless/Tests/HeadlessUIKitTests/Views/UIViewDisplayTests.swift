import Foundation
import HeadlessUIKit
import Testing

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
    #expect(chart.takeDrawn() == [])
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(chart.takeDrawn() == [])
    HeadlessRunLoop.runPending()
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [bounds])
    chart.setNeedsDisplay()
    chart.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(chart.takeDrawn() == [])
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [bounds])
    window.isHidden = true
  }

  @Test func aViewThatIsHiddenOrAwayIsDrawnWhenItIsSeenAgain() {
    window.isHidden = false
    window.addSubview(chart)
    chart.isHidden = true
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [])
    chart.isHidden = false
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [bounds])
    chart.removeFromSuperview()
    window.addSubview(chart)
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [])
    chart.removeFromSuperview()
    chart.setNeedsDisplay()
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [])
    window.addSubview(chart)
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [bounds])
    window.isHidden = true
  }

  @Test func anotherSizeDrawsAViewAgainIfItsContentModeSaysSo() {
    window.isHidden = false
    chart.frame.size = .zero
    window.addSubview(chart)
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [])
    chart.frame.size = bounds.size
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [bounds])
    chart.frame.size.width = 50
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [])
    chart.contentMode = .redraw
    chart.frame.size.width = 60
    HeadlessRunLoop.runPending()
    #expect(chart.takeDrawn() == [CGRect(x: 0, y: 0, width: 60, height: 30)])
    window.isHidden = true
  }
}
