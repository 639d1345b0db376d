import Foundation

/// The telephone that the headless UIKit stands in for.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The telephone of the ``HeadlessDevice`` on which code runs.
  public static var current: UIDevice { HeadlessDevice.current.telephone }

  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  /// The version that ``HeadlessSystem`` stands for.
  public var systemVersion: String { "\(HeadlessSystem.version).0" }
  /// What the screen's traits say.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  public var isMultitaskingSupported: Bool { true }
  /// The same in every process.
  public let identifierForVendor: UUID? = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))

  // MARK: Orientation

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  private var orientationObservers = 0
  private var heldOrientation = UIDeviceOrientation.portrait

  /// How the device is held, while somebody has asked to be told of it.
  public var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? heldOrientation : .unknown
  }

  /// Whether changes of the orientation are posted.
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }

  public func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }

  public func endGeneratingDeviceOrientationNotifications() { orientationObservers = max(0, orientationObservers - 1) }

  /// Simulates a person who turns the device, without a window that changes its size: see ``UIWindow/headlessResize(to:keyboardHeight:)``.
  public func headlessTurn(to orientation: UIDeviceOrientation) {
    guard orientation != heldOrientation else { return }
    heldOrientation = orientation
    // UIKit's own application asks for the notifications from its launch on.
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}
