import Foundation

/// A language for tests, in which texts are legible and take the room that translations take.
///
/// It is a setting of the screen: `UIScreen.main.headlessChangeTraits { $0.headlessPseudoLanguage = .long }`. Texts change
/// where they are measured and drawn, so that an app needs nothing for it; properties such as `text` keep what the app
/// gave. What a user types into fields and text views stays as it is.
public enum HeadlessPseudoLanguage: Int, Hashable, Sendable, CaseIterable {
  /// Texts are what the app says.
  case unchanged
  /// Letters have accents, and texts are as long as translations from English are on average: twice as long up to 10
  /// characters, 1.3 times beyond 70.
  ///
  /// Source of the lengths: the lower ends in W3C, "Text size in translation"
  /// (https://www.w3.org/International/articles/article-text-size). Texts of one or two letters, and those without any,
  /// stay as long as they are: initials, units, numbers.
  case long

  /// The language that texts are shown in now.
  @preconcurrency @MainActor package static var current: HeadlessPseudoLanguage {
    HeadlessDevice.current.pseudoLanguage
  }

  /// A text as it is shown in the language.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func translation(of text: String) -> String {
    guard self == .long, text.contains(where: \.isLetter) else { return text }
    return HeadlessPseudoLanguage.accented(text) + HeadlessPseudoLanguage.padding(of: text)
  }

  /// A text with attributes as it is shown in the language; what is added has the attributes of the last character.
  func translation(of text: NSAttributedString) -> NSAttributedString {
    guard self == .long, text.length > 0, text.string.contains(where: \.isLetter) else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    for (offset, unit) in text.string.utf16.enumerated() {
      guard let scalar = Unicode.Scalar(unit), let accented = HeadlessPseudoLanguage.accents[Character(scalar)] else {
        continue
      }
      result.replaceCharacters(in: NSRange(location: offset, length: 1), with: String(accented))
    }
    let attributes = text.attributes(at: text.length - 1, effectiveRange: nil)
    result.append(NSAttributedString(string: HeadlessPseudoLanguage.padding(of: text.string), attributes: attributes))
    return result
  }

  private static func accented(_ text: String) -> String { String(text.map { accents[$0] ?? $0 }) }

  /// What a text is longer by: its words once more, as far as they are needed.
  private static func padding(of text: String) -> String {
    let missing = Int((Double(text.count) * (growth(ofLength: text.count) - 1)).rounded(.up))
    let words = text.split(whereSeparator: \.isWhitespace)
    guard text.count > longestUntouched, missing > 0, !words.isEmpty else { return "" }
    var padding = ""
    var next = 0
    while padding.count < missing {
      padding += " " + accented(String(words[next % words.count]))
      next += 1
    }
    return padding
  }

  /// Texts up to this length stay as long as they are.
  private static let longestUntouched = 2

  private static func growth(ofLength count: Int) -> Double {
    switch count {
    case ...10: 2
    case ...20: 1.8
    case ...30: 1.6
    case ...50: 1.4
    case ...70: 1.5
    default: 1.3
    }
  }

  /// Letters with accents; each is one UTF-16 code unit, as the letter is.
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip("AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz", "ÅåÇçĐđÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž")
  )
}

/// The language of tests that texts are shown in.
public enum HeadlessTraitPseudoLanguage: UITraitDefinition {
  public static var defaultValue: HeadlessPseudoLanguage { .unchanged }
}

extension UIMutableTraits {
  /// The language of tests that texts are shown in; it counts for the screen.
  public var headlessPseudoLanguage: HeadlessPseudoLanguage {
    get { self[HeadlessTraitPseudoLanguage.self] }
    set { self[HeadlessTraitPseudoLanguage.self] = newValue }
  }
}

extension UITraitCollection {
  /// The language of tests that texts are shown in.
  public var headlessPseudoLanguage: HeadlessPseudoLanguage { self[HeadlessTraitPseudoLanguage.self] }

  /// Whether texts take other room than under other traits.
  func measuresTextOtherwise(than other: UITraitCollection) -> Bool {
    preferredContentSizeCategory != other.preferredContentSizeCategory
      || headlessPseudoLanguage != other.headlessPseudoLanguage || legibilityWeight != other.legibilityWeight
      || headlessSystemAppearance != other.headlessSystemAppearance
  }
}
