import Foundation

/// Breaks a text with attributes into lines.
///
/// Text that is left out is left out at the end of the last line, whichever truncating mode is asked for.
struct AttributedLineBreaker {
  let width: CGFloat
  let maximumLines: Int
  let mode: NSLineBreakMode
  private(set) var lines: [HeadlessTextLayout.Line] = []
  private(set) var height: CGFloat = 0
  /// The room below the last line, which counts once another line follows.
  private var spacing: CGFloat = 0

  init(width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) {
    self.width = width
    self.maximumLines = maximumLines
    self.mode = mode
  }

  mutating func breakText(_ string: String, runs: [(style: TextRunStyle, end: Int)]) {
    var position = string.startIndex
    while position < string.endIndex {
      let newline = string.utf8[position...].firstNewline
      let following = newline?.upperBound ?? string.endIndex
      let text = string[position..<(newline?.lowerBound ?? string.endIndex)]
      let paragraph = AttributedParagraph(text, in: string, runs: runs)
      if !lines.isEmpty { spacing += paragraph.first.paragraph?.paragraphSpacingBefore ?? 0 }
      guard breakParagraph(paragraph, isLast: following == string.endIndex) else { return }
      spacing += paragraph.first.paragraph?.paragraphSpacing ?? 0
      position = following
    }
  }

  /// Whether there may be more lines.
  private mutating func breakParagraph(_ text: AttributedParagraph, isLast: Bool) -> Bool {
    let style = text.first.paragraph
    let mode = style?.lineBreakMode ?? mode
    let count = text.paragraph.units.count
    var start = 0
    repeat {
      let indent = (start == 0 ? style?.firstLineHeadIndent : style?.headIndent) ?? 0
      let limit = self.limit(indent: indent, tail: style?.tailIndent ?? 0)
      let fit = text.paragraph.fit(
        from: start,
        limit: limit,
        hyphenWidth: hyphenWidth(text, at: start),
        isByCharacter: mode == .byCharWrapping
      )
      if lines.count + 1 == maximumLines, !(fit.end == count && isLast) {
        let cut = cut(text, from: start, fit: fit, limit: limit, mode: mode)
        append(cut, text, indent: indent, isTruncated: true)
        return false
      }
      append(shown(text, from: start, fit: fit), text, indent: indent, isTruncated: false)
      start = fit.end
    } while start < count
    return lines.count < maximumLines
  }

  private func limit(indent: CGFloat, tail: CGFloat) -> Int {
    guard width > 0, width < UIView.layoutFittingExpandedSize.width else { return .max }
    let end = tail > 0 ? min(tail, width) : width + tail
    return Int((max(0, end - indent) + HeadlessFontMetrics.tolerance) * CGFloat(TextRunStyle.unitsPerPoint))
  }

  private func hyphenWidth(_ text: AttributedParagraph, at position: Int) -> Int {
    let style = text.styles.indices.contains(position) ? text.styles[position] : text.first
    return style.width(style.font.headlessMetrics.glyphWidths.units(of: "-" as Unicode.Scalar))
  }

  private func shown(
    _ text: AttributedParagraph,
    from start: Int,
    fit: HeadlessParagraph.Fit
  ) -> [HeadlessTextLayout.Fragment] {
    guard fit.isHyphenated else { return text.fragments(start..<fit.visibleEnd) }
    let fragments = text.fragments(start..<fit.visibleEnd - 1)
    return fragments + [fragment("-", like: text.styles[fit.visibleEnd - 1])]
  }

  /// The last line allowed, where text remains after it.
  private func cut(
    _ text: AttributedParagraph,
    from start: Int,
    fit: HeadlessParagraph.Fit,
    limit: Int,
    mode: NSLineBreakMode
  ) -> [HeadlessTextLayout.Fragment] {
    switch mode {
    case .byWordWrapping, .byCharWrapping: return shown(text, from: start, fit: fit)
    case .byClipping:
      let whole = text.paragraph.fit(from: start, limit: limit, hyphenWidth: 0, isByCharacter: true)
      return shown(text, from: start, fit: whole)
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      var end = start
      var used = 0
      while end < text.paragraph.units.count {
        let dots = fragment("…", like: text.styles[end])
        let width = text.paragraph.units[end].width
        let room = limit - Int((dots.width * CGFloat(TextRunStyle.unitsPerPoint)).rounded())
        guard width <= room - used else { break }
        used += width
        end += 1
      }
      while end > start, text.paragraph.units[end - 1].breakClass == .space { end -= 1 }
      let style = end > start ? text.styles[end - 1] : text.first
      return text.fragments(start..<end) + [fragment("…", like: style)]
    }
  }

  private func fragment(_ text: String, like style: TextRunStyle) -> HeadlessTextLayout.Fragment {
    var style = style
    style.image = nil
    style.kern = 0
    return HeadlessTextLayout.Fragment(text: text, width: style.font.headlessMetrics.width(of: text), style: style)
  }

  private mutating func append(
    _ fragments: [HeadlessTextLayout.Fragment],
    _ text: AttributedParagraph,
    indent: CGFloat,
    isTruncated: Bool
  ) {
    let styles = fragments.isEmpty ? [text.first] : fragments.map(\.style)
    let ascent = styles.reduce(0) { max($0, $1.ascent) }
    let natural = ascent + styles.reduce(0) { max($0, $1.descent) }
    let paragraph = text.first.paragraph ?? NSParagraphStyle.Values()
    var lineHeight = natural
    if paragraph.lineHeightMultiple > 0 { lineHeight *= paragraph.lineHeightMultiple }
    lineHeight = max(lineHeight, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { lineHeight = min(lineHeight, paragraph.maximumLineHeight) }
    height += spacing
    lines.append(
      HeadlessTextLayout.Line(
        text: fragments.map(\.text).joined(),
        width: indent + fragments.reduce(0) { $0 + $1.width },
        isTruncated: isTruncated,
        fragments: fragments,
        indent: indent,
        // A line that is made higher has the room above its text.
        baseline: height + ascent + lineHeight - natural,
        bottom: height + lineHeight,
        alignment: text.first.paragraph?.alignment
      )
    )
    height += lineHeight
    spacing = paragraph.lineSpacing
  }
}
