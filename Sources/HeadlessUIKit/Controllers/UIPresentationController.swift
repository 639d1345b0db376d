import Foundation

/// What is known of a presentation; stored only.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public private(set) final unowned var presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { delegate = HeadlessOptionalRequirement.ofOwnClass(delegate) }
  }

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    super.init()
  }

  open var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
}
