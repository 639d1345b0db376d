import Foundation

extension HeadlessTextLayout {
  /// A part of a line in one style.
  package struct Fragment: Equatable, Sendable {
    package var text: String
    /// The width in points.
    package var width: CGFloat
    package var style: TextRunStyle
  }

  /// Breaks a text with attributes into lines, each as high as its highest font, or as its paragraph style says.
  ///
  /// - Parameters:
  ///   - text: the text with its attributes
  ///   - font: the font of the parts that say none
  ///   - width: the width in points that a line must fit; 0 or less is no limit
  ///   - maximumLines: how many lines there may be; 0 or less is no limit
  ///   - lineBreakMode: what happens to text that is longer, where no paragraph style says it
  /// - Complexity: O(*n*) in the length of the text.
  package init(
    _ text: NSAttributedString,
    font: UIFont,
    width: CGFloat,
    maximumLines: Int,
    lineBreakMode: NSLineBreakMode
  ) {
    self.init("", metrics: font.headlessMetrics)
    guard text.length > 0 else { return }
    var runs: [(style: TextRunStyle, end: Int)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      runs.append((TextRunStyle(attributes, font: font), range.location + range.length))
    }
    var breaker = AttributedLineBreaker(
      width: width,
      maximumLines: maximumLines > 0 ? maximumLines : .max,
      mode: lineBreakMode
    )
    breaker.breakText(text.string, runs: runs)
    take(breaker.lines, height: breaker.height)
  }
}
