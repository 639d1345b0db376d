import Foundation

/// What is known of a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// Whether a finger began the transition.
  var initiallyInteractive: Bool { get }
  /// Whether a finger leads the transition now.
  var isInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  /// How far a finger has led the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
