import Foundation

extension UITextField {
  /// Simulates the typing that turns the field's text into another: what differs from its end is deleted and typed.
  ///
  /// - Returns: whether the field has the text now; its delegate may have refused a part of it.
  @discardableResult
  public func headlessEdit(to newText: String) -> Bool {
    let kept = (text ?? "").commonPrefix(with: newText)
    while let current = text, current.count > kept.count {
      headlessDeleteBackward()
      guard text != current else { return false }
    }
    if text != newText { headlessType(String(newText.dropFirst(kept.count))) }
    return text == newText
  }
}
