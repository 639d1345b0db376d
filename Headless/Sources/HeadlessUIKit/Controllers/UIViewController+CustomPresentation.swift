import Foundation

/// Presentations of the style `custom`, in a container view, as the transitioning delegate has them.
extension UIViewController {
  /// What the transitioning delegate makes.
  final var ownPresentationController: UIPresentationController? {
    transitioningDelegate?.presentationController(
      forPresented: self,
      presenting: ownPresentingViewController,
      source: ownPresentingViewController ?? self
    )
  }

  /// Presents a controller in a container of its own; `false` if that is not asked for.
  final func presentInContainer(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) -> Bool {
    guard presented.modalPresentationStyle == .custom, let delegate = presented.transitioningDelegate,
      let window = viewIfLoaded?.window, let presentation = presented.presentationController
    else { return false }
    let container = PresentationContainer(presentation, in: window)
    window.addSubview(container)
    presentation.presentationContainer = container
    var entering: [UIViewController] = []
    let animator =
      animated ? delegate.animationController(forPresented: presented, presenting: self, source: self) : nil
    let transition = PresentationTransition(
      presentation,
      in: container,
      from: self,
      isDismissal: false,
      isAnimated: animated
    ) { [self] completed in
      endTransition(of: presented)
      if completed {
        for controller in entering { controller.viewDidAppear(animated) }
      } else {
        presentedViewController = nil
        presented.leave(presentation, presented.beginToDisappear(animated: animated), animated: animated)
      }
      presentation.presentationTransitionDidEnd(completed)
      animator?.animationEnded(completed)
      if let completion { HeadlessRunLoop.enqueue(completion) }
    }
    begin(transition, of: presented)
    presented.loadViewIfNeeded()
    presentation.presentationTransitionWillBegin()
    entering = presented.beginToAppear(animated: animated) {
      guard animator == nil, let view = presentation.presentedView else { return }
      view.frame = presentation.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    run(transition, animator)
    return true
  }

  /// Dismisses a controller that is presented in a container; `false` if it is not.
  final func dismissFromContainer(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) -> Bool {
    guard let presentation = presented.storedPresentationController, let container = presentation.presentationContainer
    else { return false }
    // Nothing more is dismissed or presented while a transition is under way.
    guard presented.transition == nil else { return true }
    let animator = animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    presented.moving = .dismissed
    var leaving: [UIViewController] = []
    let transition = PresentationTransition(
      presentation,
      in: container,
      from: self,
      isDismissal: true,
      isAnimated: animated
    ) { [self] completed in
      endTransition(of: presented)
      if completed {
        presentedViewController = nil
        presented.leave(presentation, leaving, animated: animated)
      } else {
        for controller in leaving {
          controller.viewWillAppear(animated)
          controller.viewDidAppear(animated)
        }
      }
      presentation.dismissalTransitionDidEnd(completed)
      animator?.animationEnded(completed)
      if let completion { HeadlessRunLoop.enqueue(completion) }
    }
    begin(transition, of: presented)
    presentation.dismissalTransitionWillBegin()
    leaving = presented.beginToDisappear(animated: animated)
    run(transition, animator)
    return true
  }

  private func begin(_ transition: PresentationTransition, of presented: UIViewController) {
    (self.transition, presented.transition) = (transition, transition)
  }

  private func endTransition(of presented: UIViewController) {
    (transition, presented.transition) = (nil, nil)
    presented.moving = nil
  }

  /// Has an animator animate; without one the transition is over at once.
  private func run(_ transition: PresentationTransition, _ animator: (any UIViewControllerAnimatedTransitioning)?) {
    if let animator {
      animator.animateTransition(using: transition)
      transition.coordinator.runAnimations()
    } else {
      transition.coordinator.runAnimations()
      transition.completeTransition(true)
    }
  }

  /// Takes the views of a presentation away.
  private func leave(_ presentation: UIPresentationController, _ leaving: [UIViewController], animated: Bool) {
    ownPresentingViewController = nil
    for controller in leaving { controller.isAppearing = false }
    presentation.presentedView?.removeFromSuperview()
    presentation.containerView?.removeFromSuperview()
    presentation.presentationContainer = nil
    for controller in leaving { controller.viewDidDisappear(animated) }
    storedPresentationController = nil
  }
}
