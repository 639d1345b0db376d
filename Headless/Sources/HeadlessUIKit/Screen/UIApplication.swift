import Foundation

/// The program that runs.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// What the system says about a launch; nothing here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private struct WeakScene {
    weak var scene: UIScene?
  }

  public static let shared = UIApplication()

  public static let openSettingsURLString = "app-settings:"
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )

  open private(set) var applicationState: State = .active
  /// Stored only.
  open var isIdleTimerDisabled = false
  /// Stored only.
  open var applicationIconBadgeNumber = 0
  /// Stored only.
  open var isNetworkActivityIndicatorVisible = false

  /// The URLs that were opened, in their order.
  public private(set) final var headlessOpenedURLs: [URL] = []
  /// Says which URLs can be opened; every one at first.
  public final var headlessCanOpenURL: (URL) -> Bool = { _ in true }

  /// The app's delegate; the code that launches the app keeps it.
  open weak var delegate: (any UIApplicationDelegate)?

  private var scenes: [WeakScene] = []

  private var orderedScenes: [UIScene] { scenes.compactMap(\.scene) }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(orderedScenes) }

  /// What the system remembers of the scenes that are connected.
  open var openSessions: Set<UISceneSession> { Set(orderedScenes.map(\.session)) }

  open var supportsMultipleScenes: Bool { false }

  override open var next: UIResponder? { delegate as? UIResponder }

  /// The windows on the screen.
  open var windows: [UIWindow] { UIWindow.windowsOnScreen }

  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  open func canOpenURL(_ url: URL) -> Bool { headlessCanOpenURL(url) }

  /// Notes a URL that can be opened; the completion comes on the next turn of the main actor.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let succeeds = headlessCanOpenURL(url)
    if succeeds { headlessOpenedURLs.append(url) }
    if let completion { HeadlessRunLoop.enqueue { completion(succeeds) } }
  }

  /// Simulates a user who leaves the app.
  public func headlessEnterBackground() {
    guard applicationState == .active else { return }
    let scenes = orderedScenes
    for scene in scenes { scene.deactivate() }
    applicationState = .inactive
    post(UIApplication.willResignActiveNotification)
    for scene in scenes { scene.enterBackground() }
    applicationState = .background
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Simulates a user who comes back to the app.
  public func headlessEnterForeground() {
    guard applicationState == .background else { return }
    let scenes = orderedScenes
    for scene in scenes { scene.enterForeground() }
    applicationState = .inactive
    post(UIApplication.willEnterForegroundNotification)
    for scene in scenes { scene.activate() }
    applicationState = .active
    post(UIApplication.didBecomeActiveNotification)
    UIWindow.layoutVisibleWindows()
  }

  /// Simulates a user who ends the app: its delegates are called, and its scenes are disconnected.
  public func headlessTerminate() {
    for scene in orderedScenes {
      scene.disconnect()
      headlessRemove(scene)
    }
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  /// Tells the delegate of a launch and has the scene connected, between which the app becomes active.
  func headlessLaunch(_ tellDelegate: () -> Void, connectScene: () -> Void) {
    applicationState = .inactive
    tellDelegate()
    post(UIApplication.didFinishLaunchingNotification)
    connectScene()
    applicationState = .active
    post(UIApplication.didBecomeActiveNotification)
  }

  func headlessAdd(_ scene: UIScene) {
    scenes.removeAll { $0.scene == nil }
    scenes.append(WeakScene(scene: scene))
  }

  func headlessRemove(_ scene: UIScene) { scenes.removeAll { $0.scene == nil || $0.scene === scene } }

  /// Simulates a system that is short of memory: the controllers on the screen are called, then the delegate, and then observers
  /// of the notification get it.
  public func headlessWarnOfMemory() {
    for window in windows { window.rootViewController?.headlessTellMemoryWarning() }
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
