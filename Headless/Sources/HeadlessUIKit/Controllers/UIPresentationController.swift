import Foundation

/// What is around a presented controller: a container view, and where the presented view is in it.
///
/// Presentations of the style `custom` use the one that the transitioning delegate makes; of others it is stored only.
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

  /// The view that the presentation happens in; `nil` before and after it, and for styles other than `custom`.
  open var containerView: UIView? { presentationContainer }

  final var presentationContainer: PresentationContainer?

  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  // MARK: For subclasses

  /// The view that is put into the container and moved: the controller's, or one that it is in.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is at the end: everywhere in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Stored only: a presentation has the whole window.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the view of the controller that presents is taken away meanwhile; it stays here.
  open var shouldRemovePresentersView: Bool { false }

  open func presentationTransitionWillBegin() {}

  /// - Parameter completed: whether the controller is presented now.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  /// - Parameter completed: whether the controller is dismissed now.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  // MARK: Sizes

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// Called before the window gets another size, for presentations of the style `custom`.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
}

extension UIPresentationController: UIContentContainer {}
