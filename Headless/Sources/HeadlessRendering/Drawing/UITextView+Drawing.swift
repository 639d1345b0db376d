import Foundation
import HeadlessUIKit

extension UITextView: HeadlessContentDrawing {
  func drawContent(in canvas: inout HeadlessCanvas) {
    let layout = headlessTextLayout(in: bounds.width)
    let padding = textContainer.lineFragmentPadding
    let inset = textContainerInset
    let rect = CGRect(
      x: inset.left + padding,
      y: inset.top,
      width: max(0, bounds.width - inset.left - inset.right - 2 * padding),
      height: layout.size.height
    )
    canvas.text(
      layout,
      of: text,
      font: drawnFont,
      color: textColor ?? .label,
      in: rect,
      anchor: HeadlessDrawing.Line.Anchor(textAlignment, in: self)
    )
  }
}
