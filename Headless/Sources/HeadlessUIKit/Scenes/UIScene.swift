import Foundation

/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open private(set) var activationState: ActivationState = .unattached
  /// What the system calls the scene; stored only.
  /// `nil` sets it back to an empty text.
  open var title: String! = "" {
    didSet { if title == nil { title = "" } }
  }

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  override open var next: UIResponder? { UIApplication.shared }

  /// Opens a URL by the application.
  open func open(
    _ url: URL,
    options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  // MARK: From connection to disconnection

  func connect(with options: UIScene.ConnectionOptions) {
    session.scene = self
    activationState = .background
    delegate?.scene(self, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification)
    // UIKit gives the activity after the connection and before the scene becomes active.
    if let activity = session.stateRestorationActivity {
      delegate?.scene(self, restoreInteractionStateWith: activity)
    }
  }

  func enterForeground() {
    guard activationState == .background else { return }
    delegate?.sceneWillEnterForeground(self)
    post(UIScene.willEnterForegroundNotification)
    activationState = .foregroundInactive
  }

  func activate() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(UIScene.didActivateNotification)
  }

  func deactivate() {
    guard activationState == .foregroundActive else { return }
    delegate?.sceneWillResignActive(self)
    post(UIScene.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  func enterBackground() {
    guard activationState == .foregroundInactive else { return }
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(UIScene.didEnterBackgroundNotification)
    saveState()
  }

  func disconnect() {
    guard activationState != .unattached else { return }
    deactivate()
    enterBackground()
    delegate?.sceneDidDisconnect(self)
    post(UIScene.didDisconnectNotification)
    activationState = .unattached
    session.scene = nil
  }

  /// Has the session remember what the delegate says is shown; the responders that keep the activity complete it before.
  private func saveState() {
    guard let activity = delegate?.stateRestorationActivity(for: self) else { return }
    for responder in headlessRestorableResponders where responder.userActivity === activity {
      responder.updateUserActivityState(activity)
    }
    session.stateRestorationActivity = activity.headlessSaved()
  }

  /// What may add to the activity of the scene before it is saved.
  var headlessRestorableResponders: [UIResponder] { [self] }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
