import Foundation

/// An animation that the list views hand to their delegates.
@preconcurrency @MainActor
public final class HeadlessContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  public let previewViewController: UIViewController?
  public var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .pop
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  public init(previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
    super.init()
  }

  public func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  public func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// Runs what was added: the animations, then the completions.
  public func headlessRun() {
    let animations = animations
    let completions = completions
    self.animations = []
    self.completions = []
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}
