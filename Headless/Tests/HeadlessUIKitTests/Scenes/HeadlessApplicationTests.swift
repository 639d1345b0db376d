import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What was called, in order: shared by the delegates of one app.
@MainActor private final class Log {
  var lines: [String] = []
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  let log: Log
  var named: AnyClass?

  init(_ log: Log) {
    self.log = log
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.lines.append("willFinishLaunching \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.lines.append("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.lines.append("configuration \(connectingSceneSession.configuration.name ?? "")")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = named
    return configuration
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.lines.append("memory") }
  func applicationWillTerminate(_ application: UIApplication) { log.lines.append("terminate") }
}

/// A screen that remembers how far a person has read.
private final class PageViewController: UIViewController {
  var page = 0

  override func updateUserActivityState(_ activity: NSUserActivity) {
    activity.addUserInfoEntries(from: ["page": page])
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let log: Log
  var window: UIWindow?
  let pages = PageViewController()

  init(_ log: Log) {
    self.log = log
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    let urls = options.urlContexts.map(\.url.absoluteString).sorted()
    log.lines.append("connect \(scene.activationState) \(urls)")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
    pages.page = activity.userInfo?["page"] as? Int ?? 0
    log.lines.append("restore \(activity.activityType)")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "org.example.reading")
    pages.userActivity = activity
    return activity
  }

  func sceneWillEnterForeground(_ scene: UIScene) { log.lines.append("foreground \(scene.activationState)") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.lines.append("active \(scene.activationState)") }
  func sceneWillResignActive(_ scene: UIScene) { log.lines.append("resign \(scene.activationState)") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.lines.append("background \(scene.activationState)") }
  func sceneDidDisconnect(_ scene: UIScene) { log.lines.append("disconnect") }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    log.lines.append("open \(contexts.map(\.url.absoluteString))")
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
    log.lines.append("will continue \(type)")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { log.lines.append("continue") }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.lines.append("perform \(shortcutItem.type)")
    completionHandler(true)
  }
}

/// A delegate of a scene that does nothing.
private final class QuietSceneDelegate: UIResponder, UIWindowSceneDelegate {}

/// A delegate of an app that does nothing, as today's template without a configuration.
private final class QuietAppDelegate: UIResponder, UIApplicationDelegate {}

@MainActor struct HeadlessApplicationTests {
  private let log = Log()
  private let launch = [
    "willFinishLaunching inactive", "didFinishLaunching", "configuration Default Configuration",
    "connect background []", "foreground background", "active foregroundActive",
  ]

  private func launched(restoring session: UISceneSession? = nil) -> HeadlessApplication {
    HeadlessApplication.launch(AppDelegate(log), scene: SceneDelegate(log), restoring: session)
  }

  /// The order of calls: "Managing your app's life cycle" and "Scenes" in UIKit's documentation.
  @Test func anAppIsLaunchedToItsFirstScreen() throws {
    let app = launched()
    expectEqual(log.lines, launch)
    let delegate = try #require(app.scene?.delegate as? SceneDelegate)
    #expect(app.window === delegate.window && app.window?.isKeyWindow == true)
    #expect(app.window?.windowScene === app.scene && delegate.pages.viewIfLoaded?.window === app.window)
    #expect(app.session.scene === app.scene && app.scene?.session === app.session)
    #expect(UIApplication.shared.delegate === app.delegate)
    #expect(app.scene.map(UIApplication.shared.connectedScenes.contains) == true)
    #expect(UIApplication.shared.openSessions.contains(app.session))
  }

  @Test func respondersGoOnToTheSceneAndTheApp() throws {
    let app = launched()
    let window = try #require(app.window)
    #expect(window.next === app.scene)
    #expect(app.scene?.next === UIApplication.shared)
    #expect(UIApplication.shared.next === app.delegate)
  }

  @Test func aPersonLeavesAndComesBack() {
    let app = launched()
    log.lines = []
    UIApplication.shared.headlessEnterBackground()
    expectEqual(app.scene?.activationState, .background)
    UIApplication.shared.headlessEnterForeground()
    expectEqual(app.scene?.activationState, .foregroundActive)
    expectEqual(
      log.lines,
      [
        "resign foregroundActive", "background background", "foreground background", "active foregroundActive",
      ]
    )
  }

  @Test func whatWasShownIsRestored() throws {
    let first = launched()
    let session = first.session
    #expect(session.stateRestorationActivity == nil)
    try #require(first.scene?.delegate as? SceneDelegate).pages.page = 7
    UIApplication.shared.headlessEnterBackground()
    let saved = try #require(session.stateRestorationActivity)
    // A copy, as UISceneSession.stateRestorationActivity is documented, with what the controller added.
    #expect(saved !== (first.scene?.delegate as? SceneDelegate)?.pages.userActivity)
    #expect(saved.userInfo?["page"] as? Int == 7)
    UIApplication.shared.headlessTerminate()
    expectEqual(log.lines.suffix(2), ["disconnect", "terminate"])

    log.lines = []
    let second = launched(restoring: session)
    expectEqual(
      log.lines[3...],
      [
        "connect background []", "restore org.example.reading", "foreground background", "active foregroundActive",
      ]
    )
    #expect(try #require(second.scene?.delegate as? SceneDelegate).pages.page == 7)
    #expect(second.session === session)
  }

  @Test func aSceneIsDisconnectedAndConnectedAgain() throws {
    let app = launched()
    let window = try #require(app.window)
    log.lines = []
    app.disconnectScene()
    expectEqual(log.lines, ["resign foregroundActive", "background background", "disconnect"])
    #expect(window.isHidden && app.scene == nil && app.session.scene == nil && app.window == nil)
    #expect(!UIApplication.shared.openSessions.contains(app.session))
    app.disconnectScene()
    expectEqual(log.lines.count, 3)
    app.connectScene()
    #expect(app.window != nil && app.window !== window)
    app.connectScene()
    expectEqual(log.lines.filter { $0.hasPrefix("connect") }.count, 1)
  }

  @Test func aSceneIsConnectedForALink() throws {
    let url = try #require(URL(string: "example://book/7"))
    let options = UIScene.ConnectionOptions(headlessURLs: [url])
    let app = HeadlessApplication.launch(AppDelegate(log), scene: SceneDelegate(log), options: options)
    #expect(log.lines.contains("connect background [\"example://book/7\"]"))
    log.lines = []
    app.open(url)
    app.continue(NSUserActivity(activityType: "org.example.reading"))
    #expect(app.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
    expectEqual(
      log.lines,
      ["open [\"example://book/7\"]", "will continue org.example.reading", "continue", "perform new"]
    )
  }

  @Test func memoryWarningsReachTheDelegate() {
    let app = launched()
    log.lines = []
    UIApplication.shared.headlessWarnOfMemory()
    withExtendedLifetime(app) {}
    expectEqual(log.lines, ["memory"])
  }

  @Test func delegatesNeedNotImplementAnything() throws {
    let app = HeadlessApplication.launch(QuietAppDelegate(), scene: QuietSceneDelegate())
    expectEqual(app.scene?.activationState, .foregroundActive)
    expectEqual(app.scene?.session.configuration.name, "Default Configuration")
    #expect(app.window == nil)
    app.open(try #require(URL(string: "example://")))
    #expect(!app.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
    UIApplication.shared.headlessEnterBackground()
    #expect(app.session.stateRestorationActivity == nil)
    UIApplication.shared.headlessEnterForeground()
  }

  @Test func anotherClassThanTheConfigurationsIsAFailure() {
    let delegate = AppDelegate(log)
    delegate.named = QuietSceneDelegate.self
    var app: HeadlessApplication?
    let failures = HeadlessFailure.recording {
      app = HeadlessApplication.launch(delegate, scene: SceneDelegate(log))
    }
    expectEqual(failures.map(\.kind), [.unsupported])
    #expect(failures.first?.reason.contains("QuietSceneDelegate") == true)
    #expect(app?.window != nil)
  }

  /// What an activity may hold: the list in NSUserActivity's documentation of `userInfo`.
  @Test func valuesThatCannotBeSavedAreFailuresAndLeftOut() throws {
    struct Page {}
    let app = launched()
    let pages = try #require(app.scene?.delegate as? SceneDelegate).pages
    let activity = NSUserActivity(activityType: "org.example.values")
    activity.userInfo = [
      "text": "a", "number": 1, "half": 0.5, "flag": true, "date": Date(), "data": Data(), "id": UUID(),
      "null": NSNull(),
      "list": ["a", 1] as [Any], "set": Set(["a"]), "nested": ["a": [1, 2]], "page": Page(), "pages": [Page()],
    ]
    final class Delegate: UIResponder, UIWindowSceneDelegate {
      let activity: NSUserActivity
      init(_ activity: NSUserActivity) { self.activity = activity }
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
    }
    let other = HeadlessApplication.launch(QuietAppDelegate(), scene: Delegate(activity))
    let failures = HeadlessFailure.recording { other.disconnectScene() }
    expectEqual(failures.map(\.kind), [.invalidUserActivity, .invalidUserActivity])
    expectEqual(other.session.stateRestorationActivity?.userInfo?.count, 11)
    withExtendedLifetime((app, pages)) {}
  }

  @Test func anAppThatNobodyKeepsIsGone() {
    weak var scene: UIWindowScene?
    do {
      let app = launched()
      scene = app.scene
    }
    HeadlessRunLoop.runPending()
    #expect(scene == nil)
    #expect(UIApplication.shared.delegate == nil)
  }
}
