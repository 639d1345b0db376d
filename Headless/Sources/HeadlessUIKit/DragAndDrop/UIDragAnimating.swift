import Foundation

/// The animation of an item that is lifted or dropped, to which one can add.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (_ position: UIViewAnimatingPosition) -> Void)
}
