import Foundation

/// The coordinator of a change of a window's size, of a presentation or of a dismissal.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  /// The presentation or the dismissal; `nil` for a change of size.
  weak var context: PresentationTransition?
  private let window: UIView?

  init(isAnimated: Bool = true, window: UIView? = nil) {
    self.isAnimated = isAnimated
    self.window = window
    super.init()
  }

  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var containerView: UIView { context?.containerView ?? window ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  let transitionDuration: TimeInterval = 0.3
  private var animations: [Step] = []
  private var completions: [Step] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    let added = animations
    animations = []
    for animation in added { animation(self) }
  }

  func runCompletions() {
    let added = completions
    completions = []
    for completion in added { completion(self) }
  }
}
