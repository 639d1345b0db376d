import Foundation

extension UIFont {
  /// A role of text in an interface.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The sizes in points for the categories from the smallest to the largest.
    ///
    /// Source: https://developer.apple.com/design/human-interface-guidelines/typography (Specifications: iOS, iPadOS
    /// Dynamic Type sizes, and larger accessibility type sizes).
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: bodySizes,
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The size of text in this style, in points. A style that is not UIKit's has the sizes of `body`.
    func pointSize(_ category: UIContentSizeCategory) -> CGFloat {
      (TextStyle.sizes[self] ?? TextStyle.bodySizes)[category.scalingStep]
    }

    /// The height of a line of text in this style, in points.
    func lineHeight(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.systemFont(ofSize: pointSize(category), weight: weight).lineHeight
    }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// The system font for a role of text, at the content size of `UITraitCollection.current`.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a role of text under the traits; `nil` stands for the current ones.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let weight = traits.legibilityWeight == .bold ? style.weight.headlessBolder : style.weight
    return UIFont(
      pointSize: style.pointSize(traits.preferredContentSizeCategory),
      weight: weight,
      scaling: .style(style)
    )
  }

  /// How a font follows the content size category.
  enum Scaling: Hashable, Sendable {
    /// It has the size of a text style.
    case style(TextStyle)
    /// It has a size of its own at the default category, and grows as a text style does.
    case metrics(TextStyle, size: CGFloat, maximum: CGFloat?)
  }

  /// The font as it is under the traits, if it follows the content size category.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    let category = traits.preferredContentSizeCategory
    switch scaling {
    case nil: return self
    case .style(let style):
      let sized = resized(style.pointSize(category))
      // A font whose weight was changed keeps it.
      let isBold = traits.legibilityWeight == .bold
      guard sized.weight == (isBold ? style.weight : style.weight.headlessBolder) else { return sized }
      return sized.withWeight(isBold ? style.weight.headlessBolder : style.weight)
    case .metrics(let style, let size, let maximum):
      return resized(UIFontMetrics.scaled(size, style, category, maximum: maximum))
    }
  }

  private func withWeight(_ weight: Weight) -> UIFont {
    UIFont(pointSize: pointSize, weight: weight, family: family, isItalic: isItalic, scaling: scaling)
  }

  private func resized(_ size: CGFloat) -> UIFont {
    guard size != pointSize else { return self }
    return UIFont(pointSize: size, weight: weight, family: family, isItalic: isItalic, scaling: scaling)
  }
}

extension UIFont.Weight {
  /// The weight that text has where the user asks for bold text: two steps more, which UIKit does not document.
  fileprivate var headlessBolder: UIFont.Weight { self == .regular ? .semibold : .bold }
}
