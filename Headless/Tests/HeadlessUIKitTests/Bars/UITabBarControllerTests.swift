import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UITabBarControllerTests {
  private final class Log {
    var entries: [String] = []
  }

  private final class Page: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { log.entries.append("+\(name)") }
    override func viewDidDisappear(_ animated: Bool) { log.entries.append("-\(name)") }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var allows = true
    var selected: [Int] = []

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      allows
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      selected.append(tabBarController.selectedIndex)
    }
  }

  private let log = Log()
  private let window = UIWindow()
  private let tabs = UITabBarController()

  private func show(_ controllers: [UIViewController]) {
    tabs.viewControllers = controllers
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller
  /// Source: "Under the hood with UITabController", littlepotatosoftware.com: a navigation controller inherits its root's item.
  @Test func aNavigationControllerHasTheItemOfItsRoot() {
    let root = Page("News", log)
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem === root.tabBarItem && navigation.tabBarItem.title == "News")
    navigation.pushViewController(Page("Article", log), animated: false)
    #expect(navigation.tabBarItem === root.tabBarItem)
    let own = UITabBarItem(title: "Own", image: nil, tag: 0)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
    let titled = UINavigationController(rootViewController: Page("News", log))
    titled.title = "All"
    expectEqual(titled.tabBarItem.title, "All")
  }

  @Test func theFirstIsShownUntilAnotherIsSelected() {
    let pages = ["a", "b", "c"].map { Page($0, log) }
    expectEqual(tabs.selectedIndex, NSNotFound)
    show(pages)
    defer { window.isHidden = true }
    expectEqual(tabs.selectedIndex, 0)
    #expect(tabs.selectedViewController === pages[0])
    expectEqual(tabs.tabBar.items?.map(\.title), ["a", "b", "c"])
    #expect(pages[1].tabBarController === tabs)
    tabs.selectedIndex = 1
    #expect(log.entries == ["+a", "+b", "-a"] || log.entries == ["+a", "-a", "+b"])
    #expect(pages[0].view.window == nil)
    #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
    tabs.selectedIndex = 7
    expectEqual(tabs.selectedIndex, 1)
    tabs.selectedViewController = pages[2]
    expectEqual(tabs.selectedIndex, 2)
  }

  @Test func onlyTheUserAsksTheDelegate() {
    let delegate = Delegate()
    tabs.delegate = delegate
    show(["a", "b"].map { Page($0, log) })
    defer { window.isHidden = true }
    tabs.selectedIndex = 1
    expectEqual(delegate.selected, [])
    tabs.headlessSelectTab(at: 0)
    expectEqual(delegate.selected, [0])
    delegate.allows = false
    tabs.headlessSelectTab(at: 1)
    expectEqual(tabs.selectedIndex, 0)
  }

  @Test func aSecondTapGoesBackToTheRoot() {
    let navigation = UINavigationController(rootViewController: Page("root", log))
    show([navigation])
    defer { window.isHidden = true }
    navigation.pushViewController(Page("detail", log), animated: false)
    tabs.headlessSelectTab(at: 0)
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test func theSelectedControllerStaysAmongOthers() {
    let pages = ["a", "b", "c"].map { Page($0, log) }
    show(pages)
    defer { window.isHidden = true }
    tabs.selectedIndex = 1
    tabs.viewControllers = [pages[2], pages[1]]
    #expect(tabs.selectedViewController === pages[1])
    expectEqual(tabs.selectedIndex, 1)
    tabs.viewControllers = [pages[0]]
    #expect(tabs.selectedViewController === pages[0])
    #expect(pages[0].view.window === window)
    #expect(pages[1].parent == nil)
    #expect(pages[1].view.window == nil)
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
  @Test func aPushedControllerHidesTheBar() {
    let navigation = UINavigationController(rootViewController: Page("root", log))
    show([navigation])
    defer { window.isHidden = true }
    let root = navigation.viewControllers[0]
    expectEqual(root.view.safeAreaInsets.bottom, tabs.tabBar.frame.height)
    expectEqual(tabs.tabBar.frame.maxY, window.bounds.maxY)
    let detail = Page("detail", log)
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    expectEqual(detail.view.safeAreaInsets.bottom, 0)
    expectEqual(tabs.tabBar.frame.minY, window.bounds.maxY)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    expectEqual(tabs.tabBar.frame.maxY, window.bounds.maxY)
  }
}
