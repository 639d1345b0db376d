import Foundation

/// Runs animations at once, and completions when a drop would have ended.
class HeadlessDragAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {
    animations()
  }

  /// How long an item is lifted, dropped or flies back, in seconds.
  static var duration: TimeInterval { UIView.areAnimationsEnabled ? HeadlessRunLoop.animationDuration : 0 }

  func addCompletion(_ completion: @escaping (_ position: UIViewAnimatingPosition) -> Void) {
    HeadlessRunLoop.enqueue(after: HeadlessDragAnimation.duration) {
      completion(.end)
    }
  }
}
