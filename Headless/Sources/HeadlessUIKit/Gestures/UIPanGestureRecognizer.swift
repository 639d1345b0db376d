import Foundation

/// Recognises fingers that move.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the fingers have moved since the gesture began or the translation was set, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// How fast the fingers move, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Whether a drag that starts at a place of the touched view can be this gesture.
  func accepts(_ touch: UITouch) -> Bool { true }

  final func move(by distance: CGPoint, velocity: CGPoint) {
    moved.x += distance.x
    moved.y += distance.y
    speed = velocity
  }

  final func startMoving() {
    moved = .zero
    speed = .zero
  }
}
