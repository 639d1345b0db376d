import Foundation

/// An object that manages a view tree.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var lifecycle = Lifecycle.hidden

  private enum Lifecycle {
    case hidden
    case shown
  }

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
  public private(set) final var children: [UIViewController] = []
  public private(set) final var presentedViewController: UIViewController?
  public private(set) final weak var presentingViewController: UIViewController?
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
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
    view = UIView()
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

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.loadViewIfNeeded()
    viewControllerToPresent.headlessAppear {}
    if let completion { HeadlessRunLoop.enqueue(completion) }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.headlessDisappear()
      presented.presentingViewController = nil
      presentedViewController = nil
      if let completion { HeadlessRunLoop.enqueue(completion) }
    } else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
    }
  }

  // MARK: Appearing

  /// Runs the methods of appearing around the step that puts the view on the screen.
  func headlessAppear(_ addView: () -> Void) {
    loadViewIfNeeded()
    guard lifecycle == .hidden else {
      addView()
      return
    }
    lifecycle = .shown
    viewWillAppear(false)
    addView()
    viewIsAppearing(false)
    viewIfLoaded?.layoutIfNeeded()
    viewDidAppear(false)
  }

  /// Runs the methods of disappearing.
  func headlessDisappear() {
    guard lifecycle == .shown else { return }
    lifecycle = .hidden
    viewWillDisappear(false)
    viewIfLoaded?.removeFromSuperview()
    viewDidDisappear(false)
  }
}
