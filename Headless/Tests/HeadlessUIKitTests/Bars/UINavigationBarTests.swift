import HeadlessUIKit
import Testing

@MainActor @Suite struct UINavigationBarTests {
  private func navigation(_ titleView: UIView?) -> (UINavigationController, UIWindow) {
    let controller = UIViewController()
    controller.navigationItem.titleView = titleView
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (navigation, window)
  }

  @Test func aViewInThePlaceOfTheTitleHasItsSizeInTheMiddle() {
    let segments = UISegmentedControl(items: ["All", "Favorites"])
    let (navigation, window) = navigation(segments)
    #expect(segments.superview === navigation.navigationBar && segments.window === window)
    #expect(segments.frame.midX == 195 && segments.frame.height == segments.intrinsicContentSize.height)
    let hit = window.hitTest(segments.convert(CGPoint(x: 5, y: 5), to: window), with: nil)
    #expect(hit === segments)
  }

  @Test func aViewThatIsReplacedOrWhoseControllerGoesLeavesTheBar() {
    let (first, second) = (UILabel(), UILabel())
    first.text = "First"
    let (navigation, window) = navigation(first)
    navigation.topViewController?.navigationItem.titleView = second
    #expect(first.superview == nil && second.superview === navigation.navigationBar)
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(second.superview == nil)
    navigation.popViewController(animated: false)
    #expect(second.superview === navigation.navigationBar)
  }

  @Test func aLongViewLeavesRoomForButtonsAndOneWithoutSizeFillsTheRow() {
    let label = UILabel()
    label.text = String(repeating: "Trips ", count: 40)
    let (_, first) = navigation(label)
    #expect(label.frame.minX == 60 && label.frame.width == 270)
    let view = UIView()
    let (_, second) = navigation(view)
    #expect(view.frame.width == 270 && view.frame.height > 0)
    withExtendedLifetime((first, second)) {}
  }
}
