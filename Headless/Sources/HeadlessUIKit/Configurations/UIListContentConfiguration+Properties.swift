import Foundation

extension UIListContentConfiguration {
  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Hashable, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines that are shown; 0 is no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform: TextTransform = .none
    var isDisabled = false
    /// Whether the background is that of a focused cell.
    var isFocused = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour that is drawn.
    public func resolvedColor() -> UIColor {
      isDisabled ? .tertiaryLabel : isFocused ? .white : color
    }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// The look of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The standard size of an image, for ``reservedLayoutSize``.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// What the standard size stands for, in points.
    static let resolvedStandardDimension: CGFloat = 28

    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 in a direction is no limit.
    public var maximumSize = CGSize.zero
    /// The size of the room that the image is centred in, in points; 0 in a direction is the image's own size.
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
    var isDisabled = false
    /// Whether the background is that of a focused cell.
    var isFocused = false

    // Sizes are not hashable in all supported versions of macOS.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(accessibilityIgnoresInvertColors)
      hasher.combine(isDisabled)
      hasher.combine(isFocused)
      for length in [cornerRadius, maximumSize.width, maximumSize.height] { hasher.combine(length) }
      for length in [reservedLayoutSize.width, reservedLayoutSize.height] { hasher.combine(length) }
    }

    /// The colour of a template image.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      isDisabled ? .tertiaryLabel : isFocused ? .white : self.tintColor ?? tintColor
    }

    /// The size that an image is shown at: its own, made smaller with its proportions to the largest one.
    func displayedSize(of image: CGSize) -> CGSize {
      var factor: CGFloat = 1
      if maximumSize.width > 0, image.width > maximumSize.width { factor = maximumSize.width / image.width }
      if maximumSize.height > 0, image.height > maximumSize.height {
        factor = min(factor, maximumSize.height / image.height)
      }
      return CGSize(width: image.width * factor, height: image.height * factor)
    }

    /// The size of the room that an image takes.
    func reservedSize(for displayed: CGSize) -> CGSize {
      func resolve(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        if reserved == ImageProperties.standardDimension { return ImageProperties.resolvedStandardDimension }
        return reserved > 0 ? reserved : own
      }
      return CGSize(
        width: resolve(reservedLayoutSize.width, displayed.width),
        height: resolve(reservedLayoutSize.height, displayed.height)
      )
    }
  }
}
