import Foundation

/// Recognises fingers that stay where they are.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// How long the fingers must stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move before the gesture fails, in points.
  open var allowableMovement: CGFloat = 10
}
