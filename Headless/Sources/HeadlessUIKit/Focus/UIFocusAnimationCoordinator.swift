import Foundation

/// Runs an app's animations along with those of an update of focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var unfocusing: [() -> Void] = []
  private var focusing: [() -> Void] = []
  private var completions: [() -> Void] = []

  override public init() {
    super.init()
  }

  /// Runs animations along with those of the update, and a block after them.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { focusing.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Runs animations along with those of what becomes focused.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(animations.map { run in { run(AnimationContext()) } }, completion: completion)
  }

  /// Runs animations along with those of what is no longer focused.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    if let animations { unfocusing.append { animations(AnimationContext()) } }
    if let completion { completions.append(completion) }
  }

  /// Runs what was added; completions come after the duration of an animation.
  func run() {
    for animation in unfocusing + focusing { animation() }
    let completions = completions
    guard !completions.isEmpty else { return }
    HeadlessRunLoop.enqueue(after: UIView.areAnimationsEnabled ? HeadlessRunLoop.animationDuration : 0) {
      for completion in completions { completion() }
    }
  }

  private final class AnimationContext: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { UIView.areAnimationsEnabled ? HeadlessRunLoop.animationDuration : 0 }
  }
}
