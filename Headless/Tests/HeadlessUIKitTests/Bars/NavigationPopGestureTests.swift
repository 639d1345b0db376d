import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct NavigationPopGestureTests {
  private func shown(_ body: (UINavigationController, UIWindow) -> Void) {
    UIScreen.main.headlessAlone {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      body(navigation, window)
      window.isHidden = true
    }
  }

  private func swipe(_ window: UIWindow, from x: CGFloat = 4, to end: CGFloat = 300, duration: TimeInterval = 0.25) {
    window.headlessPan(from: CGPoint(x: x, y: 400), to: CGPoint(x: end, y: 400), duration: duration)
  }

  @Test func aFingerFromTheEdgeGoesBack() {
    shown { navigation, window in
      swipe(window, from: 100)
      expectEqual(navigation.viewControllers.count, 2)
      swipe(window, to: 60, duration: 2)
      expectEqual(navigation.viewControllers.count, 2)
      swipe(window)
      expectEqual(navigation.viewControllers.count, 1)
      swipe(window)
      expectEqual(navigation.viewControllers.count, 1)
    }
  }

  @Test func itStaysWhereItIsSwitchedOffOrTheButtonIsReplaced() {
    shown { navigation, window in
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      swipe(window)
      expectEqual(navigation.viewControllers.count, 2)
      navigation.interactivePopGestureRecognizer?.isEnabled = true
      navigation.topViewController?.navigationItem.hidesBackButton = true
      swipe(window)
      expectEqual(navigation.viewControllers.count, 2)
      navigation.topViewController?.navigationItem.hidesBackButton = false
      navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X")
      swipe(window)
      expectEqual(navigation.viewControllers.count, 2)
      // Without a delegate nobody objects.
      navigation.interactivePopGestureRecognizer?.delegate = nil
      swipe(window)
      expectEqual(navigation.viewControllers.count, 1)
    }
  }
}
