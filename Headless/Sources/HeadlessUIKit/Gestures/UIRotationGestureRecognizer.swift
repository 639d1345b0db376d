import Foundation

/// Recognises two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the gesture began, in radians.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn, in radians per second.
  open internal(set) var velocity: CGFloat = 0
}
