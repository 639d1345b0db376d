import Foundation

extension Locale {
  /// The locale of the gallery's texts, the same on every machine.
  public static let gallery = Locale(identifier: "en_US")
}
