import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct GestureTests {
  private final class Log {
    var entries: [String] = []
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let log = Log()
  private let place = CGPoint(x: 50, y: 50)

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ text: @escaping (Recognizer) -> String
  ) -> Recognizer {
    let log = log
    recognizer.headlessAddHandler { if let own = $0 as? Recognizer { log.entries.append("\(own.state) \(text(own))") } }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// A press begins after its duration and ends when the finger is lifted; 0.5 seconds is the default:
  /// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
  @Test func aPressNeedsItsTime() {
    let press = add(UILongPressGestureRecognizer()) { _ in "press" }
    expectEqual(press.minimumPressDuration, 0.5)
    #expect(!view.headlessLongPress(at: place, duration: 0.4))
    #expect(view.headlessLongPress(at: place, duration: 0.5))
    expectEqual(log.entries, ["began press", "ended press"])
    expectEqual(press.state, .possible)
  }

  @Test func aTapIsNoPressAndAPressIsNoTap() {
    _ = add(UILongPressGestureRecognizer()) { _ in "press" }
    _ = add(UITapGestureRecognizer()) { _ in "tap" }
    view.headlessTap(at: place)
    expectEqual(log.entries, ["ended tap"])
    log.entries = []
    view.headlessLongPress(at: place)
    expectEqual(log.entries, ["began press", "ended press"])
  }

  @Test func aPanSumsItsMoves() {
    let pan = add(UIPanGestureRecognizer()) { [view] in "\($0.translation(in: view).x) at \($0.location(in: view).x)" }
    #expect(view.headlessPan(from: place, to: CGPoint(x: 80, y: 50), steps: 3, duration: 0.5))
    expectEqual(
      log.entries,
      ["began 10.0 at 60.0", "changed 20.0 at 70.0", "changed 30.0 at 80.0", "ended 30.0 at 80.0"]
    )
    log.entries = []
    pan.headlessAddHandler { [view] in
      let pan = $0 as? UIPanGestureRecognizer
      pan?.setTranslation(.zero, in: view)
      expectEqual(pan?.velocity(in: view), CGPoint(x: 60, y: 0))
    }
    view.headlessPan(from: place, to: CGPoint(x: 80, y: 50), steps: 3, duration: 0.5)
    expectEqual(
      log.entries,
      ["began 10.0 at 60.0", "changed 10.0 at 70.0", "changed 10.0 at 80.0", "ended 0.0 at 80.0"]
    )
  }

  @Test func switchingARecognizerOffCancelsIt() {
    let pan = add(UIPanGestureRecognizer()) { _ in "pan" }
    pan.headlessAddHandler { if $0.state == .began { $0.isEnabled = false } }
    view.headlessPan(from: place, to: .zero)
    expectEqual(log.entries, ["began pan", "cancelled pan"])
    #expect(!view.headlessPan(from: place, to: .zero))
  }

  @Test func aSwipeHasADirection() {
    let swipe = add(UISwipeGestureRecognizer()) { _ in "swipe" }
    expectEqual(swipe.direction, .right)
    for direction in [UISwipeGestureRecognizer.Direction.left, .up, .down] {
      #expect(!view.headlessSwipe(direction, at: place))
    }
    #expect(view.headlessSwipe(.right, at: place))
    swipe.direction = [.up, .down]
    #expect(view.headlessSwipe(.down, at: place))
    expectEqual(log.entries, ["ended swipe", "ended swipe"])
  }

  @Test func twoFingersScaleAndTurn() {
    _ = add(UIPinchGestureRecognizer()) { "\($0.scale)" }
    _ = add(UIRotationGestureRecognizer()) { "\($0.rotation)" }
    view.headlessPinch(at: place, scale: 2)
    expectEqual(log.entries, ["began 1.0", "changed 2.0", "ended 2.0"])
    log.entries = []
    view.headlessRotate(at: place, by: 0.5)
    expectEqual(log.entries, ["began 0.0", "changed 0.5", "ended 0.5"])
  }

  @Test func aPanFromTheEdgeBeginsThere() {
    let window = UIWindow()
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let edge = add(UIScreenEdgePanGestureRecognizer()) { _ in "edge" }
    edge.edges = .left
    #expect(!view.headlessPan(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 200, y: 50)))
    #expect(view.headlessPan(from: CGPoint(x: 4, y: 50), to: CGPoint(x: 200, y: 50)))
    edge.edges = .right
    #expect(!view.headlessPan(from: CGPoint(x: 4, y: 50), to: CGPoint(x: 200, y: 50)))
  }

  /// A subclass sets its state itself: https://developer.apple.com/documentation/uikit/implementing-a-custom-gesture-recognizer
  @Test func aRecognizerWrittenByHandSetsItsState() {
    final class Touch: UIGestureRecognizer {
      var resets = 0

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let touch = add(Touch()) { _ in "touch" }
    view.headlessPan(from: place, to: .zero, steps: 2)
    expectEqual(log.entries, ["began touch", "changed touch", "changed touch", "ended touch"])
    expectEqual(touch.resets, 1)
    log.entries = []
    view.headlessTap(at: place)
    expectEqual(log.entries, ["began touch", "ended touch"])
  }

  @Test func theRecognizerOfAScrollViewFollowsScrolling() {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    let log = log
    scrollView.panGestureRecognizer.headlessAddHandler { [scrollView] in
      let y = ($0 as? UIPanGestureRecognizer)?.translation(in: scrollView).y ?? 0
      log.entries.append("\($0.state) \(y)")
    }
    #expect(scrollView.panGestureRecognizer === scrollView.gestureRecognizers?.first)
    scrollView.headlessScroll(by: CGPoint(x: 0, y: 30))
    expectEqual(log.entries, ["began 0.0", "changed -30.0", "ended -30.0"])
  }
}
