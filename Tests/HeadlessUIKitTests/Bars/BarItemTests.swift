import Foundation
import HeadlessUIKit
import Testing

@MainActor struct BarItemTests {
  @Test func aToolbarShowsTheItemsOfTheTopController() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    content.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), .fixedSpace(12)]
    #expect(content.view.safeAreaInsets.bottom == 0)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(navigation.toolbar.items?.count == 3)
    #expect(content.view.safeAreaInsets.bottom == navigation.toolbar.frame.height)
    let other = UIViewController()
    other.hidesBottomBarWhenPushed = true
    navigation.pushViewController(other, animated: false)
    window.layoutIfNeeded()
    #expect(other.view.safeAreaInsets.bottom == 0)
  }

  @Test func anItemHasAnActionAndAMenu() {
    var taps = 0
    let item = UIBarButtonItem(
      title: "More",
      primaryAction: UIAction { _ in taps += 1 },
      menu: UIMenu(children: [UIAction(title: "One") { _ in taps += 10 }])
    )
    item.headlessTap()
    #expect(taps == 1)
    #expect(item.headlessOpenMenu()?.headlessTap(actionTitled: "One") == true)
    #expect(taps == 11)
    item.isEnabled = false
    item.headlessTap()
    #expect(item.headlessOpenMenu() == nil)
    #expect(taps == 11)
  }

  @Test func theTabOfAControllerHasItsTitle() {
    let controller = UIViewController()
    let item = controller.tabBarItem
    controller.title = "Home"
    #expect(item?.title == "Home")
    #expect(controller.tabBarItem === item)
    controller.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 3)
    controller.title = "Away"
    #expect(controller.tabBarItem.title == "Other")
    #expect(controller.tabBarItem.tag == 3)
  }
}
