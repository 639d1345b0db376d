import HeadlessUIKit

extension UIDatePicker: HeadlessContentDrawing {
  private static let radius: CGFloat = 8

  func drawContent(in canvas: inout HeadlessCanvas) {
    canvas.fill(bounds, .tertiarySystemFill, corners: .all(UIDatePicker.radius))
    let color: UIColor = isEnabled ? .label : .tertiaryLabel
    let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    canvas.text(headlessText, isTyped: true, font: font, color: color, in: bounds, anchor: .middle)
  }
}
