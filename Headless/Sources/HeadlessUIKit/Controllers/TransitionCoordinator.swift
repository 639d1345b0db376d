import Foundation

/// The coordinator of a change of a window's size, of a presentation or a dismissal, or of a change in a navigation controller.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  /// The presentation or the dismissal in a container; `nil` for everything else.
  weak var context: PresentationTransition?
  private weak var container: UIView?
  private weak var from: UIViewController?
  private weak var to: UIViewController?

  /// - Parameters:
  ///   - container: the view in which the change is.
  ///   - from: the controller that disappears; `nil` for a change of size.
  ///   - to: the controller that appears; `nil` for a change of size.
  ///   - isInteractive: whether a finger leads the transition.
  init(
    isAnimated: Bool = true,
    in container: UIView? = nil,
    from: UIViewController? = nil,
    to: UIViewController? = nil,
    isInteractive: Bool = false
  ) {
    self.isAnimated = isAnimated
    self.container = container
    self.from = from
    self.to = to
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    super.init()
  }

  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  let isInterruptible = false
  private var wasCancelled = false
  var isCancelled: Bool { context?.transitionWasCancelled ?? wasCancelled }
  /// A finger is followed at once.
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let targetTransform = CGAffineTransform.identity
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var containerView: UIView { context?.containerView ?? container ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if let context { return context.viewController(forKey: key) }
    switch key {
    case .from: return from
    case .to: return to
    default: return nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let context { return context.view(forKey: key) }
    switch key {
    case .from: return from?.viewIfLoaded
    case .to: return to?.viewIfLoaded
    default: return nil
    }
  }

  let transitionDuration: TimeInterval = 0.3
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var interactionHandlers: [Step] = []
  private var isRunning = false

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if isRunning { animation(self) } else { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    if initiallyInteractive { interactionHandlers.append(handler) }
  }

  func runAnimations() {
    isRunning = true
    let added = animations
    animations = []
    for animation in added { animation(self) }
  }

  /// Lets the finger that leads the transition go.
  func endInteraction(isCancelled: Bool) {
    isInteractive = false
    wasCancelled = isCancelled
    let added = interactionHandlers
    interactionHandlers = []
    for handler in added { handler(self) }
  }

  func runCompletions() {
    let added = completions
    completions = []
    for completion in added { completion(self) }
  }
}
