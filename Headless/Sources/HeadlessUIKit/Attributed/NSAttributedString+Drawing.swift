import Foundation

/// What counts when text is measured. `usesLineFragmentOrigin` allows several lines; the others change nothing here.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How text was fitted; nothing here is written to it.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open private(set) var actualScaleFactor: CGFloat = 1
  open private(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The font of text that says none: Helvetica of 12 points, as UIKit documents for `font`.
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  /// The size of the text without a limit to its lines, in points.
  public func size() -> CGSize { measured(width: 0, lines: 0) }

  /// The rectangle of the text in a width, in points: of one line, unless the options allow several.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: .zero, size: measured(width: 0, lines: 1))
    }
    return CGRect(origin: .zero, size: measured(width: size.width, lines: 0))
  }

  /// Draws the text, in as many lines as it has.
  public func draw(at point: CGPoint) {
    let layout = layout(width: 0, lines: 0)
    GraphicsRecording.current?.draw(layout, in: CGRect(origin: point, size: layout.size))
  }

  /// Draws the text from the top of a rectangle, with lines as wide as that.
  public func draw(in rect: CGRect) {
    let layout = layout(width: rect.width, lines: 0)
    let place = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: layout.size.height)
    GraphicsRecording.current?.draw(layout, in: place)
  }

  /// Draws the text into a rectangle: one line, unless the options allow several.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
  }

  private func measured(width: CGFloat, lines: Int) -> CGSize { layout(width: width, lines: lines).size }

  private func layout(width: CGFloat, lines: Int) -> HeadlessTextLayout {
    let shown =
      MainActor.isCurrent ? MainActor.assumeIsolated { HeadlessPseudoLanguage.current }.translation(of: self) : self
    return HeadlessTextLayout(
      shown,
      font: NSAttributedString.defaultFont,
      width: width,
      maximumLines: lines,
      lineBreakMode: .byWordWrapping
    )
  }
}

extension NSString {
  /// Draws the text with the attributes, in as many lines as it has.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text with the attributes from the top of a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// The size of the text with the attributes, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// The rectangle of the text with the attributes in a width, in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text with the attributes, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle of the text with the attributes in a width, in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
