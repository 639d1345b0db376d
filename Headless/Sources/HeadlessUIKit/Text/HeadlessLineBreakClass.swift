/// What a Character is to line breaking: a simplification of the classes of Unicode Standard Annex 14.
///
/// There are no dictionaries: Thai, Lao and Khmer break at spaces, and between Characters where a phrase is too long.
enum HeadlessLineBreakClass: UInt8, Sendable {
  /// Letters, symbols, and everything else that stays together.
  case word
  case digit
  /// Han, kana, Hangul, emoji: a break on either side.
  case ideograph
  /// White space and the zero-width space: hangs at the end of a line, and a break follows.
  case space
  /// Invisible, and a hyphen where the line breaks after it.
  case softHyphen
  /// A break follows, but not where it begins a word.
  case hyphen
  /// U+002D, which may also be a minus: like a hyphen, but no break before a digit.
  case hyphenMinus
  /// Never at the end of a line.
  case opening, wideOpening
  /// Never at the beginning of a line.
  case closing, wideClosing
  /// No break on either side.
  case quotation, glue
  /// Without width: belongs to what is before it.
  case transparent

  /// The class of a Character with this width, by its first scalar.
  init(_ scalar: Unicode.Scalar, units: Int) {
    let value = scalar.value
    switch value {
    case 0x61...0x7A, 0x41...0x5A: self = .word
    case 0x30...0x39: self = .digit
    case 0x20, 0x09: self = .space
    case 0x2D: self = .hyphenMinus
    case 0x28, 0x5B, 0x7B: self = .opening
    case 0x21, 0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .closing
    case 0x22, 0x27: self = .quotation
    case 0x20...0x7E: self = .word
    default: self = Self.beyondASCII(value) ?? Self.byWidth(scalar, units: units)
    }
  }

  /// Whether a line may break between two Characters.
  ///
  /// - Parameters:
  ///   - previous: the class before the break.
  ///   - previousBeginsWord: whether the Character before the break is a hyphen that begins a word.
  func allowsBreak(after previous: HeadlessLineBreakClass, previousBeginsWord: Bool) -> Bool {
    switch (previous, self) {
    case (_, .space), (_, .softHyphen), (_, .transparent): false
    case (.space, _): true
    case (_, .glue), (.glue, _), (_, .closing), (_, .wideClosing): false
    case (.softHyphen, _): true
    case (.opening, _), (.wideOpening, _), (_, .quotation), (.quotation, _): false
    case (_, .hyphen), (_, .hyphenMinus): false
    case (.hyphenMinus, .digit): false
    case (.hyphen, _), (.hyphenMinus, _): !previousBeginsWord
    case (.ideograph, _), (.wideClosing, _), (_, .ideograph), (_, .wideOpening): true
    default: false
    }
  }

  private static func byWidth(_ scalar: Unicode.Scalar, units: Int) -> HeadlessLineBreakClass {
    if units == 0 { return .transparent }
    return scalar.isWide || scalar.properties.isEmojiPresentation ? .ideograph : .word
  }

  private static func beyondASCII(_ value: UInt32) -> HeadlessLineBreakClass? {
    switch value {
    case 0x00A0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
    case 0x00AD: .softHyphen
    case 0x00AB, 0x00BB, 0x2018...0x201F, 0x2039, 0x203A: .quotation
    case 0x058A, 0x2010, 0x2012...0x2014: .hyphen
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: .space
    case 0x2024...0x2026: .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B,
      0xFF5F, 0xFF62:
      .wideOpening
    case 0x203C, 0x2047...0x2049, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017,
      0x3019, 0x301B, 0x301C, 0x301E, 0x301F, 0x303B, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D,
      0xFF5D, 0xFF60, 0xFF61, 0xFF63...0xFF65, 0xFF70:
      .wideClosing
    case _ where isSmallKana(value): .wideClosing
    default: nil
    }
  }

  /// Kana that do not begin a line: the small ones, and the marks of length and repetition.
  private static func isSmallKana(_ value: UInt32) -> Bool {
    switch value {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x309D,
      0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6,
      0x30FB...0x30FE, 0x31F0...0x31FF, 0xFF67...0xFF6F:
      true
    default: false
    }
  }
}
