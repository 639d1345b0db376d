import Foundation

extension UIScene {
  /// Why the system connects a scene.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>
    /// The action on the app's icon that a person chose.
    open var shortcutItem: UIApplicationShortcutItem? { chosenItem }
    private let chosenItem: UIApplicationShortcutItem?
    /// The app that asked to open the URLs.
    public let sourceApplication: String?
    public let handoffUserActivityType: String?

    init(
      _ urls: [URL],
      _ userActivities: Set<NSUserActivity>,
      _ shortcutItem: UIApplicationShortcutItem?,
      _ sourceApplication: String?
    ) {
      urlContexts = Set(urls.map { UIOpenURLContext($0, sourceApplication: sourceApplication) })
      self.userActivities = userActivities
      chosenItem = shortcutItem
      self.sourceApplication = sourceApplication
      handoffUserActivityType = nil
    }

    /// What the system would say to a scene that it connects for these.
    public convenience init(
      headlessURLs urls: [URL],
      userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil,
      sourceApplication: String? = nil
    ) {
      self.init(urls, userActivities, shortcutItem, sourceApplication)
    }
  }

  /// How a scene is asked to open a URL.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    public let sourceApplication: String?
    /// Whether the file has to be used where it is.
    open var openInPlace: Bool { false }

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
    }
  }

  /// How a scene asks the system to open a URL.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }
}

/// A URL that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  init(_ url: URL, sourceApplication: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
  }
}

/// An action on the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
