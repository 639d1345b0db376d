import Foundation

/// What the system remembers of a scene while the app does not run.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An interactive scene on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on an external screen that only shows something.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    )
  }

  public let role: Role
  public let persistentIdentifier: String
  /// How the scene was configured when it was connected last.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene's delegate said it was showing when the scene went to the background or was disconnected.
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
    role = configuration.role
  }
}
