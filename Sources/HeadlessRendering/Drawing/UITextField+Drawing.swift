import Foundation
import HeadlessUIKit

extension UITextField: HeadlessContentDrawing {
  private static let roundedRadius: CGFloat = 5
  private static let clearButtonSide: CGFloat = 17

  func drawContent(in canvas: inout HeadlessCanvas) {
    switch borderStyle {
    case .none: break
    case .line, .bezel: canvas.stroke(.rect(bounds.insetBy(dx: 0.5, dy: 0.5)), .separator, width: 1)
    case .roundedRect:
      let border = bounds.insetBy(dx: 0.25, dy: 0.25)
      canvas.fill(bounds, .systemBackground, corners: .all(UITextField.roundedRadius))
      canvas.stroke(.rect(border, .all(UITextField.roundedRadius)), .separator, width: 0.5)
    }
    var room = bounds
    if borderStyle != .none { room = room.insetBy(dx: UITextField.borderPadding, dy: 0) }
    if showsClearButton {
      let side = UITextField.clearButtonSide
      drawClearButton(in: CGRect(x: room.maxX - side, y: room.midY - side / 2, width: side, height: side), &canvas)
      room.size.width -= side + UITextField.borderPadding
    }
    canvas.text(
      shownText,
      font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
      color: hasText ? (isEnabled ? textColor ?? .label : .tertiaryLabel) : .placeholderText,
      in: room,
      anchor: HeadlessDrawing.Line.Anchor(textAlignment)
    )
  }

  /// The text as it is shown: the placeholder where there is none, and bullets for what is secret.
  var shownText: String {
    guard hasText, let text else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  private var showsClearButton: Bool {
    guard hasText else { return false }
    return switch clearButtonMode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private func drawClearButton(in rect: CGRect, _ canvas: inout HeadlessCanvas) {
    canvas.fill(.oval(rect), .systemGray3)
    canvas.symbol("xmark", in: rect.insetBy(dx: 3.5, dy: 3.5), .systemBackground)
  }
}
