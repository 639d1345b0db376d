#if Translator
  /// An error of the compiler's.
  struct CompilerError: Hashable {
    let file: String
    let line: Int
    let column: Int
    let text: String

    /// Reads a line of the compiler's output: `file:line:column: error: text`.
    init?(_ output: Substring) {
      guard let mark = output.firstRange(of: ": error: ") else { return nil }
      let place = output[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
        return nil
      }
      file = place.dropLast(2).joined(separator: ":")
      self.line = line
      self.column = column
      text = String(output[mark.upperBound...])
    }

    /// The module that is missing, with the submodule that was asked for.
    var missingModule: String? { text.hasPrefix("no such module") ? quoted.first : nil }

    /// The words between quotes.
    var quoted: [String] {
      text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
        String($0.element)
      }
    }
  }
#endif
