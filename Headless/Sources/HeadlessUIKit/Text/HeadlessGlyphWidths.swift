/// The advance widths of one face, in units of 2048 to the em.
///
/// A scalar in the font's table has the font's width. Every other one has the width of its class; see
/// `Unicode.Scalar.classUnits`.
struct HeadlessGlyphWidths: Sendable {
  static let unitsPerEm = 2048
  /// An emoji, of one or several scalars: the same as an ideograph.
  static let emoji = 2048
  /// A scalar of a script that has neither a table nor a fixed width, such as Arabic, Hebrew, Devanagari or Thai.
  static let otherScripts = 1229
  /// A cell of Liberation Mono.
  static let monospacedCell = 1229
  /// A tab is measured as this many spaces.
  static let spacesPerTab = 4

  static let regular = HeadlessGlyphWidths(runs: liberationSans.map { ($0.first, $0.regular) })
  static let bold = HeadlessGlyphWidths(runs: liberationSans.map { ($0.first, $0.bold) })
  static let monospaced = HeadlessGlyphWidths(
    runs: liberationSans.map { ($0.first, $0.regular.map { $0 == 0 ? 0 : UInt16(monospacedCell) }) }
  )

  /// The widths by scalar value; 0 where the class decides, except in ASCII, whose controls have no width.
  private let table: [UInt16]

  private init(runs: [(first: Int, widths: [UInt16])]) {
    var table = [UInt16](repeating: 0, count: 0x2700)
    for run in runs {
      table.replaceSubrange(run.first..<run.first + run.widths.count, with: run.widths)
    }
    table[0x09] = table[0x20] * UInt16(Self.spacesPerTab)
    self.table = table
  }

  /// The width of a scalar that is a Character by itself next to any other such scalar, or `nil` if it may not be.
  ///
  /// Text made of these alone (Latin, Greek, Cyrillic, Han, kana, Hangul syllables) needs no segmentation. CR LF is the
  /// exception, and has no width.
  @inline(__always)
  func standaloneUnits(of scalar: Unicode.Scalar) -> Int? {
    let value = Int(scalar.value)
    if value < 0x80 { return Int(table[value]) }
    if value < table.count { return table[value] == 0 ? nil : Int(table[value]) }
    switch value {
    case 0x3000...0x3029, 0x3041...0x3096, 0x309D...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60:
      return Self.unitsPerEm
    default: return nil
    }
  }

  /// The width of a scalar by itself.
  func units(of scalar: Unicode.Scalar) -> Int {
    standaloneUnits(of: scalar) ?? scalar.classUnits
  }

  /// The width of a Character: that of its base, whatever is joined to it.
  func units(of character: Character) -> Int {
    var units = 0
    var base: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if let base, base.properties.isEmoji, scalar.selectsEmoji { return Self.emoji }
      if base == nil { base = scalar }
      if units == 0 { units = self.units(of: scalar) }
    }
    return units
  }

  /// The width of a text on one line, without its newlines.
  func units(of text: some StringProtocol) -> Int {
    var sum = 0
    for scalar in text.unicodeScalars {
      guard let units = standaloneUnits(of: scalar) else {
        return text.reduce(0) { $0 + self.units(of: $1) }
      }
      sum += units
    }
    return sum
  }
}
