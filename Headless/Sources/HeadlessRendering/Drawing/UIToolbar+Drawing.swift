import Foundation
import HeadlessUIKit

extension UIToolbar: HeadlessContentDrawing {
  var implicitBackgroundColor: UIColor? { barTintColor ?? .secondarySystemBackground }

  func drawContent(in canvas: inout HeadlessCanvas) {
    canvas.hairline(from: .zero, width: bounds.width, .separator)
    for (item, frame) in placedItems where item.customView == nil {
      let color: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
      if let image = item.image {
        let side = UIToolbar.imageSide
        let place = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        canvas.image(image, in: place, fit: .aspectFit, tint: color)
      } else {
        canvas.text(item.title ?? "", font: UIToolbar.titleFont, color: color, in: frame, anchor: .middle)
      }
    }
  }
}
