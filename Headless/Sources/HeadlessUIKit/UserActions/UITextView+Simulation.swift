import Foundation

extension UITextView {
  /// Simulates a tap into the view, and typing over what differs until the text is another.
  ///
  /// The delegate is asked about each character.
  ///
  /// - Returns: whether the view has the text now; its delegate may have refused it.
  @discardableResult
  public func headlessEdit(to newText: String) -> Bool {
    guard isEditable else { return text == newText }
    headlessType("")
    let oldText = text ?? ""
    guard isFirstResponder, oldText != newText else { return text == newText }
    let start = oldText.commonPrefix(with: newText, options: .literal)
    let (old, new) = (oldText.dropFirst(start.count), newText.dropFirst(start.count))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    selectedRange = NSRange(location: start.utf16.count, length: old.dropLast(end).utf16.count)
    if selectedRange.length > 0 { headlessDeleteBackward() }
    headlessType(String(new.dropLast(end)))
    return text == newText
  }
}
