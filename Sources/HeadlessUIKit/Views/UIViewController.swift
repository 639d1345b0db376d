import Foundation

/// An object that manages a view tree.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  var isAppearing = false

  /// The view, loaded at the first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open var title: String? {
    didSet { if navigationItem.title == nil || navigationItem.title == oldValue { navigationItem.title = title } }
  }

  public let navigationItem = UINavigationItem()
  public internal(set) final weak var parent: UIViewController?
  public internal(set) final var children: [UIViewController] = []
  public private(set) final var presentedViewController: UIViewController?
  private weak var ownPresentingViewController: UIViewController?
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var isModalInPresentation = false
  /// What the controller adds to the safe area insets of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { loadedView?.updateSafeAreaInsets() } }

  /// The controller that presented this one or a container that it is in.
  public final var presentingViewController: UIViewController? {
    ownPresentingViewController ?? parent?.presentingViewController
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  open var navigationController: UINavigationController? {
    var ancestor = parent
    while let controller = ancestor {
      if let navigation = controller as? UINavigationController { return navigation }
      ancestor = controller.parent
    }
    return nil
  }

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }

  /// A button that switches editing on and off.
  open var editButtonItem: UIBarButtonItem { storedEditButtonItem }

  private lazy var storedEditButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
  )

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  override public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  override open var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: For subclasses

  open func loadView() {
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButtonItem.title = editing ? "Done" : "Edit"
  }

  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    viewDidLoad()
  }

  // MARK: Containers

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Shows a controller in the way of the container that this one is in: pushed, or presented without one.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(viewController, animated: UIView.areAnimationsEnabled)
    } else {
      present(viewController, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Puts the controller's view above the window's content. A controller that presents one already does nothing.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, viewControllerToPresent !== self else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.ownPresentingViewController = self
    viewControllerToPresent.headlessAppear(animated: flag) {
      guard let window = viewIfLoaded?.window, let presented = viewControllerToPresent.viewIfLoaded else { return }
      presented.frame = window.bounds
      window.addSubview(presented)
    }
    if let completion { HeadlessRunLoop.enqueue(completion) }
  }

  /// Takes away what this controller presents, or this controller if it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      if presented.presentedViewController != nil { presented.dismiss(animated: false) }
      presentedViewController = nil
      presented.ownPresentingViewController = nil
      presented.headlessDisappear(animated: flag)
      if let completion { HeadlessRunLoop.enqueue(completion) }
    } else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
    }
  }
}
