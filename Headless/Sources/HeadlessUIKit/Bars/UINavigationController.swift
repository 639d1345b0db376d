import Foundation

/// A container that shows a stack of view controllers under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let ownNavigationBar = UINavigationBar()
  private let ownToolbar = UIToolbar()
  private var storedIsToolbarHidden = true
  private lazy var popGesture = NavigationPopGesture(self)
  /// The scroll view whose content makes the bar lower as it is scrolled.
  weak var followedScrollView: UIScrollView?

  /// Is told which controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var navigationBar: UINavigationBar { ownNavigationBar }
  /// The bar of the shown controller's `toolbarItems`; hidden at first.
  open var toolbar: UIToolbar! { ownToolbar }

  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    storedIsToolbarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the shown controller or one below it hides the bar at the bottom.
  private var hidesBottomBar: Bool { children.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set {
      navigationBar.isHidden = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    HeadlessCoder.finish(self, as: UINavigationController.self, coder)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The item of the root controller, unless this controller has its own item or title.
  override open var tabBarItem: UITabBarItem! {
    get {
      if storedTabBarItem == nil, title == nil, let root = viewControllers.first { return root.tabBarItem }
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    view.addGestureRecognizer(popGesture.recognizer)
    showTopViewController(replacing: nil, animated: false)
  }

  /// Replaces the stack; methods of controllers that stay in it are not called.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let previous = topViewController
    let old = children
    for child in old where !viewControllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in viewControllers where !old.contains(where: { $0 === child }) {
      addChild(child)
      child.didMove(toParent: self)
    }
    children = viewControllers
    showTopViewController(replacing: previous, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else {
      HeadlessFailure(
        .unsupported,
        name: .invalidArgument,
        reason: "Pushing the same view controller instance more than once is not supported (\(viewController))"
      ).raise()
      return
    }
    let previous = topViewController
    addChild(viewController)
    viewController.moving = .toParent
    viewController.didMove(toParent: self)
    showTopViewController(replacing: previous, animated: animated)
    viewController.moving = nil
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return pop(to: children.count - 1, animated: animated).first
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: index + 1, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard children.count > 1 else { return nil }
    return pop(to: 1, animated: animated)
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController { delegate?.navigationController(self, willShow: top, animated: animated) }
  }

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutContent()
  }

  /// Takes the shown controller away as a finger comes in from the leading edge. As long as it is its own delegate, it does nothing where the back
  /// button is hidden or replaced.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  /// Goes back, if there is a controller to go back to.
  override open func accessibilityPerformEscape() -> Bool { popViewController(animated: true) != nil }

  /// Simulates a tap on the back button.
  public func headlessTapBack() {
    popViewController(animated: true)
  }

  /// Simulates a finger that drags the shown controller away from the leading edge, and uncovers the one below it.
  ///
  /// - Parameter isCancelled: whether the finger goes back, so that the controller stays.
  /// - Returns: whether there is a controller below it.
  @discardableResult
  public func headlessSwipeBack(isCancelled: Bool = false) -> Bool {
    guard children.count > 1, isAppearing, view.window != nil else { return false }
    if isCancelled {
      cancelSwipeBack(from: children[children.count - 1], to: children[children.count - 2])
    } else {
      _ = pop(to: children.count - 1, animated: true, isInteractive: true)
    }
    return true
  }

  private func cancelSwipeBack(from top: UIViewController, to below: UIViewController) {
    runTransition(from: top, to: below, in: view, of: [self], animated: true, isInteractive: true) { coordinator in
      delegate?.navigationController(self, willShow: below, animated: true)
      top.moving = .fromParent
      let leaving = top.beginToDisappear(animated: true)
      let entering = below.beginToAppear(animated: true) {
        view.insertSubview(below.view, at: 0)
        below.view.frame = view.bounds
      }
      coordinator?.runAnimations()
      coordinator?.endInteraction(isCancelled: true)
      top.moving = nil
      for controller in entering { controller.viewWillDisappear(true) }
      for controller in entering { controller.isAppearing = false }
      below.viewIfLoaded?.removeFromSuperview()
      for controller in entering { controller.viewDidDisappear(true) }
      for controller in leaving { controller.viewWillAppear(true) }
      for controller in leaving { controller.viewDidAppear(true) }
    }
  }

  func layoutContent() {
    topViewController?.navigationItem.searchController?.host = topViewController
    followContent()
    let barHeight = navigationBar.isHidden ? 0 : expandedBarHeight - navigationBar.collapsedHeight
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: barHeight)
    let toolbarHeight = UIToolbar.height + view.safeAreaInsets.bottom
    toolbar.isHidden = storedIsToolbarHidden || hidesBottomBar
    toolbar.items = topViewController?.toolbarItems
    toolbar.frame = CGRect(
      x: 0,
      y: view.bounds.height - toolbarHeight,
      width: view.bounds.width,
      height: toolbarHeight
    )
    guard let top = topViewController, let content = top.viewIfLoaded else { return }
    content.frame = view.bounds
    var insets = view.safeAreaInsets
    if !toolbar.isHidden { insets.bottom = toolbarHeight }
    insets.top = max(insets.top, barHeight) + top.additionalSafeAreaInsets.top
    insets.left += top.additionalSafeAreaInsets.left
    insets.bottom += top.additionalSafeAreaInsets.bottom
    insets.right += top.additionalSafeAreaInsets.right
    content.setSafeAreaInsets(insets)
  }

  private func pop(to count: Int, animated: Bool, isInteractive: Bool = false) -> [UIViewController] {
    let previous = topViewController
    let popped = Array(children.dropFirst(count))
    for child in popped { child.moving = .fromParent }
    for child in popped.reversed() { child.willMove(toParent: nil) }
    for child in popped.reversed() { child.removeFromParent() }
    showTopViewController(replacing: previous, animated: animated, isInteractive: isInteractive)
    for child in popped { child.moving = nil }
    return popped
  }

  private func showTopViewController(
    replacing previous: UIViewController?,
    animated: Bool,
    isInteractive: Bool = false
  ) {
    navigationBar.item = topViewController?.navigationItem
    topViewController?.navigationItem.searchController?.host = topViewController
    // A bar below the tabs comes and goes with what is pushed.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    navigationBar.backTitle = children.count > 1 ? backTitle(of: children[children.count - 2]) : nil
    guard isViewLoaded, previous !== topViewController else { return }
    guard let top = topViewController else {
      previous?.headlessDisappear(animated: animated)
      return
    }
    let content: UIView = top.view
    let addContent = {
      self.view.insertSubview(content, at: 0)
      self.layoutContent()
    }
    // Children appear together with the container, and until then only change places.
    if isAppearing {
      runTransition(
        from: previous,
        to: top,
        in: view,
        of: [self],
        animated: animated && previous != nil,
        isInteractive: isInteractive
      ) { coordinator in
        delegate?.navigationController(self, willShow: top, animated: animated)
        top.headlessAppear(animated: animated, replacing: previous, alongside: coordinator, addContent)
        if isInteractive { coordinator?.endInteraction(isCancelled: false) }
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
    } else {
      previous?.viewIfLoaded?.removeFromSuperview()
      addContent()
    }
    view.setNeedsLayout()
  }

  private func backTitle(of controller: UIViewController) -> String {
    controller.navigationItem.backBarButtonItem?.title ?? controller.navigationItem.backButtonTitle ?? controller
      .navigationItem.title ?? "Back"
  }
}
