import Foundation
import HeadlessUIKit

extension UILabel: HeadlessContentDrawing {
  func drawContent(in canvas: inout HeadlessCanvas) {
    guard let text, !text.isEmpty, bounds.width > 0 else { return }
    canvas.text(
      drawnLayout,
      of: text,
      font: headlessDrawnFont(in: bounds.width),
      color: effectiveTextColor,
      in: bounds,
      anchor: HeadlessDrawing.Line.Anchor(textAlignment)
    )
  }

  /// The lines that are drawn: those that were measured, without the ones for which the label is too low.
  var drawnLayout: HeadlessTextLayout {
    let layout = headlessTextLayout(in: bounds.width)
    let metrics = headlessDrawnFont(in: bounds.width).headlessMetrics
    let fitting = max(1, Int(((bounds.height + UILabel.heightTolerance) / metrics.lineHeight).rounded(.down)))
    guard layout.lines.count > fitting, let text else { return layout }
    return HeadlessTextLayout(
      text,
      metrics: metrics,
      width: bounds.width,
      maximumLines: fitting,
      lineBreakMode: HeadlessLineBreakMode(rawValue: lineBreakMode.rawValue) ?? .truncatingTail
    )
  }

  /// A label that is less than this too low for a line, in points, still shows it.
  private static let heightTolerance: CGFloat = 1
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
