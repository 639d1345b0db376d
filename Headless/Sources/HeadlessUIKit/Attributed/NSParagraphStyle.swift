import Foundation

/// How the lines of a paragraph are set.
///
/// It is no `NSObject`, for the reason that ``UIFont`` gives.
open class NSParagraphStyle: Hashable {
  /// The measures of a paragraph: lengths are points.
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
  }

  final var values = Values()

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public init() {}

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The room below each line, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room below the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room above the paragraph, in points; none above the first one.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The room before the lines but the first, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from the leading edge, or from the trailing one if it is not positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The room before the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of lines is multiplied by; 0 changes nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Stored only.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Stored only.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  open func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open var hash: Int { values.hashValue }

  public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.isEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
