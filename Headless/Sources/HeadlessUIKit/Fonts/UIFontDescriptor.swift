import Foundation

/// What a font is like, to make similar ones.
public final class UIFontDescriptor: NSObject, Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
  }

  /// The descriptor of a role of text, at the content size of `UITraitCollection.current`.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isBold { traits.insert(.traitBold) }
    if font.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The descriptor with other traits: bold, italic and monospaced count, the others are ignored.
  ///
  /// A text style stays what the descriptor's fonts follow.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      UIFont(
        pointSize: font.pointSize,
        weight: isBold == font.isBold ? font.weight : isBold ? .bold : .regular,
        family: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : .system,
        isItalic: symbolicTraits.contains(.traitItalic),
        scaling: font.scaling
      )
    )
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// The descriptor in another design. Only `monospaced` looks different here.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      UIFont(
        pointSize: font.pointSize,
        weight: font.weight,
        family: design == .monospaced ? .monospaced : .system,
        isItalic: font.isItalic,
        scaling: font.scaling
      )
    )
  }

  override public func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.font == font
  }

  override public var hash: Int { font.hash }
}

extension UIFont {
  /// A font like the descriptor.
  ///
  /// - Parameter size: the size in points; 0 is the descriptor's
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
    self.init(
      pointSize: font.pointSize,
      weight: font.weight,
      family: font.family,
      isItalic: font.isItalic,
      scaling: font.scaling
    )
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
