import Foundation

/// Scales fonts and lengths as text of a style grows with the content size category.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The font at the size that it has under the current traits, and which follows the content size category.
  ///
  /// A font that follows it already cannot be scaled again: UIKit raises, too.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(font, maximum: nil, traitCollection)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(font, maximum: maximumPointSize, nil)
  }

  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(font, maximum: maximumPointSize, traitCollection)
  }

  /// A length as it is under the current traits, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    UIFontMetrics.scaled(value, style, (traitCollection ?? .current).preferredContentSizeCategory, maximum: nil)
  }

  /// A length that grows as the sizes of a style do.
  ///
  /// That the ratio is one of point sizes is an assumption: UIKit does not document it.
  static func scaled(
    _ value: CGFloat,
    _ style: UIFont.TextStyle,
    _ category: UIContentSizeCategory,
    maximum: CGFloat?
  ) -> CGFloat {
    let scaled = value * style.pointSize(category) / style.pointSize(.large)
    return maximum.map { min($0, scaled) } ?? scaled
  }

  private func scaledFont(_ font: UIFont, maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
    guard font.scaling == nil else {
      if MainActor.isCurrent { MainActor.assumeIsolated(UIFontMetrics.raiseForScaledFont) }
      return font
    }
    let scaled = UIFont(
      pointSize: font.pointSize,
      weight: font.weight,
      family: font.family,
      isItalic: font.isItalic,
      scaling: .metrics(style, size: font.pointSize, maximum: maximum)
    )
    return scaled.adjusted(to: traits ?? .current)
  }

  @MainActor private static func raiseForScaledFont() {
    let reason = "A UIFontMetrics instance cannot scale a font that was already scaled by a UIFontMetrics instance."
    HeadlessFailure(.unsupported, name: .invalidArgument, reason: reason).raise()
  }
}
