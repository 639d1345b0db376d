import Foundation

/// The measurements of a font: the same on every machine, and those of the fonts that the pictures are drawn with.
///
/// The numbers are Liberation Sans's, which are also Helvetica's and Arial's. Kerning and ligatures are not counted.
public struct HeadlessFontMetrics: Hashable, Sendable {
  /// The size of the em in points.
  public var pointSize: CGFloat
  /// Whether the bold widths are used.
  public var isBold: Bool
  /// The design.
  public var family: HeadlessFontFamily

  /// The measurements of a font.
  ///
  /// - Parameters:
  ///   - pointSize: the size of the em in points; a negative one counts as 0.
  ///   - isBold: whether the bold widths are used.
  ///   - family: the design.
  public init(pointSize: CGFloat, isBold: Bool = false, family: HeadlessFontFamily = .system) {
    self.pointSize = max(0, pointSize)
    self.isBold = isBold
    self.family = family
  }

  /// Whether a weight, as the raw value of a `UIFont.Weight`, is drawn and measured as bold.
  public static func isBold(weight: CGFloat) -> Bool {
    weight >= lightestBoldWeight
  }

  /// The width of a text on one line, in points, with its white space and without its newlines.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func width(of text: some StringProtocol) -> CGFloat {
    points(glyphWidths.units(of: text))
  }

  /// The width of a text on one line, in points, with its white space and without its newlines.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func width(
    of text: some StringProtocol,
    pointSize: CGFloat,
    isBold: Bool = false,
    family: HeadlessFontFamily = .system
  ) -> CGFloat {
    HeadlessFontMetrics(pointSize: pointSize, isBold: isBold, family: family).width(of: text)
  }

  /// The distance from the baseline up to the top of the tallest letters, in points.
  public var ascender: CGFloat { pointSize * vertical.ascent }
  /// The distance from the baseline down to the bottom of the deepest letters, in points; negative, as `UIFont`'s is.
  public var descender: CGFloat { -pointSize * vertical.descent }
  /// The part of the line height that is neither above the ascender nor below the descender, in points.
  public var leading: CGFloat { pointSize * vertical.lineGap }
  /// The height of a line, in points: ascender, descender and leading.
  public var lineHeight: CGFloat { pointSize * (vertical.ascent + vertical.descent + vertical.lineGap) }
  /// The distance from the top of a line down to its baseline, in points; half of the leading is above the ascender.
  public var baselineOffset: CGFloat { pointSize * (vertical.ascent + vertical.lineGap / 2) }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { pointSize * vertical.capHeight }
  /// The height of a small letter without an ascender, in points.
  public var xHeight: CGFloat { pointSize * vertical.xHeight }
}

extension HeadlessFontMetrics {
  /// Sums of advance widths come closer to a limit than this, in points, and still fit: sums of frames are not exact.
  static let tolerance: CGFloat = 0.001
  /// `UIFont.Weight.semibold`; a viewer without a semibold face takes the bold one.
  static let lightestBoldWeight: CGFloat = 0.3

  /// The widths of this font's glyphs.
  var glyphWidths: HeadlessGlyphWidths {
    switch (family, isBold) {
    case (.system, false): .regular
    case (.system, true): .bold
    case (.monospaced, _): .monospaced
    }
  }

  /// A width in points, from units of the font.
  func points(_ units: Int) -> CGFloat {
    CGFloat(units) * pointSize / CGFloat(HeadlessGlyphWidths.unitsPerEm)
  }

  /// The largest width in units of the font that fits a width in points; 0 points or less is no limit.
  func limit(forWidth width: CGFloat) -> Int {
    guard width > 0, pointSize > 0 else { return .max }
    let units = (width + Self.tolerance) * CGFloat(HeadlessGlyphWidths.unitsPerEm) / pointSize
    return units < CGFloat(Int32.max) ? Int(units) : .max
  }

  /// Vertical measurements in ems.
  private struct Vertical {
    var ascent: CGFloat
    var descent: CGFloat
    var lineGap: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    /// Liberation Sans: `hhea` and `OS/2`.
    static let sans = Vertical(
      ascent: 1854.0 / 2048,
      descent: 434.0 / 2048,
      lineGap: 67.0 / 2048,
      capHeight: 1409.0 / 2048,
      xHeight: 1082.0 / 2048
    )
    /// Liberation Mono: `hhea` and `OS/2`.
    static let mono = Vertical(
      ascent: 1705.0 / 2048,
      descent: 615.0 / 2048,
      lineGap: 0,
      capHeight: 1349.0 / 2048,
      xHeight: 1082.0 / 2048
    )
  }

  private var vertical: Vertical {
    switch family {
    case .system: .sans
    case .monospaced: .mono
    }
  }
}
