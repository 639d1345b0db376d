import Foundation

/// The texts of a file by key: of `"key" = "text";` with comments, or of a catalogue.
package struct StringsFile: Sendable {
  package let texts: [String: String]

  /// Reads UTF-8 or UTF-16; `nil` if the file isn't a file of texts.
  package init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return nil }
    self.init(text)
  }

  /// A catalogue of texts in many languages.
  private struct Catalogue: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization]? }
    struct Localization: Decodable {
      let stringUnit: Unit?
      /// By the kind of the variation, `plural` or `device`, and by the case of it.
      let variations: [String: [String: Localization]]?

      /// The text; of several ones that for the most.
      var text: String? {
        stringUnit?.value ?? variations?.values.lazy.compactMap { $0["other"]?.text }.first
      }
    }
    struct Unit: Decodable { let value: String }
    let sourceLanguage: String?
    let strings: [String: Entry]
  }

  /// Reads the texts of a language from a catalogue; `nil` if there are none, or if the file isn't a catalogue.
  package init?(catalogue path: String, language: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data)
    else { return nil }
    let found = catalogue.strings.compactMapValues { $0.localizations?[language]?.text }
    guard !found.isEmpty || catalogue.sourceLanguage == language else { return nil }
    texts = found
  }

  /// Reads the texts of a language from those of a table's files that have it; `nil` if none has it.
  init?(of paths: [String], language: String) {
    var texts: [String: String]?
    for path in paths {
      let isOfLanguage = ResourceFiles.language(of: path).map { $0 == language } ?? (language == "Base")
      let file: [String: String]? =
        switch (path as NSString).pathExtension {
        case "xcstrings": StringsFile(catalogue: path, language: language)?.texts
        case "stringsdict": isOfLanguage ? StringsFile.plurals(atPath: path) : nil
        default: isOfLanguage ? StringsFile(contentsOfFile: path)?.texts : nil
        }
      if let file { texts = (texts ?? [:]).merging(file) { $1 } }
    }
    guard let texts else { return nil }
    self.texts = texts
  }

  /// The texts of a file of plurals: those for most numbers.
  private static func plurals(atPath path: String) -> [String: String]? {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [String: Any]]
    else { return nil }
    return list.compactMapValues { entry in
      guard var text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      for (name, rule) in entry {
        guard let other = (rule as? [String: Any])?["other"] as? String else { continue }
        text = text.replacingOccurrences(of: "%#@\(name)@", with: other)
      }
      return text
    }
  }

  package init(_ text: String) {
    var texts: [String: String] = [:]
    var pending: String?
    var rest = Substring(text)
    func take(_ value: String) {
      if let key = pending {
        texts[key] = value
        pending = nil
      } else {
        pending = value
      }
    }
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if character == "\"" {
        let value = Self.quoted(&rest)
        take(value)
      } else if character.isLetter || character.isNumber || character == "_" {
        // Without quotes, as property lists have words.
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.-/:$".contains($0) }
        rest = rest.dropFirst(word.count)
        take(String(word))
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
