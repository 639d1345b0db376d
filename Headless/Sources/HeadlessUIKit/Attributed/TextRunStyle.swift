import Foundation

/// What is drawn and measured of the attributes of a part of a text.
package struct TextRunStyle: Equatable, Sendable {
  package var font: UIFont
  /// The colour; `nil` is the view's.
  package var color: UIColor?
  package var backgroundColor: UIColor?
  package var underlineColor: UIColor?
  package var strikethroughColor: UIColor?
  package var isUnderlined = false
  package var isStruckThrough = false
  /// How far the text is above the baseline, in points.
  package var baselineOffset: CGFloat = 0
  /// The room after each Character, in points.
  var kern: CGFloat = 0
  package var image: UIImage?
  /// The place of a picture relative to the baseline, with positive y upwards.
  package var imageBounds = CGRect.zero
  var paragraph: NSParagraphStyle.Values?

  init(font: UIFont) {
    self.font = font
  }

  init(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
    self.font = attributes[.font] as? UIFont ?? font
    color = attributes[.foregroundColor] as? UIColor
    backgroundColor = attributes[.backgroundColor] as? UIColor
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    isUnderlined = TextRunStyle.number(attributes[.underlineStyle]) != 0
    isStruckThrough = TextRunStyle.number(attributes[.strikethroughStyle]) != 0
    baselineOffset = TextRunStyle.number(attributes[.baselineOffset])
    kern = TextRunStyle.number(attributes[.kern] ?? attributes[.tracking])
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
    if attributes[.link] != nil {
      color = color ?? .link
    }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      image = attachment.image
      imageBounds = attachment.bounds
      if imageBounds.size == .zero { imageBounds.size = attachment.image?.size ?? .zero }
    }
  }

  /// A number as attributes have it: of any type, and 0 if there is none.
  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let style as NSUnderlineStyle: CGFloat(style.rawValue)
    default: 0
    }
  }

  /// The distance from the top of a line to its baseline that the text needs, in points.
  var ascent: CGFloat {
    image == nil ? font.headlessMetrics.baselineOffset + baselineOffset : max(0, imageBounds.maxY)
  }

  /// The distance from the baseline to the bottom of a line that the text needs, in points.
  var descent: CGFloat {
    guard image == nil else { return max(0, -imageBounds.minY) }
    let metrics = font.headlessMetrics
    return metrics.lineHeight - metrics.baselineOffset - baselineOffset
  }

  // MARK: Widths

  /// Widths of text in several fonts are sums of this part of a point, so that sums do not depend on their order.
  static let unitsPerPoint = HeadlessGlyphWidths.unitsPerEm * sizesPerPoint
  private static let sizesPerPoint = 64

  /// The width of a Character and the room after it.
  func width(_ glyphUnits: Int) -> Int {
    if image != nil { return Int((imageBounds.width * CGFloat(TextRunStyle.unitsPerPoint)).rounded()) }
    let size = Int((font.pointSize * CGFloat(TextRunStyle.sizesPerPoint)).rounded())
    return glyphUnits * size + Int((kern * CGFloat(TextRunStyle.unitsPerPoint)).rounded())
  }
}
