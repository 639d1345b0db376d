import Foundation

extension UITextField {
  /// Simulates one edit that turns the field's text into another, as a paste over what differs is.
  ///
  /// The delegate is asked once, about the range that differs. ``headlessType(_:)`` types each character on its own.
  ///
  /// - Returns: whether the field has the text now; its delegate may have refused the edit.
  @discardableResult
  public func headlessEdit(to newText: String) -> Bool {
    guard isEnabled, isReachableByTouch, becomeFirstResponder() else { return text == newText }
    let oldText = text ?? ""
    guard oldText != newText else { return true }
    let start = oldText.commonPrefix(with: newText)
    let (old, new) = (oldText.dropFirst(start.count), newText.dropFirst(start.count))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    replace(
      NSRange(location: start.utf16.count, length: old.dropLast(end).utf16.count),
      with: String(new.dropLast(end))
    )
    return text == newText
  }
}
