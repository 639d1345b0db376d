import Foundation

/// A font. Its metrics are built in, so that layout is the same on every machine.
///
/// It is no `NSObject`: the Foundation of Linux stops where it compares attributes of a text whose values are.
public final class UIFont: Hashable, Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Weight
  package let family: HeadlessFontFamily
  package let isItalic: Bool
  /// How the font follows the content size category; `nil` if it does not.
  let scaling: Scaling?

  init(
    pointSize: CGFloat,
    weight: Weight,
    family: HeadlessFontFamily = .system,
    isItalic: Bool = false,
    scaling: Scaling? = nil
  ) {
    self.scaling = scaling
    self.pointSize = pointSize
    self.weight = weight
    self.family = family
    self.isItalic = isItalic
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, isItalic: true)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, family: .monospaced)
  }

  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// A font by its name; `nil` if it is none of those whose measurements are built in: Helvetica, Arial, Courier and
  /// Menlo, with their bold and italic faces.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let words = fontName.lowercased()
    let isMonospaced = words.hasPrefix("courier") || words.hasPrefix("menlo")
    guard isMonospaced || words.hasPrefix("helvetica") || words.hasPrefix("arial") else { return nil }
    self.init(
      pointSize: fontSize,
      weight: words.contains("bold") ? .bold : .regular,
      family: isMonospaced ? .monospaced : .system,
      isItalic: words.contains("italic") || words.contains("oblique")
    )
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, family: family, isItalic: isItalic)
  }

  /// The height of one line of text, in points.
  public var lineHeight: CGFloat { headlessMetrics.lineHeight }
  public var ascender: CGFloat { headlessMetrics.ascender }
  public var descender: CGFloat { headlessMetrics.descender }
  public var capHeight: CGFloat { headlessMetrics.capHeight }
  public var xHeight: CGFloat { headlessMetrics.xHeight }
  public var leading: CGFloat { headlessMetrics.leading }

  /// The measurements that text in this font is laid out with.
  public var headlessMetrics: HeadlessFontMetrics {
    HeadlessFontMetrics(pointSize: pointSize, isBold: isBold, family: family)
  }

  package var isBold: Bool { HeadlessFontMetrics.isBold(weight: weight.rawValue) }

  public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && family == other.family
      && isItalic == other.isItalic
  }

  public var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }

  public static func == (left: UIFont, right: UIFont) -> Bool { left.isEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
