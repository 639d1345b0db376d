import Foundation
import HeadlessUIKit

extension UIStepper: HeadlessContentDrawing {
  private static let radius: CGFloat = 8
  private static let signLength: CGFloat = 14

  func drawContent(in canvas: inout HeadlessCanvas) {
    canvas.fill(bounds, .tertiarySystemFill, corners: .all(UIStepper.radius))
    canvas.fill(CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18), .separator)
    let length = UIStepper.signLength
    for (x, isPlus) in [(bounds.width / 4, false), (bounds.width * 3 / 4, true)] {
      let color: UIColor = (isPlus ? value < maximumValue : value > minimumValue) || wraps ? .label : .tertiaryLabel
      canvas.fill(CGRect(x: x - length / 2, y: bounds.midY - 1, width: length, height: 2), color)
      if isPlus { canvas.fill(CGRect(x: x - 1, y: bounds.midY - length / 2, width: 2, height: length), color) }
      canvas.sign(isPlus ? "+" : "-", in: CGRect(x: x - length / 2, y: 0, width: length, height: bounds.height))
    }
  }
}
