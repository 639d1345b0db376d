import Foundation

/// Runs animations at once, and completions when a drop would have ended.
class HeadlessDragAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {
    animations()
  }

  func addCompletion(_ completion: @escaping (_ position: UIViewAnimatingPosition) -> Void) {
    HeadlessRunLoop.enqueue(after: UIView.areAnimationsEnabled ? HeadlessRunLoop.animationDuration : 0) {
      completion(.end)
    }
  }
}
