#if os(iOS) || !canImport(UIKit)
  import Foundation

  /// What differs between a text and another that is to stand in its place.
  struct TextEdit {
    /// The range of the old text that goes, in UTF-16 units.
    let range: NSRange
    /// What comes there.
    let replacement: String
    /// What is deleted if everything behind the common beginning goes.
    let deletedToTheEnd: Substring
    /// What is typed then.
    let insertedToTheEnd: String

    init(from oldText: String, to newText: String) {
      let start = zip(oldText, newText).prefix { $0 == $1 }.count
      let (old, new) = (oldText.dropFirst(start), newText.dropFirst(start))
      let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      range = NSRange(location: oldText.prefix(start).utf16.count, length: old.dropLast(end).utf16.count)
      replacement = String(new.dropLast(end))
      (deletedToTheEnd, insertedToTheEnd) = (old, String(new))
    }

    /// Whether the texts are the same.
    var isNothing: Bool { range.length == 0 && replacement.isEmpty }
  }
#endif
