import Foundation

extension UILabel: HeadlessContentDrawing {
  func drawContent(in canvas: inout HeadlessCanvas) {
    guard let text, !text.isEmpty, bounds.width > 0 else { return }
    let font = drawnFont(for: text)
    let metrics = HeadlessFontMetrics(font)
    // Lines that do not fit the height are left out, as long as there is one.
    let fitting = max(1, Int(((bounds.height + UILabel.heightTolerance) / metrics.lineHeight).rounded(.down)))
    let layout = HeadlessTextLayout(
      text,
      metrics: metrics,
      width: bounds.width,
      maximumLines: numberOfLines > 0 ? min(numberOfLines, fitting) : fitting,
      lineBreakMode: HeadlessLineBreakMode(rawValue: lineBreakMode.rawValue) ?? .truncatingTail
    )
    canvas.text(
      layout,
      of: text,
      font: font,
      color: effectiveTextColor,
      in: bounds,
      anchor: HeadlessDrawing.Line.Anchor(textAlignment)
    )
  }

  /// A label that is less than this too low for a line, in points, still shows it.
  private static let heightTolerance: CGFloat = 1

  /// The font, smaller where the label may shrink a line to its width.
  private func drawnFont(for text: String) -> UIFont {
    let font: UIFont = font
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return font }
    let width = HeadlessFontMetrics(font).width(of: text)
    guard width > bounds.width else { return font }
    return font.withSize(font.pointSize * max(bounds.width / width, minimumScaleFactor, UILabel.leastScale))
  }

  /// How small a line becomes where `minimumScaleFactor` sets no limit.
  private static let leastScale: CGFloat = 0.1
}

extension HeadlessDrawing.Line.Anchor {
  /// The anchor for an alignment; natural text begins on the left, as everything in the headless UIKit.
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .center: self = .middle
    case .right: self = .right
    case .left, .justified, .natural: self = .left
    }
  }
}
