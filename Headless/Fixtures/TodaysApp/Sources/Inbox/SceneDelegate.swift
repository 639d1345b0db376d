import Foundation
public import Roster

/// The delegate as a new project has it, without a storyboard, and with what was read last.
public class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let reading = "org.example.reading"

  public var window: UIWindow?
  private let store: MessageStore

  public init(_ store: MessageStore) {
    self.store = store
    super.init()
  }

  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let inbox = InboxViewController(store)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: inbox)
    window.makeKeyAndVisible()
    self.window = window
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    inbox.lastRead = activity?.userInfo?["message"] as? Message.ID
  }

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let navigation = window?.rootViewController as? UINavigationController,
      let inbox = navigation.topViewController as? InboxViewController, let message = inbox.lastRead
    else { return nil }
    let activity = NSUserActivity(activityType: SceneDelegate.reading)
    activity.userInfo = ["message": message]
    return activity
  }
}
