import Roster
import Testing

@MainActor struct GestureHandlerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let place = CGPoint(x: 50, y: 50)

  @Test func aTapCallsTheHandlerWithTheRecognizer() {
    var calls: [ObjectIdentifier] = []
    let tap = UITapGestureRecognizer { calls.append(ObjectIdentifier($0)) }
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    view.headlessTap(at: place)
    #expect(calls == [])
    view.headlessTap(at: place, count: 2)
    #expect(calls == [ObjectIdentifier(tap)])
  }

  @Test func theOthersAreToldTheirStates() {
    var calls: [String] = []
    view.addGestureRecognizer(UILongPressGestureRecognizer { calls.append("press \($0.state)") })
    view.addGestureRecognizer(UIPanGestureRecognizer { calls.append("pan \($0.translation(in: nil).x)") })
    view.addGestureRecognizer(UISwipeGestureRecognizer(direction: .left) { calls.append("swipe \($0.direction)") })
    view.headlessLongPress(at: place)
    #expect(calls == ["press began", "press ended"])
    calls = []
    view.headlessPan(from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(calls == ["pan 5.0", "pan 10.0", "pan 10.0"])
    calls = []
    #expect(!view.headlessSwipe(.right, at: place))
    #expect(view.headlessSwipe(.left, at: place))
    #expect(calls == ["swipe \(UISwipeGestureRecognizer.Direction.left)"])
  }

  @Test func aRecognizerDoesNotOutliveItsView() {
    weak var kept: UITapGestureRecognizer?
    do {
      let view = UIView()
      let tap = UITapGestureRecognizer { _ in }
      kept = tap
      view.addGestureRecognizer(tap)
    }
    #expect(kept == nil)
  }
}
