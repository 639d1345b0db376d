import Foundation
import HeadlessUIKit

extension UITextField: HeadlessContentDrawing {
  private static let roundedRadius: CGFloat = 5
  private static let searchRadius: CGFloat = 10

  func drawContent(in canvas: inout HeadlessCanvas) {
    let outline = borderRect(forBounds: bounds)
    switch borderStyle {
    case .none: break
    case .line, .bezel: canvas.stroke(.rect(outline.insetBy(dx: 0.5, dy: 0.5)), .separator, width: 1)
    case .roundedRect where self is UISearchTextField:
      canvas.fill(outline, .tertiarySystemFill, corners: .all(UITextField.searchRadius))
    case .roundedRect:
      let border = outline.insetBy(dx: 0.25, dy: 0.25)
      canvas.fill(outline, .systemBackground, corners: .all(UITextField.roundedRadius))
      canvas.stroke(.rect(border, .all(UITextField.roundedRadius)), .separator, width: 0.5)
    }
    let room = headlessShownTextRect
    if showsClearButton { drawClearButton(in: clearButtonRect(forBounds: bounds), &canvas) }
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let color = hasText ? (isEnabled ? textColor ?? .label : .tertiaryLabel) : .placeholderText
    if let attributed = headlessShownAttributedText {
      let layout = HeadlessTextLayout(
        attributed,
        font: font,
        width: room.width,
        maximumLines: 1,
        lineBreakMode: .byTruncatingTail
      )
      canvas.attributedText(
        layout,
        color: color,
        in: room,
        anchor: HeadlessDrawing.Line.Anchor(textAlignment, in: self)
      )
      return
    }
    canvas.text(
      shownText,
      isTyped: hasText,
      font: font,
      color: color,
      in: room,
      anchor: HeadlessDrawing.Line.Anchor(textAlignment, in: self)
    )
  }

  /// The visible text: the placeholder without a text, and bullets for a secure one.
  var shownText: String {
    guard hasText, let text else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  private func drawClearButton(in rect: CGRect, _ canvas: inout HeadlessCanvas) {
    canvas.fill(.oval(rect), .systemGray3)
    canvas.symbol("xmark", in: rect.insetBy(dx: 3.5, dy: 3.5), .systemBackground)
  }
}
