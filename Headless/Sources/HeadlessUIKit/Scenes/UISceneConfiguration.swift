import Foundation

/// Which objects make a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the entry in the app's scene manifest that the configuration is.
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` stands for the role's own.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; `nil` stands for the one in the app's scene manifest.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
