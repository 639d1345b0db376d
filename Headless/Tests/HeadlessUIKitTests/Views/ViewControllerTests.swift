import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct ViewControllerTests {
  final class Log {
    var entries: [String] = []
  }

  final class Recorder: UIViewController {
    let name: String
    let log: Log
    var hadWindow: [Bool] = []

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) {
      log.entries.append("\(name) \(event)")
      hadWindow.append(viewIfLoaded?.window != nil)
    }

    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// Well known of UIKit, and what screens rely on that compute frames in `viewDidLoad`: a view that comes from no nib is as large
  /// as the screen until its container places it.
  @Test func aViewIsLoadedInTheSizeOfTheScreen() {
    let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    for controller in [UIViewController(), UITableViewController(), grid] {
      expectEqual(controller.view.frame, UIScreen.main.bounds)
      let window = window(controller)
      expectEqual(controller.view.frame, window.bounds)
    }
  }

  @Test func theRootAppears() {
    let log = Log()
    let root = Recorder("a", log)
    let window = window(root)
    expectEqual(log.entries, ["a load", "a willAppear", "a isAppearing", "a didAppear"])
    expectEqual(root.hadWindow, [false, false, true, true])
    expectEqual(root.view.frame, window.bounds)
    log.entries = []
    window.rootViewController = UIViewController()
    expectEqual(log.entries, ["a willDisappear", "a didDisappear"])
    #expect(root.view.superview == nil)
  }

  @Test func nothingAppearsInAHiddenWindow() {
    let log = Log()
    let window = UIWindow()
    window.rootViewController = Recorder("a", log)
    #expect(log.entries.isEmpty)
    window.isHidden = false
    expectEqual(log.entries.last, "a didAppear")
    window.isHidden = true
    expectEqual(log.entries.last, "a didDisappear")
  }

  @Test func childrenAppearWithTheirContainer() {
    let log = Log()
    let root = Recorder("a", log)
    let navigation = UINavigationController(rootViewController: root)
    _ = navigation.view
    expectEqual(log.entries, ["a load"])
    let window = window(navigation)
    expectEqual(log.entries, ["a load", "a willAppear", "a isAppearing", "a didAppear"])
    #expect(root.hadWindow.last == true)
    #expect(window.rootViewController === navigation)
  }

  @Test func pushingAndPoppingOverlap() {
    let log = Log()
    let first = Recorder("a", log)
    let second = Recorder("b", log)
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    log.entries = []
    navigation.pushViewController(second, animated: true)
    expectEqual(
      log.entries,
      [
        "b load", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear",
      ]
    )
    #expect(first.view.superview == nil && second.view.window === window)
    log.entries = []
    #expect(navigation.popViewController(animated: true) === second)
    expectEqual(log.entries, ["b willDisappear", "a willAppear", "a isAppearing", "b didDisappear", "a didAppear"])
    #expect(second.parent == nil && navigation.popViewController(animated: false) == nil)
  }

  @Test func theStackChangesAsAWhole() {
    let log = Log()
    let controllers = ["a", "b", "c"].map { Recorder($0, log) }
    let navigation = UINavigationController()
    let window = window(navigation)
    navigation.setViewControllers(controllers, animated: false)
    #expect(log.entries.contains("c didAppear") && !log.entries.contains("a load"))
    expectEqual(navigation.popToViewController(controllers[0], animated: false)?.count, 2)
    expectEqual(navigation.viewControllers.map(ObjectIdentifier.init), [ObjectIdentifier(controllers[0])])
    log.entries = []
    navigation.viewControllers = [controllers[0]]
    #expect(log.entries.isEmpty && window.isKeyWindow)
    #expect(controllers[0].navigationController === navigation && controllers[1].navigationController == nil)
    let failures = HeadlessFailure.recording { navigation.pushViewController(controllers[0], animated: false) }
    #expect(failures.count == 1 && navigation.viewControllers.count == 1)
  }

  @Test func aChildAddedToAShownViewAppears() {
    let log = Log()
    let parent = UIViewController()
    let window = window(parent)
    let child = Recorder("a", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    expectEqual(log.entries, ["a load", "a willAppear", "a isAppearing", "a didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(log.entries.suffix(2), ["a willDisappear", "a didDisappear"])
    #expect(window.rootViewController === parent)
  }

  @Test func presentingShowsAboveTheWindowsContent() {
    let log = Log()
    let presenter = UIViewController()
    let window = window(presenter)
    let presented = Recorder("a", log)
    var isDone = false
    presenter.present(presented, animated: true) { isDone = true }
    #expect(!isDone && log.entries.last == "a didAppear")
    HeadlessRunLoop.runPending()
    #expect(isDone)
    #expect(presented.presentingViewController === presenter && presented.view.window === window)
    presenter.present(UIViewController(), animated: false)
    #expect(presenter.presentedViewController === presented)
    presented.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil && presented.view.window == nil)
    expectEqual(log.entries.last, "a didDisappear")
  }

  @Test func anAlertRunsTheTappedAction() {
    let presenter = UIViewController()
    let window = window(presenter)
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    var tapped: [String] = []
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
      alert.addAction(UIAlertAction(title: title, style: style) { tapped.append($0.title ?? "") })
    }
    presenter.present(alert, animated: true)
    alert.headlessTap(actionTitled: "None")
    #expect(presenter.presentedViewController === alert)
    alert.headlessTap(actionTitled: "Delete")
    #expect(tapped == ["Delete"] && presenter.presentedViewController == nil)
    expectEqual(window.subviews.count, 1)
    let failures = HeadlessFailure.recording { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
    #expect(failures.count == 1 && alert.actions.count == 2)
  }

  @Test func theTitleGoesToTheNavigationItem() {
    let controller = UIViewController()
    controller.title = "One"
    expectEqual(controller.navigationItem.title, "One")
    controller.navigationItem.title = "Own"
    controller.title = "Two"
    expectEqual(controller.navigationItem.title, "Own")
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    controller.show(second, sender: nil)
    #expect(navigation.topViewController === second)
    navigation.headlessTapBack()
    #expect(navigation.topViewController === controller)
  }

  @Test func theEditButtonSwitchesEditing() {
    let controller = UIViewController()
    expectEqual(controller.editButtonItem.title, "Edit")
    controller.editButtonItem.headlessTap()
    #expect(controller.isEditing && controller.editButtonItem.title == "Done")
  }
}
