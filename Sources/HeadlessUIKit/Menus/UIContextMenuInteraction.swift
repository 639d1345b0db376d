import Foundation

/// An object that reacts to touches on a view.
@MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// What a context menu asks and tells: only the configuration is required.
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Shows a menu at a long press on a view.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Simulates a long press: the configuration that is shown, if there is one.
  ///
  /// - Parameter location: the place in the view's coordinates, in points.
  public func headlessLongPress(at location: CGPoint = .zero) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
}

/// The animation of a menu that appears or goes away.
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview becomes what it previews.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// The animation of a preview that was tapped.
@MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An animation that the list views hand to their delegates.
@MainActor public final class HeadlessContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
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
