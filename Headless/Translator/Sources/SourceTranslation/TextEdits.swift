#if Translator
  /// Replacements of parts of a text, none of which overlaps another.
  struct TextEdits {
    struct Edit {
      let range: Range<Int>
      let text: String
    }

    private(set) var edits: [Edit] = []

    /// Replaces bytes.
    mutating func replace(_ range: Range<Int>, by text: String) {
      edits.append(Edit(range: range, text: text))
    }

    mutating func insert(_ text: String, at offset: Int) {
      replace(offset..<offset, by: text)
    }

    /// Replaces bytes by a text and as many spaces as keep what follows in its column, if there is room.
    mutating func replace(_ range: Range<Int>, padding text: String) {
      replace(range, by: text + String(repeating: " ", count: max(0, range.count - text.utf8.count)))
    }

    /// The bytes of a range with the edits in it.
    func applied(to file: SourceFile, in range: Range<Int>) -> String {
      var text = ""
      var position = range.lowerBound
      // Edits at one place are in the order in which they were made.
      let sorted = edits.enumerated().filter {
        $0.element.range.lowerBound >= range.lowerBound && $0.element.range.upperBound <= range.upperBound
      }
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      for (_, edit) in sorted where edit.range.lowerBound >= position {
        text += file.text(position..<edit.range.lowerBound) + edit.text
        position = edit.range.upperBound
      }
      return text + file.text(position..<range.upperBound)
    }

    /// Replaces everything but the ends of lines by spaces, whatever else was to be done there.
    mutating func blank(_ range: Range<Int>, of file: SourceFile) {
      edits.removeAll { range.contains($0.range.lowerBound) }
      replace(range, by: String(decoding: file.bytes[range].map { $0 == 10 || $0 == 13 ? $0 : 32 }, as: UTF8.self))
    }
  }
#endif
