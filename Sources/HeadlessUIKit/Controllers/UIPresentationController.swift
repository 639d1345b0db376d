import Foundation

/// What is known of a presentation; stored only.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  open private(set) unowned var presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { delegate = HeadlessOptionalRequirement.ofOwnClass(delegate) }
  }

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    givenPresenting = presentingViewController
    super.init()
  }

  /// The controller that presents; before it does, the one that the presentation was made with, or else the presented one.
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? givenPresenting ?? presentedViewController
  }
  private weak var givenPresenting: UIViewController?

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
}
