import Foundation

/// One gesture of the user: decides which recognisers recognise it and tells the touched view its touches.
///
/// Recognisers of the touched view come before those of the views around it, and on one view the first added comes
/// first, which UIKit does not document. One that recognises prevents those after it, unless a delegate lets both.
@MainActor final class GestureSession {
  let hit: UIView
  let touches: [UITouch]
  let recognizers: [UIGestureRecognizer]
  private let event = UIEvent()
  private var recognized: [UIGestureRecognizer] = []
  private var settled: Set<ObjectIdentifier> = []

  /// Whether a recogniser has taken the touches from the view.
  private(set) var isTakenFromView = false
  /// Whether any recogniser has recognised the gesture.
  var isRecognized: Bool { !recognized.isEmpty }

  /// - Parameters:
  ///   - place: the fingers' place in the touched view's coordinates
  init(on hit: UIView, at place: CGPoint, numberOfTouches: Int = 1) {
    self.hit = hit
    let touches = (0..<max(1, numberOfTouches)).map { _ in UITouch(on: hit, at: place) }
    self.touches = touches
    var recognizers: [UIGestureRecognizer] = []
    var ancestor: UIView? = hit
    while let view = ancestor {
      recognizers += view.storedGestureRecognizers.filter { recognizer in
        recognizer.isEnabled && touches.allSatisfy { GestureSession.receives($0, recognizer) }
      }
      ancestor = view.superview
    }
    self.recognizers = recognizers
  }

  private static func receives(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  // MARK: Touches

  func begin(tapCount: Int = 1) {
    tell(.began, tapCount: tapCount) { $0.touchesBegan($1, with: event) }
    if !isTakenFromView { hit.touchesBegan(Set(touches), with: event) }
  }

  func move(to place: CGPoint, in view: UIView) {
    for touch in touches { touch.move(to: place, in: view) }
    tell(.moved) { $0.touchesMoved($1, with: event) }
    if !isTakenFromView { hit.touchesMoved(Set(touches), with: event) }
  }

  func end() {
    tell(.ended) { $0.touchesEnded($1, with: event) }
  }

  /// Tells the view the end of its touches, and gets the recognisers ready for the next gesture.
  func finish() {
    if isTakenFromView {
      for touch in touches { touch.phase = .cancelled }
      hit.touchesCancelled(Set(touches), with: event)
    } else {
      hit.touchesEnded(Set(touches), with: event)
    }
    for recognizer in recognizers { recognizer.becomePossible() }
  }

  /// Gives touches to the recognisers; one that is written by hand says by its state what it makes of them.
  private func tell(
    _ phase: UITouch.Phase,
    tapCount: Int? = nil,
    _ message: (UIGestureRecognizer, Set<UITouch>) -> Void
  ) {
    for touch in touches {
      touch.phase = phase
      if let tapCount { touch.tapCount = tapCount }
    }
    for recognizer in recognizers where !settled.contains(ObjectIdentifier(recognizer)) || recognizer.state != .failed {
      recognizer.touches = touches
      let before = recognizer.state
      recognizer.saysState = false
      message(recognizer, Set(touches))
      guard recognizer.saysState else { continue }
      switch recognizer.state {
      case .began,
        .ended where before == .possible:
        let state = recognizer.state
        recognizer.state = .possible
        recognize(recognizer, state)
      case .possible, .failed: break
      default: recognizer.callActions()
      }
    }
  }

  // MARK: Recognising

  /// The recognisers that must fail before this one recognises.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizers.filter { other in
      other !== recognizer
        && (recognizer.failureRequirements.contains { $0 === other }
          || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer))
    }
  }

  func hasRecognized(_ recognizer: UIGestureRecognizer) -> Bool { recognized.contains { $0 === recognizer } }

  /// Lets a recogniser recognise unless something prevents it, and calls its actions.
  @discardableResult
  func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) -> Bool {
    guard settled.insert(ObjectIdentifier(recognizer)).inserted else { return false }
    recognizer.touches = touches
    guard !rivals(of: recognizer).contains(where: hasRecognized), mayBegin(recognizer), !isPrevented(recognizer) else {
      recognizer.advance(to: .failed)
      return false
    }
    recognized.append(recognizer)
    if recognizer.cancelsTouchesInView { isTakenFromView = true }
    recognizer.advance(to: state)
    return true
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
      && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognized.contains { other in
      other.canPrevent(recognizer) && recognizer.canBePrevented(by: other)
        && !GestureSession.mayRecognizeTogether(other, recognizer)
    }
  }

  private static func mayRecognizeTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
  }
}
