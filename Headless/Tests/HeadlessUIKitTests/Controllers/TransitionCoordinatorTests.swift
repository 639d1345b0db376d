import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Apple, `transitionCoordinator` and `animate(alongsideTransition:completion:)`: an animated change between controllers has a coordinator,
/// which controllers find while they are told that they appear and disappear.
@MainActor struct TransitionCoordinatorTests {
  private final class Screen: UIViewController {
    var log: [String] = []
    let name: String
    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) {
      log.append(event)
      guard let coordinator = transitionCoordinator else { return }
      coordinator.animate { [weak self] context in
        let from = context.viewController(forKey: .from) as? Screen
        let to = context.viewController(forKey: .to) as? Screen
        self?.log.append("\(event) beside \(from?.name ?? "-") \(to?.name ?? "-")")
      } completion: { [weak self] context in
        self?.log.append("\(event) completed\(context.isCancelled ? " cancelled" : "")")
      }
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("willGo")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("didGo")
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessRunLoop.runPending()
    return window
  }

  private func navigation() -> (UINavigationController, Screen, Screen, UIWindow) {
    let (below, above) = (Screen("below"), Screen("above"))
    let navigation = UINavigationController(rootViewController: below)
    let window = show(navigation)
    expectEqual(below.log, ["will", "did"], "the first controller is not animated")
    below.log = []
    return (navigation, below, above, window)
  }

  @Test func pushAndPopHaveACoordinator() {
    let (navigation, below, above, window) = navigation()
    navigation.pushViewController(above, animated: true)
    #expect(navigation.transitionCoordinator != nil && above.transitionCoordinator != nil)
    expectEqual(above.log, ["will", "will beside below above", "did"])
    expectEqual(below.log, ["willGo", "willGo beside below above", "didGo"])
    HeadlessRunLoop.runPending()
    #expect(navigation.transitionCoordinator == nil && above.transitionCoordinator == nil)
    #expect(above.log.last == "will completed" && below.log.last == "willGo completed")
    (below.log, above.log) = ([], [])
    navigation.headlessTapBack()
    expectEqual(below.log, ["will", "will beside above below", "did"])
    expectEqual(above.log, ["willGo", "willGo beside above below", "didGo"])
    HeadlessRunLoop.runPending()
    #expect(below.log.last == "will completed" && above.log.last == "willGo completed")
    _ = window
  }

  @Test func setViewControllersAndPopToRootHaveACoordinator() {
    let (navigation, below, above, window) = navigation()
    navigation.setViewControllers([below, Screen("middle"), above], animated: true)
    expectEqual(above.log, ["will", "will beside below above", "did"])
    HeadlessRunLoop.runPending()
    below.log = []
    navigation.popToRootViewController(animated: true)
    expectEqual(below.log, ["will", "will beside above below", "did"])
    HeadlessRunLoop.runPending()
    _ = window
  }

  @Test func changesThatAreNotAnimatedHaveNone() {
    let (navigation, below, above, window) = navigation()
    navigation.pushViewController(above, animated: false)
    navigation.popViewController(animated: false)
    expectEqual(below.log, ["willGo", "didGo", "will", "did"])
    below.log = []
    below.present(above, animated: false)
    below.dismiss(animated: false)
    HeadlessRunLoop.runPending()
    #expect(!(below.log + above.log).contains { $0.contains("beside") })
    _ = window
  }

  @Test func presentAndDismissHaveACoordinator() {
    let (navigation, below, above, window) = navigation()
    below.present(above, animated: true)
    #expect(below.transitionCoordinator != nil && navigation.transitionCoordinator != nil)
    expectEqual(above.log, ["will", "will beside below above", "did"])
    HeadlessRunLoop.runPending()
    #expect(
      above.log.last == "will completed" && above.transitionCoordinator == nil && below.transitionCoordinator == nil
    )
    above.log = []
    above.dismiss(animated: true)
    expectEqual(above.log, ["willGo", "willGo beside above below", "didGo"])
    HeadlessRunLoop.runPending()
    expectEqual(above.log.last, "willGo completed")
    _ = window
  }

  @Test func whatIsAddedToARunningTransitionRuns() {
    let (navigation, _, above, window) = navigation()
    navigation.pushViewController(above, animated: true)
    var log: [String] = []
    navigation.transitionCoordinator?.animate { _ in
      log.append("beside")
    } completion: { _ in
      log.append("completed")
    }
    expectEqual(log, ["beside"])
    HeadlessRunLoop.runPending()
    expectEqual(log, ["beside", "completed"])
    _ = window
  }

  @Test func aFingerLeadsBackToTheControllerBelow() {
    let (navigation, below, above, window) = navigation()
    navigation.pushViewController(above, animated: true)
    HeadlessRunLoop.runPending()
    (below.log, above.log) = ([], [])
    var changes: [Bool] = []
    let observer = Observer { coordinator in
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
      coordinator.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    }
    navigation.delegate = observer
    #expect(navigation.headlessSwipeBack(isCancelled: true))
    #expect(navigation.topViewController === above && above.viewIfLoaded?.window != nil)
    #expect(below.viewIfLoaded?.window == nil)
    let beside = "beside above below"
    expectEqual(above.log, ["willGo", "willGo \(beside)", "will", "will \(beside)", "did"])
    expectEqual(below.log, ["will", "will \(beside)", "willGo", "willGo \(beside)", "didGo"])
    HeadlessRunLoop.runPending()
    #expect(above.log.contains("willGo completed cancelled") && below.log.contains("will completed cancelled"))
    expectEqual(changes, [true])
    (below.log, above.log) = ([], [])
    #expect(navigation.headlessSwipeBack())
    #expect(
      navigation.topViewController === below && below.log.prefix(3) == ["will", "will beside above below", "did"]
    )
    HeadlessRunLoop.runPending()
    #expect(changes == [true, false] && below.log.last == "will completed")
    #expect(!navigation.headlessSwipeBack())
    _ = window
  }

  private final class Observer: NSObject, UINavigationControllerDelegate {
    let willShow: (any UIViewControllerTransitionCoordinator) -> Void
    init(_ willShow: @escaping (any UIViewControllerTransitionCoordinator) -> Void) { self.willShow = willShow }
    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      if let coordinator = navigationController.transitionCoordinator { willShow(coordinator) }
    }
  }
}
