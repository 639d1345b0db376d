import Foundation
import RowStructures

/// The folded words of a query, to find in texts.
@usableFromInline
struct TextSearch {
  let query: String
  /// The folded query.
  private let folded: [UInt8]
  let words: [[UInt8]]

  init(_ query: String) {
    self.query = query
    folded = TextSearch.folded(query)
    words = folded.split(separator: 32).map(Array.init)
  }

  /// Returns a Boolean value that indicates whether this query begins with another one, which finds at least the same texts.
  func extends(_ other: TextSearch) -> Bool { folded.starts(with: other.folded) }

  /// Returns a Boolean value that indicates whether each word is in a folded text.
  func finds(_ text: [UInt8]) -> Bool { FoldedColumn.contains(words, in: text) }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte + 32 : byte }

  // MARK: Folding

  /// Returns a text without case and diacritics, in UTF-8, with all white space as spaces.
  ///
  /// It's decomposed, so canonically equal texts are the same. Invisible scalars and marks with a combining class are left out, except
  /// the virama, without which an Indic text differs. Letters are lowercased by way of uppercase: "ß" is "ss" and "ς" is "σ". Latin
  /// letters that don't decompose, such as "ł", are recognized by their names in Unicode, as in "LATIN SMALL LETTER L WITH STROKE".
  /// Each scalar is folded by itself, so the order of marks doesn't matter.
  static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    fold(text, into: &bytes)
    return bytes
  }

  /// Appends a folded text.
  static func fold(_ text: String, into bytes: inout [UInt8]) {
    var text = text
    let isASCII = text.withUTF8 { utf8 in
      if utf8.contains(where: { $0 >= 0x80 }) { return false }
      bytes.reserveCapacity(bytes.count + utf8.count + 1)
      for byte in utf8 { bytes.append(byte >= 9 && byte <= 13 ? 32 : lowercased(byte)) }
      return true
    }
    if isASCII { return }
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        bytes.append(byte >= 9 && byte <= 13 ? 32 : lowercased(byte))
      } else if isLeftOut(scalar) {
        continue
      } else if scalar.properties.isWhitespace {
        bytes.append(32)
      } else {
        for scalar in caseFolded(scalar) where !isLeftOut(scalar) {
          if let letter = plainLetter(of: scalar) {
            bytes.append(letter)
          } else {
            UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
          }
        }
      }
    }
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.canonicalCombiningClass {
    case .notReordered: return properties.isDefaultIgnorableCodePoint
    case .virama: return false
    default: return true
    }
  }

  /// Returns a scalar in lowercase, uppercase, and lowercase again.
  private static func caseFolded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard scalar.properties.isCased else { return [scalar] }
    return scalar.properties.lowercaseMapping.unicodeScalars
      .flatMap { Array($0.properties.uppercaseMapping.unicodeScalars) }
      .flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
  }

  /// Returns the Latin letter of a lowercase one with diacritics, or `nil`.
  private static func plainLetter(of scalar: Unicode.Scalar) -> UInt8? {
    guard (0xC0..<0x250).contains(scalar.value) || (0x1E00..<0x1F00).contains(scalar.value) else { return nil }
    let prefix = "LATIN SMALL LETTER "
    guard let name = scalar.properties.name?.utf8, name.starts(with: prefix.utf8) else { return nil }
    let rest = name.dropFirst(prefix.utf8.count)
    guard let letter = rest.first, rest.dropFirst().starts(with: " WITH ".utf8) else { return nil }
    return letter + 32
  }
}
