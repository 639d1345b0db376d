import Foundation

/// The languages that a user can set, as addresses and messages call them.
enum LiveLanguage: String, Decodable, CaseIterable, Sendable {
  case en, de, ar, ja

  /// The locale of dates, prices and counts.
  var locale: Locale {
    switch self {
    case .en: Locale(identifier: "en_US")
    case .de: Locale(identifier: "de_DE")
    case .ar: Locale(identifier: "ar_EG")
    case .ja: Locale(identifier: "ja_JP")
    }
  }

  /// Whether screens run from right to left, unless the user says otherwise.
  var isRightToLeft: Bool { self == .ar }
}
