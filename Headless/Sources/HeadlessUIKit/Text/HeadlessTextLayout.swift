import Foundation

/// A text broken into lines, as a label shows it.
///
/// Lines break after spaces, which hang: a line has neither the text nor the width of the spaces at its end. They break
/// also after hyphens, soft hyphens and zero-width spaces, and around ideographs where East Asian punctuation permits;
/// never inside a Character. Text stays in logical order: drawing right-to-left text is the viewer's task.
public struct HeadlessTextLayout: Equatable, Sendable {
  /// One line.
  public struct Line: Equatable, Sendable {
    /// What is drawn, with the ellipsis or the hyphen; a tab is still a tab.
    public var text: String
    /// The width in points.
    public var width: CGFloat
    /// Whether text was left out.
    public var isTruncated: Bool
    /// The parts of a text with attributes, from left to right; empty for one without.
    package var fragments: [Fragment] = []
    /// The room before the fragments, in points.
    package var indent: CGFloat = 0
    /// The distance from the top of the text to the baseline, in points, of a line with fragments.
    package var baseline: CGFloat = 0
    /// The distance from the top of the text to the bottom of the line, in points, of a line with fragments.
    package var bottom: CGFloat = 0
    /// How the line is aligned, where a paragraph style says it.
    package var alignment: NSTextAlignment?
  }

  /// The lines from top to bottom. An empty text has none.
  public private(set) var lines: [Line] = []
  /// The width of the widest line and the height of all, in points, not rounded; zero for an empty text.
  ///
  /// It is wider than the limit only where a single Character is.
  public private(set) var size = CGSize.zero

  /// Whether text was left out.
  public var isTruncated: Bool { lines.last?.isTruncated ?? false }

  /// A tab is measured as this many spaces.
  public static let spacesPerTab = HeadlessGlyphWidths.spacesPerTab

  /// Breaks a text into lines.
  ///
  /// Where paragraphs are left out, the last line ends in an ellipsis in every truncating mode.
  ///
  /// - Parameters:
  ///   - text: the text; LF, CR LF, and Unicode's other newlines end a line.
  ///   - metrics: the font.
  ///   - width: the width in points that a line must fit; 0 or less is no limit.
  ///   - maximumLines: how many lines there may be; 0 or less is no limit.
  ///   - lineBreakMode: what happens to text that is longer.
  /// - Complexity: O(*n*) in the length of the paragraphs that have a line.
  public init(
    _ text: String,
    metrics: HeadlessFontMetrics,
    width: CGFloat = .greatestFiniteMagnitude,
    maximumLines: Int = 0,
    lineBreakMode: HeadlessLineBreakMode = .truncatingTail
  ) {
    guard !text.isEmpty else { return }
    let widths = metrics.glyphWidths
    let limit = metrics.limit(forWidth: width)
    if let line = HeadlessLineBreaker.singleLine(text, widths: widths, limit: limit) {
      lines = [Line(text: line.text, width: metrics.points(line.width), isTruncated: false)]
    } else {
      var breaker = HeadlessLineBreaker(
        widths: widths,
        limit: limit,
        maximumLines: maximumLines > 0 ? maximumLines : .max,
        mode: lineBreakMode
      )
      breaker.breakText(text)
      lines = breaker.lines.map {
        Line(text: $0.text, width: metrics.points($0.width), isTruncated: $0.isTruncated)
      }
    }
    size.width = lines.reduce(0) { max($0, $1.width) }
    size.height = CGFloat(lines.count) * metrics.lineHeight
  }

  /// Takes the lines of a text with attributes.
  mutating func take(_ lines: [Line], height: CGFloat) {
    self.lines = lines
    size = CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: height)
  }

  /// Whether the text has attributes.
  package var isAttributed: Bool { lines.first.map { $0.bottom > 0 } ?? false }
}
