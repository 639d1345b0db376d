/// The Characters of a text without newlines, measured, with the places where a line may break.
struct HeadlessParagraph {
  /// A Character.
  struct Unit {
    var index: String.Index
    var width: Int
    var breakClass: HeadlessLineBreakClass
    /// Whether a line may break before it.
    var isBreakAllowed = false
  }

  /// The part of a paragraph that goes on one line.
  struct Fit {
    /// The first unit of the next line.
    var end: Int
    /// The end of what is seen: the spaces after it hang.
    var visibleEnd: Int
    /// The width of what is seen.
    var width: Int
    /// Whether the line ends in a soft hyphen that becomes visible.
    var isHyphenated = false
  }

  let text: Substring
  private(set) var units: [Unit] = []

  init(_ text: Substring, widths: HeadlessGlyphWidths) {
    self.text = text
    units.reserveCapacity(text.utf8.count)
    if !appendStandaloneScalars(widths) {
      units.removeAll(keepingCapacity: true)
      appendCharacters(widths)
    }
    findBreaks()
  }

  /// A paragraph whose Characters were measured before.
  init(_ text: Substring, units: [Unit]) {
    self.text = text
    self.units = units
    findBreaks()
  }

  /// The text of the units in a range.
  func string(_ range: Range<Int>) -> Substring {
    text[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// The longest line that begins at a unit; at least one unit long.
  ///
  /// - Parameters:
  ///   - start: the first unit of the line, less than the number of units.
  ///   - limit: the width that the line must fit, unless it is a single Character.
  ///   - hyphenWidth: the width of the hyphen that a soft hyphen becomes.
  ///   - isByCharacter: whether lines break between any two Characters.
  func fit(from start: Int, limit: Int, hyphenWidth: Int, isByCharacter: Bool) -> Fit {
    var width = 0
    var line = Fit(end: start, visibleEnd: start, width: 0)
    var lastBreak: Fit?
    for position in start..<units.count {
      let unit = units[position]
      if unit.breakClass == .space {
        width += unit.width
        continue
      }
      line.end = position
      if position > start, unit.isBreakAllowed {
        line.isHyphenated = units[position - 1].breakClass == .softHyphen
        if !line.isHyphenated || line.width <= limit - hyphenWidth { lastBreak = line }
        line.isHyphenated = false
      }
      if position > start, unit.width > 0, width > limit - unit.width {
        return isByCharacter ? line : lastBreak ?? line
      }
      width += unit.width
      line.width = width
      line.visibleEnd = position + 1
    }
    line.end = units.count
    return line
  }

  private func index(_ position: Int) -> String.Index {
    position < units.count ? units[position].index : text.endIndex
  }

  private mutating func appendStandaloneScalars(_ widths: HeadlessGlyphWidths) -> Bool {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      guard let width = widths.standaloneUnits(of: scalar) else { return false }
      append(Unit(index: index, width: width, breakClass: HeadlessLineBreakClass(scalar, units: width)))
      index = scalars.index(after: index)
    }
    return true
  }

  private mutating func appendCharacters(_ widths: HeadlessGlyphWidths) {
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let width = widths.units(of: character)
      append(Unit(index: index, width: width, breakClass: character.breakClass(units: width)))
      index = text.index(after: index)
    }
  }

  private mutating func append(_ unit: Unit) {
    units.append(unit)
  }

  private mutating func findBreaks() {
    var previous = HeadlessLineBreakClass.space
    var previousBeginsWord = false
    for position in units.indices {
      var current = units[position].breakClass
      if current == .transparent {
        guard previous == .space || previous == .softHyphen else { continue }
        current = .word
      }
      units[position].isBreakAllowed =
        position > 0 && current.allowsBreak(after: previous, previousBeginsWord: previousBeginsWord)
      switch previous {
      case .hyphen, .hyphenMinus: break
      case .word, .digit, .ideograph, .closing, .wideClosing, .quotation: previousBeginsWord = false
      default: previousBeginsWord = true
      }
      previous = current
    }
  }
}

extension Character {
  /// What this Character is to line breaking, given its width.
  func breakClass(units: Int) -> HeadlessLineBreakClass {
    guard let first = unicodeScalars.first else { return .transparent }
    if unicodeScalars.count > 1, first.properties.isEmoji, unicodeScalars.contains(where: \.selectsEmoji) {
      return .ideograph
    }
    return HeadlessLineBreakClass(first, units: units)
  }
}
