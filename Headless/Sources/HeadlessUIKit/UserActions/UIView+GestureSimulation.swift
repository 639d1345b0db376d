import Foundation

extension UIView {
  /// Simulates taps at a place of the view, as a finger there makes them.
  ///
  /// The deepest view at the place is found by hit testing. Recognisers come first; if none of them takes the touches, a
  /// control does what a tap does to it, and a cell is selected.
  ///
  /// - Parameters:
  ///   - point: the place in the view's coordinates, in points
  ///   - count: how many taps follow each other quickly
  ///   - numberOfTouches: how many fingers tap
  /// - Returns: whether anything reacted
  @discardableResult
  public func headlessTap(at point: CGPoint, count: Int = 1, numberOfTouches: Int = 1) -> Bool {
    guard let session = headlessSession(at: point, numberOfTouches) else { return false }
    session.tap(count: count)
    let taken = session.isTakenFromView
    session.finish()
    var reacted = session.isRecognized
    if taken {
      session.hit.headlessCancelControl()
    } else {
      for _ in 0..<max(1, count) where numberOfTouches == 1 && session.hit.headlessPerformTouch() { reacted = true }
    }
    (window ?? self).layoutIfNeeded()
    return reacted
  }

  /// Simulates a finger that rests at a place of the view; `false` if no recogniser of long presses reacts.
  ///
  /// - Parameters:
  ///   - point: the place in the view's coordinates, in points
  ///   - duration: how long the finger rests, in seconds
  @discardableResult
  public func headlessLongPress(
    at point: CGPoint,
    duration: TimeInterval = 1,
    numberOfTouches: Int = 1
  ) -> Bool {
    simulate(at: point, numberOfTouches) { $0.press(duration: duration) }
  }

  /// Simulates a quick stroke; `false` if no recogniser of swipes reacts.
  @discardableResult
  public func headlessSwipe(
    _ direction: UISwipeGestureRecognizer.Direction,
    at point: CGPoint,
    numberOfTouches: Int = 1
  ) -> Bool {
    simulate(at: point, numberOfTouches) { $0.swipe(direction) }
  }

  /// Simulates a finger that moves over the view; `false` if no recogniser of pans reacts.
  ///
  /// Scroll views do not follow: see ``UIScrollView/headlessScroll(by:)``.
  ///
  /// - Parameters:
  ///   - start: where the finger comes down, in the view's coordinates
  ///   - end: where it is lifted
  ///   - steps: how many moves there are, at least 1
  ///   - duration: how long it takes, in seconds, which says how fast the finger is
  @discardableResult
  public func headlessPan(
    from start: CGPoint,
    to end: CGPoint,
    steps: Int = 2,
    duration: TimeInterval = 0.25,
    numberOfTouches: Int = 1
  ) -> Bool {
    let count = max(1, steps)
    let places = (1...count).map { step in
      let part = CGFloat(step) / CGFloat(count)
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
    return simulate(at: start, numberOfTouches) { $0.pan(through: places, in: self, duration: duration) }
  }

  /// Simulates two fingers that move apart, or together if the scale is less than 1; `false` if no recogniser reacts.
  @discardableResult
  public func headlessPinch(at point: CGPoint, scale: CGFloat) -> Bool {
    simulate(at: point, 2) { session in
      session.transform(UIPinchGestureRecognizer.self, { $0.scale = 1 }, { $0.scale = scale })
    }
  }

  /// Simulates two fingers that turn by an angle in radians; `false` if no recogniser reacts.
  @discardableResult
  public func headlessRotate(at point: CGPoint, by angle: CGFloat) -> Bool {
    simulate(at: point, 2) { session in
      session.transform(UIRotationGestureRecognizer.self, { $0.rotation = 0 }, { $0.rotation = angle })
    }
  }

  private func simulate(at point: CGPoint, _ numberOfTouches: Int, _ body: (GestureSession) -> Void) -> Bool {
    guard let session = headlessSession(at: point, numberOfTouches) else { return false }
    body(session)
    session.finish()
    (window ?? self).layoutIfNeeded()
    return session.isRecognized
  }

  private func headlessSession(at point: CGPoint, _ numberOfTouches: Int) -> GestureSession? {
    (window ?? self).layoutIfNeeded()
    var root = self
    while let superview = root.superview { root = superview }
    guard let hit = root.hitTest(root.convert(point, from: self), with: nil) else { return nil }
    return GestureSession(on: hit, at: hit.convert(point, from: self), numberOfTouches: numberOfTouches)
  }

  /// What a touch that no recogniser takes does: the nearest control or cell reacts; `false` if there is none.
  private func headlessPerformTouch() -> Bool {
    var ancestor: UIView? = self
    while let view = ancestor {
      if let control = view as? UIControl {
        guard control.isEnabled else { return false }
        control.headlessPerformTap()
        return true
      }
      if let cell = view as? UITableViewCell, let table = cell.enclosing(UITableView.self),
        let path = table.indexPath(for: cell)
      {
        return table.tap(path)
      }
      if let cell = view as? UICollectionViewCell, let collection = cell.enclosing(UICollectionView.self),
        let path = collection.indexPath(for: cell)
      {
        return collection.tap(path, cell)
      }
      ancestor = view.superview
    }
    return false
  }

  private func enclosing<List: UIView>(_ type: List.Type) -> List? {
    var ancestor = superview
    while let view = ancestor {
      if let list = view as? List { return list }
      ancestor = view.superview
    }
    return nil
  }

  /// Cancels the tracking of a control under a finger that a recogniser takes.
  private func headlessCancelControl() {
    var ancestor: UIView? = self
    while let view = ancestor {
      if let control = view as? UIControl {
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchCancel)
        return
      }
      ancestor = view.superview
    }
  }
}
