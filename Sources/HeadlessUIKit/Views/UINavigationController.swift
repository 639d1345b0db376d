import Foundation

/// A container that shows a stack of view controllers under a navigation bar.
@MainActor open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()

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

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    showTopViewController(hiding: nil)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let previous = topViewController
    for child in children { child.removeFromParent() }
    for child in viewControllers {
      addChild(child)
      child.didMove(toParent: self)
    }
    showTopViewController(hiding: previous)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let previous = topViewController
    addChild(viewController)
    viewController.didMove(toParent: self)
    showTopViewController(hiding: previous)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let popped = topViewController else { return nil }
    popped.willMove(toParent: nil)
    popped.removeFromParent()
    showTopViewController(hiding: popped)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard children.count > 1 else { return nil }
    let popped = Array(children.dropFirst())
    setViewControllers([children[0]], animated: animated)
    return popped
  }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let barHeight = navigationBar.isHidden ? 0 : navigationBar.headlessHeight(safeAreaTop: view.safeAreaInsets.top)
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: barHeight)
    guard let content = topViewController?.viewIfLoaded else { return }
    content.frame = view.bounds
    var insets = view.safeAreaInsets
    insets.top = max(insets.top, barHeight)
    content.setSafeAreaInsets(insets)
  }

  private func showTopViewController(hiding previous: UIViewController?) {
    navigationBar.item = topViewController?.navigationItem
    navigationBar.backTitle = children.count > 1 ? children[children.count - 2].navigationItem.title ?? "Back" : nil
    guard isViewLoaded, previous !== topViewController else { return }
    previous?.headlessDisappear()
    guard let top = topViewController else { return }
    let content: UIView = top.view
    content.frame = view.bounds
    top.headlessAppear { view.insertSubview(content, at: 0) }
    view.setNeedsLayout()
  }
}
