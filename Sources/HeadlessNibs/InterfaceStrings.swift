import Foundation

/// A file of texts by key, as `"key" = "text";`, with comments.
struct InterfaceStrings {
  let texts: [String: String]

  /// Reads UTF-8 or UTF-16; `nil` if the file is no such file.
  init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return nil }
    self.init(text)
  }

  /// A catalogue of texts in many languages.
  private struct Catalogue: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization]? }
    struct Localization: Decodable { let stringUnit: Unit? }
    struct Unit: Decodable { let value: String }
    let strings: [String: Entry]
  }

  /// Reads what a catalogue has in a language; `nil` if it has nothing, or if the file is no catalogue.
  init?(catalogue path: String, language: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data)
    else { return nil }
    let found = catalogue.strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
    guard !found.isEmpty else { return nil }
    texts = found
  }

  init(_ text: String) {
    var texts: [String: String] = [:]
    var pending: String?
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if character == "\"" {
        let value = Self.quoted(&rest)
        if let key = pending {
          texts[key] = value
          pending = nil
        } else {
          pending = value
        }
      } else {
        if character == ";" { pending = nil }
        rest.removeFirst()
      }
    }
    self.texts = texts
  }

  /// Takes a quoted text off the front.
  private static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    var value = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        value.append(character)
        continue
      }
      switch escaped {
      case "n": value.append("\n")
      case "t": value.append("\t")
      case "U", "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { value.unicodeScalars.append(scalar) }
      default: value.append(escaped)
      }
    }
    return value
  }
}
