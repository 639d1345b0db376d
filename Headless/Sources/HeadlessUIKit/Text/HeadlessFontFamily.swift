/// The two designs that text is measured in.
public enum HeadlessFontFamily: Hashable, Sendable, CaseIterable {
  /// Proportional, with the widths of Helvetica, Arial and Liberation Sans.
  case system
  /// Every glyph in a cell of the width of Liberation Mono's; East Asian wide glyphs and emoji keep a full em.
  case monospaced
}
