import Foundation

/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart the fingers are than when the gesture began.
  open var scale: CGFloat = 1
  /// How fast the scale changes, in units per second.
  open internal(set) var velocity: CGFloat = 0
}
