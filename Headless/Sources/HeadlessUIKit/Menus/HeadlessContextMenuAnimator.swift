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

  /// Hands itself to a delegate's method for a menu that comes or goes: animations run then, completions when they would end.
  func run(_ tell: (HeadlessContextMenuAnimator) -> Void) {
    tell(self)
    let animations = animations
    self.animations = []
    for animation in animations { animation() }
    guard !completions.isEmpty else { return }
    HeadlessRunLoop.enqueue(after: HeadlessRunLoop.animationDuration) { self.headlessRun() }
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
