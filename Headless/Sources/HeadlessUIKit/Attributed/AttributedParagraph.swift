import Foundation

/// A paragraph of a text with attributes, measured.
struct AttributedParagraph {
  let paragraph: HeadlessParagraph
  /// The style of each unit.
  let styles: [TextRunStyle]
  /// The style of the paragraph's lines, that of its first Character; an empty one has that of its newline.
  let first: TextRunStyle

  /// - Parameters:
  ///   - text: a part of the string without newlines
  ///   - runs: the styles of the whole string with the place where each ends, in UTF-16
  init(_ text: Substring, in string: String, runs: [(style: TextRunStyle, end: Int)]) {
    var units: [HeadlessParagraph.Unit] = []
    var styles: [TextRunStyle] = []
    var offset = text.startIndex.utf16Offset(in: string)
    var run = runs.firstIndex { offset < $0.end } ?? max(0, runs.count - 1)
    first = runs[run].style
    for index in text.indices {
      while run + 1 < runs.count, offset >= runs[run].end { run += 1 }
      let style = runs[run].style
      let character = text[index]
      let glyphUnits = style.font.headlessMetrics.glyphWidths.units(of: character)
      units.append(
        HeadlessParagraph.Unit(
          index: index,
          width: style.width(glyphUnits),
          breakClass: style.image == nil ? character.breakClass(units: glyphUnits) : .ideograph
        )
      )
      styles.append(style)
      offset += character.utf16.count
    }
    self.styles = styles
    paragraph = HeadlessParagraph(text, units: units)
  }

  /// The parts of a range of units that have the same style.
  func fragments(_ range: Range<Int>) -> [HeadlessTextLayout.Fragment] {
    var fragments: [HeadlessTextLayout.Fragment] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let style = styles[start]
      var end = start + 1
      while end < range.upperBound, styles[end] == style { end += 1 }
      fragments.append(
        HeadlessTextLayout.Fragment(
          text: String(paragraph.string(start..<end)),
          width: points(start..<end),
          style: style
        )
      )
      start = end
    }
    return fragments
  }

  func points(_ range: Range<Int>) -> CGFloat {
    CGFloat(units(range)) / CGFloat(TextRunStyle.unitsPerPoint)
  }

  func units(_ range: Range<Int>) -> Int {
    paragraph.units[range].reduce(0) { $0 + $1.width }
  }
}
