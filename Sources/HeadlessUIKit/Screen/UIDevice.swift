import Foundation

/// The telephone that the headless UIKit stands in for.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()

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
}
