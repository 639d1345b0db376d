import Foundation

/// The direction in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

extension UIUserInterfaceLayoutDirection {
  /// The direction of the language that the main bundle is developed in; from left to right where it says none.
  static let developmentRegion: UIUserInterfaceLayoutDirection = {
    let region = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    guard let region else { return .leftToRight }
    return Locale.Language(identifier: region).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }()
}
