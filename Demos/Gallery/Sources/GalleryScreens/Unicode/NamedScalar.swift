import Roster

/// A Unicode scalar that has a name.
struct NamedScalar: Hashable, Sendable {
  var scalar: Unicode.Scalar

  /// The name, as in "CYRILLIC CAPITAL LETTER A".
  var name: String { scalar.properties.name ?? "" }

  /// The code point, as in "U+0410".
  var codePoint: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// What shows the scalar: itself, on a dotted circle where it combines with another, and blank where it is unseen.
  var glyph: String {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: "\u{25CC}\(Character(scalar))"
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: " "
    default: String(Character(scalar))
    }
  }
}

extension NamedScalar: TableViewPresentable {
  typealias TableViewCell = ScalarCell
}

extension NamedScalar: CollectionViewPresentable {
  typealias CollectionViewCell = ScalarGridCell
}
