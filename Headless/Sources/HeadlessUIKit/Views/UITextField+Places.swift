import Foundation

extension UITextField {
  /// The side of the button that clears the text, in points.
  private static let clearButtonSide: CGFloat = 17

  /// Whether the button that clears the text is shown.
  package var showsClearButton: Bool {
    guard hasText else { return false }
    return switch clearButtonMode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// What views at the sides and the border leave of a rectangle.
  private func roomInBorder(_ bounds: CGRect) -> CGRect {
    let room = headlessTextRoom(in: bounds)
    return borderStyle == .none ? room : room.insetBy(dx: UITextField.borderPadding, dy: 0)
  }

  func clearButtonPlace(in bounds: CGRect) -> CGRect {
    let room = roomInBorder(bounds)
    let side = UITextField.clearButtonSide
    return CGRect(x: isMirrored ? room.minX : room.maxX - side, y: room.midY - side / 2, width: side, height: side)
  }

  func roomForText(in bounds: CGRect) -> CGRect {
    var room = roomInBorder(bounds)
    if showsClearButton {
      let width = UITextField.clearButtonSide + UITextField.borderPadding
      room.size.width -= width
      if isMirrored { room.origin.x += width }
    }
    return room
  }

  func place(of view: UIView?, in bounds: CGRect, atStart: Bool) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let x = atStart ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where what is shown now is drawn.
  package var headlessShownTextRect: CGRect {
    if !hasText { return placeholderRect(forBounds: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  public func headlessCaret(at offset: Int) -> CGRect {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let before = (headlessEditedText as NSString).substring(to: min(max(0, offset), headlessEditedText.utf16.count))
    let shown = isSecureTextEntry ? String(repeating: "•", count: before.count) : before
    let width = HeadlessTextLayout(shown.replacing("\n", with: " "), metrics: font.headlessMetrics).size.width
    let room = editingRect(forBounds: bounds)
    return CGRect(
      x: isMirrored ? room.maxX - width : room.minX + width,
      y: room.midY - font.lineHeight / 2,
      width: 2,
      height: font.lineHeight
    )
  }
}
