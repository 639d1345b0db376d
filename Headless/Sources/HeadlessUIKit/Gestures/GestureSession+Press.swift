import Foundation

extension GestureSession {
  /// Holds the fingers still for some seconds.
  func press(duration: TimeInterval) {
    begin()
    let presses = recognizers.compactMap { $0 as? UILongPressGestureRecognizer }
      .filter { $0.numberOfTouchesRequired == touches.count && $0.minimumPressDuration <= duration }
      .sorted { $0.minimumPressDuration < $1.minimumPressDuration }
    let begun = presses.filter { recognize($0, .began) }
    end()
    finish(begun)
  }

  /// Strokes in a direction.
  func swipe(_ direction: UISwipeGestureRecognizer.Direction) {
    begin()
    end()
    for recognizer in recognizers {
      guard let swipe = recognizer as? UISwipeGestureRecognizer, swipe.direction.contains(direction),
        swipe.numberOfTouchesRequired == touches.count
      else { continue }
      recognize(swipe, .recognized)
    }
  }

  /// Moves the fingers through places of a view.
  ///
  /// The recognisers are asked whether they begin once the fingers have moved to the first place.
  func pan(through places: [CGPoint], in view: UIView, duration: TimeInterval) {
    guard let first = places.first, let last = places.last else { return }
    begin()
    let start = touches.first.map { $0.location(in: view) } ?? first
    let velocity = CGPoint(x: (last.x - start.x) / duration, y: (last.y - start.y) / duration)
    let pans = recognizers.compactMap { $0 as? UIPanGestureRecognizer }.filter { pan in
      pan.minimumNumberOfTouches <= touches.count && touches.count <= pan.maximumNumberOfTouches
        && !(pan.view is UIScrollView && (pan.view as? UIScrollView)?.storedPan === pan)
        && touches.allSatisfy(pan.accepts)
    }
    for pan in pans { pan.startMoving() }
    var previous = start
    var begun: [UIPanGestureRecognizer] = []
    for (step, place) in places.enumerated() {
      move(to: place, in: view)
      let distance = CGPoint(x: place.x - previous.x, y: place.y - previous.y)
      previous = place
      if step == 0 {
        for pan in pans { pan.move(by: distance, velocity: velocity) }
        begun = pans.filter { recognize($0, .began) }
      } else {
        for pan in begun where isUnderWay(pan) {
          pan.move(by: distance, velocity: velocity)
          pan.advance(to: .changed)
        }
      }
    }
    end()
    finish(begun)
  }

  /// Changes what two fingers show, and lets them go.
  func transform<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type,
    _ start: (Recognizer) -> Void,
    _ change: (Recognizer) -> Void
  ) {
    begin()
    let matching = recognizers.compactMap { $0 as? Recognizer }
    for recognizer in matching { start(recognizer) }
    let begun = matching.filter { recognize($0, .began) }
    for recognizer in begun where isUnderWay(recognizer) {
      change(recognizer)
      recognizer.advance(to: .changed)
    }
    end()
    finish(begun)
  }

  private func isUnderWay(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.state == .began || recognizer.state == .changed
  }

  private func finish(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers where isUnderWay(recognizer) { recognizer.advance(to: .ended) }
  }
}
