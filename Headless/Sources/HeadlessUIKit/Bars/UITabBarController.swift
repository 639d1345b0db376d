import Foundation

/// A container of view controllers of which one is shown, chosen by tabs.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private let ownTabBar = UITabBar()
  open var tabBar: UITabBar { ownTabBar }
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegate = HeadlessOptionalRequirement.ofOwnClass(delegate) }
  }
  private var storedSelectedIndex = NSNotFound

  /// The controllers, each with a tab. A controller that is no longer among them is taken out.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    let new = viewControllers ?? []
    for child in children where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      if child === selected { child.headlessDisappear(animated: animated) }
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    children = new
    tabBar.setItems(new.map(\.tabBarItem), animated: animated)
    let index = new.firstIndex { $0 === selected }
    // As UIKit documents it: the selected controller stays selected, or else the one at its place, or else the first.
    let fallback = storedSelectedIndex < new.count ? storedSelectedIndex : 0
    show(new.isEmpty ? nil : index ?? fallback, replacing: index == nil ? nil : selected)
  }

  /// The place of the controller that is shown; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { storedSelectedIndex }
    set {
      guard children.indices.contains(newValue) else { return }
      show(newValue, replacing: selectedViewController)
    }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(storedSelectedIndex) ? children[storedSelectedIndex] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
      show(index, replacing: selectedViewController)
    }
  }

  /// Simulates a tap on a tab. A tap on the one that is selected takes a navigation controller back to its root.
  public func headlessSelectTab(at index: Int) {
    guard isViewLoaded, children.indices.contains(index), !tabBar.isHidden, tabBar.items?[index].isEnabled ?? true
    else { return }
    let controller = children[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == storedSelectedIndex {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(index, replacing: selectedViewController)
    }
    delegate?.tabBarController(self, didSelect: controller)
    view.layoutIfNeeded()
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    show(children.isEmpty ? nil : min(storedSelectedIndex, children.count - 1), replacing: nil)
  }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutContent()
  }

  /// Whether the controller that is shown has pushed one that hides the bar.
  private var hidesTabBar: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
      || navigation.viewControllers.count == 1 && navigation.viewControllers[0].hidesBottomBarWhenPushed
  }

  private func show(_ index: Int?, replacing previous: UIViewController?) {
    storedSelectedIndex = index ?? NSNotFound
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded, let shown = selectedViewController else { return }
    let content: UIView = shown.view
    guard content.superview !== view || previous !== shown else { return }
    let addContent = {
      self.view.insertSubview(content, at: 0)
      self.layoutContent()
    }
    if isAppearing {
      shown.headlessAppear(animated: false, replacing: previous === shown ? nil : previous, addContent)
    } else {
      if previous !== shown { previous?.viewIfLoaded?.removeFromSuperview() }
      addContent()
    }
    view.setNeedsLayout()
  }

  private func layoutContent() {
    let safeArea = view.safeAreaInsets
    let height = UITabBar.height + safeArea.bottom
    let isHidden = tabBar.isHidden || hidesTabBar
    tabBar.frame = CGRect(
      x: 0,
      y: isHidden ? view.bounds.height : view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    guard let content = selectedViewController?.viewIfLoaded else { return }
    content.frame = view.bounds
    var insets = safeArea
    if !isHidden { insets.bottom = max(insets.bottom, height) }
    content.setSafeAreaInsets(insets)
  }
}
