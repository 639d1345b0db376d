import Foundation

/// An app that runs on the headless UIKit: its delegates, called from launch to the first screen and on, as a device calls them.
///
/// ```swift
/// let app = HeadlessApplication.launch(AppDelegate(), scene: SceneDelegate())
/// let first = app.window?.rootViewController
/// ```
///
/// An app has scenes, as iOS requires since its version 27: one whose window belongs to its app delegate cannot be launched
/// here. The app is on the screen as long as this object is kept.
@preconcurrency @MainActor public final class HeadlessApplication {
  public let delegate: any UIApplicationDelegate
  /// The scene; `nil` after ``disconnectScene()``.
  public private(set) var scene: UIWindowScene?
  /// What the system remembers of the scene, also while it is disconnected.
  public let session: UISceneSession
  private let sceneDelegateClass: AnyClass
  private let makeSceneDelegate: () -> any UISceneDelegate

  /// The window that takes keys, or the first one.
  public var window: UIWindow? { scene?.keyWindow ?? scene?.windows.first }

  /// Launches an app, and shows its first screen.
  ///
  /// The app delegate is called: will and did finish launching, the configuration of the scene. The scene's delegate
  /// is made and called: connected, state to restore, will enter the foreground, did become active.
  ///
  /// - Parameters:
  ///   - delegate: the app delegate.
  ///   - makeSceneDelegate: the delegate of the scene that the app's scene manifest names; it is made when the scene is
  ///     connected. A configuration of the app delegate's that names another class stops with a failure.
  ///   - options: why the scene is connected.
  ///   - session: what the system remembers of the scene from an earlier launch, ``session`` of that; `nil` for a new one.
  public static func launch<SceneDelegate: UISceneDelegate>(
    _ delegate: some UIApplicationDelegate,
    scene makeSceneDelegate: @escaping @autoclosure () -> SceneDelegate,
    options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(headlessURLs: []),
    restoring session: UISceneSession? = nil
  ) -> HeadlessApplication {
    let app = HeadlessApplication(delegate, SceneDelegate.self, makeSceneDelegate, session)
    let application = UIApplication.shared
    application.delegate = delegate
    application.headlessLaunch {
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    } connectScene: {
      app.connectScene(options)
    }
    return app
  }

  private init(
    _ delegate: any UIApplicationDelegate,
    _ sceneDelegateClass: AnyClass,
    _ makeSceneDelegate: @escaping () -> any UISceneDelegate,
    _ session: UISceneSession?
  ) {
    self.delegate = delegate
    self.sceneDelegateClass = sceneDelegateClass
    self.makeSceneDelegate = makeSceneDelegate
    let manifest = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    manifest.delegateClass = sceneDelegateClass
    self.session = session ?? UISceneSession(manifest)
  }

  /// Has the system connect the scene again that it disconnected; nothing happens if it is connected.
  public func connectScene(_ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(headlessURLs: [])) {
    guard scene == nil else { return }
    let application = UIApplication.shared
    let configuration = delegate.application(application, configurationForConnecting: session, options: options)
    session.configuration = configuration
    if let named = configuration.delegateClass, named != sceneDelegateClass {
      HeadlessFailure(
        .unsupported,
        reason: "The scene's configuration names \(named), but the app was launched with \(sceneDelegateClass). "
          + "Launch it with the class that application(_:configurationForConnecting:options:) names; the scene is connected "
          + "with \(sceneDelegateClass)."
      ).raise()
    }
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    scene.delegate = makeSceneDelegate()
    self.scene = scene
    application.headlessAdd(scene)
    scene.connect(with: options)
    scene.enterForeground()
    scene.activate()
    UIWindow.layoutVisibleWindows()
  }

  /// Has the system disconnect the scene, as it does with scenes in the background when memory is short.
  ///
  /// The scene's delegate gives an activity to restore, which ``session`` keeps, and `sceneDidDisconnect(_:)` is called. Windows go off the screen.
  public func disconnectScene() {
    guard let scene else { return }
    scene.disconnect()
    UIApplication.shared.headlessRemove(scene)
    self.scene = nil
  }

  /// Has the system open URLs, such as those of links: it calls the scene's delegate.
  public func open(_ urls: URL...) {
    guard let scene else { return }
    scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext($0) }))
    UIWindow.layoutVisibleWindows()
  }

  /// Has the system continue what a person did elsewhere: it calls the scene's delegate.
  public func `continue`(_ activity: NSUserActivity) {
    guard let scene else { return }
    scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
    scene.delegate?.scene(scene, continue: activity)
    UIWindow.layoutVisibleWindows()
  }

  /// Has a person choose an action on the app's icon while the app runs.
  ///
  /// - Returns: whether the scene's delegate says that it did it.
  @discardableResult
  public func perform(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
    guard let scene, let delegate = scene.delegate as? any UIWindowSceneDelegate else { return false }
    var succeeded = false
    delegate.windowScene(scene, performActionFor: shortcutItem) { succeeded = $0 }
    UIWindow.layoutVisibleWindows()
    return succeeded
  }
}
