#if os(iOS) || !canImport(UIKit)
  import Foundation

  /// The difference between a text and its replacement.
  struct TextEdit {
    /// The replaced range of the old text, in UTF-16 units.
    let range: NSRange
    /// The replacement in the range.
    let replacement: String
    /// The old text after the common beginning.
    let deletedToTheEnd: Substring
    /// The new text after the common beginning.
    let insertedToTheEnd: String

    init(from oldText: String, to newText: String) {
      let start = zip(oldText, newText).prefix { $0 == $1 }.count
      let (old, new) = (oldText.dropFirst(start), newText.dropFirst(start))
      let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      range = NSRange(location: oldText.prefix(start).utf16.count, length: old.dropLast(end).utf16.count)
      replacement = String(new.dropLast(end))
      (deletedToTheEnd, insertedToTheEnd) = (old, String(new))
    }

    /// A Boolean value that indicates whether the texts are the same.
    var isNothing: Bool { range.length == 0 && replacement.isEmpty }
  }
#endif
