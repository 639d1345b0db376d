import Foundation
import HeadlessUIKit
import TestSupport
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
    expectEqual(content.view.safeAreaInsets.bottom, 0)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    expectEqual(navigation.toolbar.items?.count, 3)
    expectEqual(content.view.safeAreaInsets.bottom, navigation.toolbar.frame.height)
    let other = UIViewController()
    other.hidesBottomBarWhenPushed = true
    navigation.pushViewController(other, animated: false)
    window.layoutIfNeeded()
    expectEqual(other.view.safeAreaInsets.bottom, 0)
  }

  @Test func anItemHasAnActionAndAMenu() {
    var taps = 0
    let item = UIBarButtonItem(
      title: "More",
      primaryAction: UIAction { _ in taps += 1 },
      menu: UIMenu(children: [UIAction(title: "One") { _ in taps += 10 }])
    )
    item.headlessTap()
    expectEqual(taps, 1)
    #expect(item.headlessOpenMenu()?.headlessTap(actionTitled: "One") == true)
    expectEqual(taps, 11)
    item.isEnabled = false
    item.headlessTap()
    #expect(item.headlessOpenMenu() == nil)
    expectEqual(taps, 11)
  }

  @Test func theTabOfAControllerHasItsTitle() {
    let controller = UIViewController()
    let item = controller.tabBarItem
    controller.title = "Home"
    expectEqual(item?.title, "Home")
    #expect(controller.tabBarItem === item)
    controller.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 3)
    controller.title = "Away"
    expectEqual(controller.tabBarItem.title, "Other")
    expectEqual(controller.tabBarItem.tag, 3)
  }

  @Test(arguments: [true, false])
  func aCustomViewIsInItsBar(isToolbar: Bool) {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = !isToolbar
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let bar: UIView = isToolbar ? navigation.toolbar : navigation.navigationBar
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let item = UIBarButtonItem(customView: view)
    let items = [UIBarButtonItem(title: "First"), item]
    if isToolbar { content.toolbarItems = items } else { content.navigationItem.leftBarButtonItems = items }
    window.layoutIfNeeded()
    #expect(view.superview === bar)
    expectEqual(view.frame.size, CGSize(width: 40, height: 30))
    expectEqual(view.frame.midY.rounded(), 22)
    // It stands after the title, and follows it.
    let before = view.frame.minX
    items[0].title = "A longer title"
    window.layoutIfNeeded()
    #expect(view.frame.minX > before)
    item.width = 60
    window.layoutIfNeeded()
    expectEqual(view.frame.width, 60)
    item.isHidden = true
    window.layoutIfNeeded()
    #expect(view.superview == nil)
    item.isHidden = false
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
    item.customView = other
    window.layoutIfNeeded()
    #expect(view.superview == nil && other.superview === bar && other.frame.height == 44)
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(other.superview == nil)
  }

  @Test func aCustomViewHasTheSizeOfItsContent() {
    let button = UIButton(type: .system)
    button.setTitle("A title", for: .normal)
    let square = UIView()
    square.translatesAutoresizingMaskIntoConstraints = false
    square.widthAnchor.constraint(equalToConstant: 36).isActive = true
    square.heightAnchor.constraint(equalToConstant: 28).isActive = true
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UIBarButtonItem(customView: button), .flexibleSpace(), UIBarButtonItem(customView: square)]
    bar.layoutIfNeeded()
    expectEqual(button.frame.width, button.intrinsicContentSize.width)
    expectEqual(square.frame.size, CGSize(width: 36, height: 28))
    #expect(abs(square.frame.maxX - (320 - 16)) < 0.01)
    button.setTitle("A title that is longer", for: .normal)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    expectEqual(button.frame.width, button.intrinsicContentSize.width)
  }

  @Test func buttonsAtTheBeginningTakeThePlaceOfTheBackButton() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    let bar = navigation.navigationBar
    #expect(bar.showsBackButton)
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    #expect(!bar.showsBackButton)
    next.navigationItem.leftItemsSupplementBackButton = true
    #expect(bar.showsBackButton)
    next.navigationItem.hidesBackButton = true
    #expect(!bar.showsBackButton)
  }
}
