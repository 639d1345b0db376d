import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct ViewControllerMovesTests {
  private final class Moving: UIViewController {
    var log: [String] = []

    private func note(_ name: String) {
      let flags = [
        isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
        isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
      ]
      log.append(([name] + flags.compactMap { $0 }).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { note("appear") }
    override func viewWillDisappear(_ animated: Bool) { note("disappear") }
    override func didReceiveMemoryWarning() { note("memory") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("from \(view.bounds.width) to \(size.width)")
      coordinator.animate(
        alongsideTransition: { _ in self.log.append("along \(self.view.bounds.width)") },
        completion: { _ in self.log.append("completed") }
      )
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      log.append("child \(container.preferredContentSize.height)")
    }
  }

  private let window = UIWindow()

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent
  @Test func aControllerKnowsWhyItComesAndGoes() {
    let root = Moving()
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let pushed = Moving()
    navigation.pushViewController(pushed, animated: false)
    let sheet = Moving()
    pushed.present(sheet, animated: false)
    sheet.dismiss(animated: false)
    navigation.popViewController(animated: false)
    expectEqual(root.log, ["appear", "disappear", "appear"])
    expectEqual(pushed.log, ["appear to parent", "disappear from parent"])
    expectEqual(sheet.log, ["appear presented", "disappear dismissed"])
  }

  @Test func aControllerIsToldBeforeItsWindowIsResized() {
    let child = Moving()
    let navigation = UINavigationController(rootViewController: child)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    child.log = []
    window.headlessResize(to: CGSize(width: 844, height: 390))
    expectEqual(child.log, ["from 390.0 to 844.0", "along 844.0", "completed"])
    window.headlessResize(to: CGSize(width: 844, height: 390))
    expectEqual(child.log.count, 3)
  }

  @Test func aParentIsToldThePreferredSize() {
    let parent = Moving()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 50)
    child.preferredContentSize = CGSize(width: 1, height: 50)
    expectEqual(parent.log, ["child 50.0"])
  }

  @Test func onlyPopoversHaveAPopoverController() {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    let view = UIView()
    controller.popoverPresentationController?.sourceView = view
    #expect(controller.popoverPresentationController?.sourceView === view)
    #expect(controller.popoverPresentationController?.presentedViewController === controller)
  }

  @Test func memoryWarningsReachWhatIsOnTheScreen() {
    let root = Moving()
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    root.log = []
    UIApplication.shared.headlessWarnOfMemory()
    expectEqual(root.log, ["memory"])
  }
}
