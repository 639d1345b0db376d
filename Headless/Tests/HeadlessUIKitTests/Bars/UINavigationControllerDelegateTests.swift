import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct UINavigationControllerDelegateTests {
  private final class Recorder: NSObject, UINavigationControllerDelegate {
    var told: [String] = []

    func navigationController(_ controller: UINavigationController, willShow shown: UIViewController, animated: Bool) {
      told.append("will \(shown.title ?? "")")
    }
    func navigationController(_ controller: UINavigationController, didShow shown: UIViewController, animated: Bool) {
      told.append("did \(shown.title ?? "")")
    }
  }

  @Test func theDelegateIsToldBeforeAndAfterAScreenIsShown() {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("first", "second")
    let navigation = UINavigationController(rootViewController: first)
    let recorder = Recorder()
    navigation.delegate = recorder
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    expectEqual(recorder.told, ["will first", "did first"])
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    expectEqual(recorder.told, ["will first", "did first", "will second", "did second", "will first", "did first"])
  }

  @Test func everyRequirementIsOptional() {
    final class Nobody: NSObject, UINavigationControllerDelegate {}
    let nobody = Nobody()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = nobody
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.topViewController?.viewIfLoaded?.window === window)
  }
}
