import Foundation
import HeadlessUIKit

extension HeadlessCanvas {
  /// The thickness of an underline or a strikethrough, in ems.
  private static let lineThickness: CGFloat = 0.06
  /// The distance of an underline below the baseline, in ems.
  private static let underlineDepth: CGFloat = 0.1

  /// Draws the fragments of a layout's lines, centered vertically in a rectangle.
  ///
  /// Fragments are in order from left to right.
  mutating func attributedText(
    _ layout: HeadlessTextLayout,
    color: UIColor,
    in rect: CGRect,
    anchor: HeadlessDrawing.Line.Anchor
  ) {
    let top = rect.minY + (rect.height - layout.size.height) / 2
    for line in layout.lines {
      var x = rect.minX + line.indent
      switch line.alignment.flatMap(HeadlessDrawing.Line.Anchor.init(_:)) ?? anchor {
      case .left: break
      case .middle: x = rect.midX - line.width / 2 + line.indent
      case .right: x = rect.maxX - line.width + line.indent
      }
      for fragment in line.fragments {
        draw(fragment, color: color, at: CGPoint(x: x, y: top + line.baseline))
        x += fragment.width
      }
    }
  }

  /// Draws a fragment whose baseline begins at a point.
  private mutating func draw(_ fragment: HeadlessTextLayout.Fragment, color: UIColor, at point: CGPoint) {
    let style = fragment.style
    if let image = style.image {
      let origin = CGPoint(x: point.x, y: point.y - style.imageBounds.maxY)
      self.image(image, in: CGRect(origin: origin, size: style.imageBounds.size), tint: style.color ?? color)
      return
    }
    let metrics = style.font.headlessMetrics
    let color = style.color ?? color
    let baseline = point.y - style.baselineOffset
    if let background = style.backgroundColor {
      let y = baseline - metrics.baselineOffset
      fill(CGRect(x: point.x, y: y, width: fragment.width, height: metrics.lineHeight), background)
    }
    line(
      HeadlessDrawing.Line(
        text: fragment.text.headlessDrawable,
        position: CGPoint(x: point.x, y: baseline),
        anchor: .left,
        width: fragment.width,
        font: style.font,
        color: resolved(color),
        isRightToLeft: fragment.text.readsRightToLeft
      ),
      lineHeight: metrics.lineHeight
    )
    let thickness = style.font.pointSize * HeadlessCanvas.lineThickness
    func bar(_ y: CGFloat) -> CGRect { CGRect(x: point.x, y: y, width: fragment.width, height: thickness) }
    if style.isUnderlined {
      fill(bar(baseline + style.font.pointSize * HeadlessCanvas.underlineDepth), style.underlineColor ?? color)
    }
    if style.isStruckThrough {
      fill(bar(baseline - metrics.xHeight / 2 - thickness / 2), style.strikethroughColor ?? color)
    }
  }
}
