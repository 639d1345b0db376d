import Foundation

/// A presentation or a dismissal in a container that is under way.
@MainActor final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let coordinator: TransitionCoordinator
  private let presentation: UIPresentationController
  private let presenting: UIViewController
  private let presented: UIViewController
  private let isDismissal: Bool
  private var finish: ((Bool) -> Void)?
  private(set) var transitionWasCancelled = false

  /// - Parameter finish: called once at the end, with whether it was not cancelled.
  init(
    _ presentation: UIPresentationController,
    in container: UIView,
    from presenting: UIViewController,
    isDismissal: Bool,
    isAnimated: Bool,
    finish: @escaping (Bool) -> Void
  ) {
    self.presentation = presentation
    containerView = container
    self.presenting = presenting
    presented = presentation.presentedViewController
    self.isDismissal = isDismissal
    self.isAnimated = isAnimated
    self.finish = finish
    coordinator = TransitionCoordinator(isAnimated: isAnimated)
    super.init()
    coordinator.context = self
  }

  let isInteractive = false
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
  let targetTransform = CGAffineTransform.identity

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard let finish else { return }
    self.finish = nil
    transitionWasCancelled = !didComplete
    finish(didComplete)
    coordinator.runCompletions()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isDismissal ? presented : presenting
    case .to: isDismissal ? presenting : presented
    default: nil
    }
  }

  /// The view that is put in or taken away; the other one stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == (isDismissal ? .from : .to) ? presentation.presentedView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presenting { return containerView.bounds }
    return isDismissal && vc === presented ? presentation.presentedView?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presenting { return containerView.bounds }
    return !isDismissal && vc === presented ? presentation.frameOfPresentedViewInContainerView : .zero
  }
}
