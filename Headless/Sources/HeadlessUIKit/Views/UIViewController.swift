import Foundation

/// An object that manages a view tree.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  var isAppearing = false
  /// Whether the controller is to be asked for `updateProperties()`.
  final var needsPropertyUpdate = true
  /// What UIKit's calls of the controller have read of observable models.
  final var observedCalls: [ObservedCall: ObservedCallReads] = [:]

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
    didSet {
      if navigationItem.title == nil || navigationItem.title == oldValue { navigationItem.title = title }
      if storedTabBarItem?.title == nil || storedTabBarItem?.title == oldValue { storedTabBarItem?.title = title }
    }
  }

  private let ownNavigationItem = UINavigationItem()
  open var navigationItem: UINavigationItem { ownNavigationItem }
  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open internal(set) var presentedViewController: UIViewController?
  final weak var ownPresentingViewController: UIViewController?
  /// Who says how the controller is presented where ``modalPresentationStyle`` is `custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet {
      transitioningDelegate = HeadlessOptionalRequirement.ofOwnClass(transitioningDelegate)
      if oldValue !== transitioningDelegate { storedPresentationController = nil }
    }
  }
  /// The presentation or dismissal that is under way.
  final var transition: PresentationTransition?

  /// What runs beside the animated change that is under way.
  final var runningCoordinator: TransitionCoordinator?

  /// What runs beside the presentation, the dismissal or the change of a navigation controller that is under way; `nil` at other times, and
  /// for changes that are not animated.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.coordinator ?? runningCoordinator ?? parent?.transitionCoordinator
  }
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue { storedPresentationController = nil } }
  }
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the bar at the bottom is hidden while the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The size that the controller would like to be shown in, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (parent ?? ownPresentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  // MARK: Content under bars

  private struct WeakScrollView {
    weak var view: UIScrollView?
  }

  private var contentScrollViews: [(edges: NSDirectionalRectEdge, scroller: WeakScrollView)] = []

  /// The scroll view that bars at an edge follow; `nil` if none was set, so that bars look for one themselves.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { $0.edges.isSuperset(of: edge) }?.scroller.view
  }

  /// Says which scroll view bars at some edges follow, instead of the controller's view or its first subview; `nil` lets bars look for one.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews = contentScrollViews.map { ($0.edges.subtracting(edge), $0.scroller) }.filter { !$0.0.isEmpty }
    if let scrollView { contentScrollViews.append((edge, WeakScrollView(view: scrollView))) }
    enclosingNavigation?.viewIfLoaded?.setNeedsLayout()
  }

  /// The items of the toolbar of the navigation controller that shows the controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { enclosingNavigation?.viewIfLoaded?.setNeedsLayout() } }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  final var storedTabBarItem: UITabBarItem?

  /// What a tab bar shows for the controller: its title, unless another item is set.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }

  /// Where a controller goes while it appears or disappears.
  enum Moving {
    case toParent, fromParent, presented, dismissed
  }

  final var moving: Moving?

  /// Whether the controller disappears because it is taken out of its container.
  open var isMovingFromParent: Bool { moving == .fromParent }
  /// Whether the controller appears because it was put into its container.
  open var isMovingToParent: Bool { moving == .toParent }
  /// Whether the controller appears because it is presented.
  open var isBeingPresented: Bool { moving == .presented }
  /// Whether the controller disappears because it is dismissed.
  open var isBeingDismissed: Bool { moving == .dismissed }

  final var storedPresentationController: UIPresentationController?

  /// Whether a device with room for a popover shows the controller as one, although no style says so.
  var isPopoverByItself: Bool { false }

  /// What is known of the controller's presentation.
  open var presentationController: UIPresentationController? {
    if let storedPresentationController { return storedPresentationController }
    let made =
      switch styleOfPresentation {
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      case .custom:
        ownPresentationController ?? UIPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    storedPresentationController = made
    return made
  }

  /// Where a popover points; `nil` for another style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// What the controller adds to the safe area insets of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { loadedView?.updateSafeAreaInsets() } }

  /// The controller that presented this one or a container that it is in.
  open var presentingViewController: UIViewController? {
    ownPresentingViewController ?? parent?.presentingViewController
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  open var navigationController: UINavigationController? {
    let navigation = enclosingNavigation
    if navigation == nil { HeadlessMissedNavigation.handler?(self) }
    return navigation
  }

  final var enclosingNavigation: UINavigationController? {
    var ancestor = parent
    while let controller = ancestor {
      if let navigation = controller as? UINavigationController { return navigation }
      ancestor = controller.parent
    }
    return nil
  }

  /// What the controller knows of its traits; `nil` for one that has the initial ones and overrides none.
  final var traitState: TraitState? = UIScreen.predictedTraitState()

  /// The controller's environment, inherited from what its view is in.
  open var traitCollection: UITraitCollection { inheritedAndOwnTraits }

  /// Called after the traits have become others.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A button that switches editing on and off.
  open var editButtonItem: UIBarButtonItem { storedEditButtonItem }

  private lazy var storedEditButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
  )

  /// A controller whose view is in a nib.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the nib; without one, a nib of the class's name is taken if there is one
  ///   - nibBundleOrNil: where the nib is; without one, in the main bundle
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    HeadlessCoder.finish(self, as: UIViewController.self, coder)
  }

  override public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  override open var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: Nibs and storyboards

  final var storedNibName: String?

  /// The name of the nib that the view is in: the one that was given, or one of the class's name; `nil` if there is none.
  open var nibName: String? { storedNibName ?? defaultNibName }

  open private(set) var nibBundle: Bundle?

  /// What a storyboard says of the controller; `nil` for one that is not of a storyboard.
  public final var headlessScene: HeadlessScene?

  /// The storyboard that the controller is of.
  open var storyboard: UIStoryboard? { headlessScene?.storyboard }

  /// Called before a segue goes from this controller to another one.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue that something on the screen starts goes on.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Goes the way of the identifier. That the storyboard has none is a failure.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { followSegue(identifier, sender: sender) }

  // MARK: For subclasses

  /// Takes the view from the storyboard or the nib, or makes one, which is as large as the screen until its place is known.
  open func loadView() {
    if loadViewFromFile() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Configures content and styling, before layouts and apart from them. Overrides call `super`.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  open func updateProperties() {}
  /// Brings the constraints of the view up to date. Overrides call `super` last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.marginsDidChange() } }

  /// The least margins of the view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0,
      leading: LayoutAssumptions.systemMargin,
      bottom: 0,
      trailing: LayoutAssumptions.systemMargin
    )
  }

  /// Sets ``contentUnavailableConfiguration`` for a state: called before the first layout, and when
  /// ``setNeedsUpdateContentUnavailableConfiguration()`` asked for it.
  @available(iOS 17, tvOS 17, *)
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  final let contentUnavailable = ContentUnavailableState()

  /// The part of the view that bars at the top cover.
  open var topLayoutGuide: any UILayoutSupport { barLayoutGuide(isTop: true) }
  /// The part of the view that bars at the bottom cover.
  open var bottomLayoutGuide: any UILayoutSupport { barLayoutGuide(isTop: false) }
  final var storedBarGuides: (top: BarLayoutGuide, bottom: BarLayoutGuide)?

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called before the view gets another size because the window does; it calls the same method of the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the traits become others; it calls the same method of the children. Settings of the system change without a size: the
  /// coordinator runs what is animated along at once.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Nothing shows the status bar's look.
  open func setNeedsStatusBarAppearanceUpdate() {}

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButtonItem.title = editing ? "Done" : "Edit"
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    headlessScene?.didLoadView?(self)
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
    if let enclosingNavigation {
      enclosingNavigation.pushViewController(viewController, animated: UIView.areAnimationsEnabled)
    } else {
      present(viewController, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Puts the controller's view above the window's content. A controller that presents one already does nothing.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, viewControllerToPresent !== self else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.ownPresentingViewController = self
    viewControllerToPresent.moving = .presented
    checkPopoverLater(viewControllerToPresent)
    if presentInContainer(viewControllerToPresent, animated: flag, completion) { return }
    defer { viewControllerToPresent.moving = nil }
    let window = viewIfLoaded?.window
    runTransition(from: self, to: viewControllerToPresent, in: window, of: [rootContainer], animated: flag) {
      coordinator in
      viewControllerToPresent.headlessAppear(animated: flag, alongside: coordinator) {
        guard let window, let presented = viewControllerToPresent.viewIfLoaded else { return }
        presented.frame = window.bounds
        window.addSubview(presented)
      }
    }
    if let completion { HeadlessRunLoop.enqueue(completion) }
  }

  /// Takes away what this controller presents, or this controller if it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      if presented.presentedViewController != nil { presented.dismiss(animated: false) }
      if dismissFromContainer(presented, animated: flag, completion) { return }
      presentedViewController = nil
      presented.ownPresentingViewController = nil
      presented.moving = .dismissed
      let window = viewIfLoaded?.window
      runTransition(from: presented, to: self, in: window, of: [rootContainer], animated: flag) { coordinator in
        presented.headlessDisappear(animated: flag, alongside: coordinator)
      }
      presented.moving = nil
      if let completion { HeadlessRunLoop.enqueue(completion) }
    } else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
    }
  }

  // MARK: Focus

  /// The group that the controller's view belongs to.
  open var focusGroupIdentifier: String?
  /// Stored only: a list knows itself what was focused in it.
  open var restoresFocusAfterTransition = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { loadedView.map { [$0] } ?? [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open func setNeedsFocusUpdate() { requestFocusUpdate() }
  open func updateFocusIfNeeded() { viewIfLoaded?.window?.focusEngine.updateIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
