extension Unicode.Scalar {
  /// The width of a scalar that the font's table lacks, by its class, in units of 2048 to the em.
  ///
  /// Marks, controls and everything else that is not drawn: 0. Spaces: as they are defined. East Asian wide and emoji,
  /// and symbols: 1 em. Halfwidth forms: half an em. All other scripts: `HeadlessGlyphWidths.otherScripts`.
  var classUnits: Int {
    let em = HeadlessGlyphWidths.unitsPerEm
    if let space = fixedSpaceUnits { return space }
    if hasNoWidth { return 0 }
    if isWide { return em }
    switch value {
    case 0x2190...0x2BFF: return em
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: return em / 2
    default: return HeadlessGlyphWidths.otherScripts
    }
  }

  /// Whether this scalar turns an emoji base that it follows into an emoji: a variation selector, a keycap, a skin
  /// tone or the second half of a flag.
  package var selectsEmoji: Bool {
    switch value {
    case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: true
    default: false
    }
  }

  /// East Asian Wide or Fullwidth (Unicode Standard Annex 11), by blocks, and the blocks of emoji.
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x1F000...0x1F0FF, 0x1F18E...0x1F1FF, 0x1F200...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private var hasNoWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// The spaces that are defined as a part of an em, or as wide as a digit or a full stop.
  private var fixedSpaceUnits: Int? {
    let em = HeadlessGlyphWidths.unitsPerEm
    switch value {
    case 0x2000, 0x2002: return em / 2
    case 0x2001, 0x2003: return em
    case 0x2004: return em / 3
    case 0x2005: return em / 4
    case 0x2006: return em / 6
    case 0x2007: return 1139
    case 0x1680, 0x2008: return 569
    case 0x2009, 0x202F: return em / 5
    case 0x200A: return em / 10
    case 0x205F: return em * 4 / 18
    default: return nil
    }
  }
}
