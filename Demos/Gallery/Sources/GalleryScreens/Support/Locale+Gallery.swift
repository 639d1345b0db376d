import Foundation
import Roster

extension Locale {
  /// The locale of the gallery's texts, the same on every machine.
  nonisolated public static let gallery = Locale(identifier: "en_US")
}

/// The locale in which screens write dates, prices and counts. It is a trait, so that each window has its own.
@available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, *)
nonisolated public enum LocaleTrait: UITraitDefinition {
  public static var defaultValue: Locale { .gallery }
}

extension UITraitEnvironment {
  /// The locale of dates, prices and counts.
  var locale: Locale {
    if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, *) { traitCollection[LocaleTrait.self] } else { .gallery }
  }
}
