import Foundation

/// The coordinator of a change of a window's size.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated = true
  let isCancelled = false
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
    for animation in animations { animation(self) }
  }

  func runCompletions() {
    for completion in completions { completion(self) }
  }
}
