/// Breaks a text into lines, in units of the font.
struct HeadlessLineBreaker {
  struct Line {
    var text: String
    var width: Int
    var isTruncated = false
  }

  let widths: HeadlessGlyphWidths
  /// The width that a line must fit.
  let limit: Int
  /// How many lines there may be, at least 1.
  let maximumLines: Int
  let mode: HeadlessLineBreakMode
  private(set) var lines: [Line] = []

  init(widths: HeadlessGlyphWidths, limit: Int, maximumLines: Int, mode: HeadlessLineBreakMode) {
    self.widths = widths
    self.limit = limit
    self.maximumLines = maximumLines
    self.mode = mode
  }

  /// The only line of a plain text that fits one; `nil` if the text is not plain or too wide.
  static func singleLine(_ text: String, widths: HeadlessGlyphWidths, limit: Int) -> Line? {
    var width = 0
    var visibleWidth = 0
    for scalar in text.unicodeScalars {
      guard scalar.value >= 0x20, scalar.value != 0x7F, scalar.value != 0x3000,
        let units = widths.standaloneUnits(of: scalar)
      else { return nil }
      width += units
      if scalar != " " {
        visibleWidth = width
        if width > limit { return nil }
      }
    }
    guard width > visibleWidth else { return Line(text: text, width: width) }
    var visible = text[...]
    while visible.last == " " { visible.removeLast() }
    return Line(text: String(visible), width: visibleWidth)
  }

  mutating func breakText(_ text: String) {
    var position = text.startIndex
    while position < text.endIndex {
      let newline = text.utf8[position...].firstNewline
      let following = newline?.upperBound ?? text.endIndex
      let paragraph = HeadlessParagraph(text[position..<(newline?.lowerBound ?? text.endIndex)], widths: widths)
      // A newline at the end of a text begins no other line. UIKit's answer isn't documented.
      guard breakParagraph(paragraph, isLast: following == text.endIndex) else { return }
      position = following
    }
  }

  /// Whether there may be more lines.
  private mutating func breakParagraph(_ paragraph: HeadlessParagraph, isLast: Bool) -> Bool {
    var start = 0
    repeat {
      let fit = paragraph.fit(
        from: start,
        limit: limit,
        hyphenWidth: widths.units(of: "-" as Unicode.Scalar),
        isByCharacter: mode == .charWrapping
      )
      let fitsToTheEnd = fit.end == paragraph.units.count
      if lines.count + 1 == maximumLines, !(fitsToTheEnd && isLast) {
        lines.append(cut(paragraph, from: start, fit: fit, fitsToTheEnd: fitsToTheEnd))
        return false
      }
      lines.append(line(paragraph, from: start, fit: fit))
      start = fit.end
    } while start < paragraph.units.count
    return lines.count < maximumLines
  }

  private func line(_ paragraph: HeadlessParagraph, from start: Int, fit: HeadlessParagraph.Fit) -> Line {
    if fit.isHyphenated {
      let hyphen: Unicode.Scalar = "-"
      return Line(
        text: paragraph.string(start..<fit.visibleEnd - 1) + String(hyphen),
        width: fit.width + widths.units(of: hyphen)
      )
    }
    return Line(text: String(paragraph.string(start..<fit.visibleEnd)), width: fit.width)
  }

  /// The last line allowed, where text remains after it.
  private func cut(
    _ paragraph: HeadlessParagraph,
    from start: Int,
    fit: HeadlessParagraph.Fit,
    fitsToTheEnd: Bool
  ) -> Line {
    switch mode {
    case .wordWrapping, .charWrapping:
      var line = line(paragraph, from: start, fit: fit)
      line.isTruncated = true
      return line
    case .clipping:
      let fit = paragraph.fit(from: start, limit: limit, hyphenWidth: 0, isByCharacter: true)
      var line = line(paragraph, from: start, fit: fit)
      line.isTruncated = true
      return line
    case .truncatingHead where !fitsToTheEnd:
      return truncate(paragraph, from: start, keepsHead: false, keepsTail: true)
    case .truncatingMiddle where !fitsToTheEnd:
      return truncate(paragraph, from: start, keepsHead: true, keepsTail: true)
    case .truncatingHead, .truncatingMiddle, .truncatingTail:
      return truncate(paragraph, from: start, keepsHead: true, keepsTail: false)
    }
  }

  /// The rest of a paragraph on one line, with an ellipsis in place of what does not fit.
  ///
  /// Characters are kept one by one on the side that is narrower so far, until neither side's next one fits.
  private func truncate(_ paragraph: HeadlessParagraph, from start: Int, keepsHead: Bool, keepsTail: Bool) -> Line {
    let units = paragraph.units
    let ellipsis: Unicode.Scalar = "…"
    var room = limit - widths.units(of: ellipsis)
    var head = start..<start
    var tail = units.count..<units.count
    if keepsTail {
      while tail.lowerBound > start, units[tail.lowerBound - 1].isHidden {
        tail = tail.lowerBound - 1..<tail.lowerBound - 1
      }
    }
    var headWidth = 0
    var tailWidth = 0
    while head.upperBound < tail.lowerBound {
      let headUnit = units[head.upperBound].width
      let tailUnit = units[tail.lowerBound - 1].width
      let headFits = keepsHead && headUnit <= room
      let tailFits = keepsTail && tailUnit <= room
      if headFits, headWidth <= tailWidth || !tailFits {
        head = start..<head.upperBound + 1
        headWidth += headUnit
        room -= headUnit
      } else if tailFits {
        tail = tail.lowerBound - 1..<tail.upperBound
        tailWidth += tailUnit
        room -= tailUnit
      } else {
        break
      }
    }
    while let last = head.last, units[last].isHidden {
      head = start..<last
      headWidth -= units[last].width
    }
    while let first = tail.first, units[first].isHidden {
      tail = first + 1..<tail.upperBound
      tailWidth -= units[first].width
    }
    return Line(
      text: paragraph.string(head) + String(ellipsis) + paragraph.string(tail),
      width: headWidth + widths.units(of: ellipsis) + tailWidth,
      isTruncated: true
    )
  }
}

extension HeadlessParagraph.Unit {
  /// Whether it is not drawn next to an ellipsis.
  fileprivate var isHidden: Bool { breakClass == .space || breakClass == .softHyphen }
}

extension Substring.UTF8View {
  /// The first newline: LF, VT, FF, CR, CR LF, NEL, LS or PS.
  var firstNewline: Range<Index>? {
    var position = startIndex
    while position < endIndex {
      let length =
        switch self[position] {
        case 0x0A, 0x0B, 0x0C: 1
        case 0x0D: starts(with: [0x0D, 0x0A], at: position) ? 2 : 1
        case 0xC2: starts(with: [0xC2, 0x85], at: position) ? 2 : 0
        case 0xE2:
          starts(with: [0xE2, 0x80, 0xA8], at: position) || starts(with: [0xE2, 0x80, 0xA9], at: position) ? 3 : 0
        default: 0
        }
      if length > 0 { return position..<index(position, offsetBy: length) }
      position = index(after: position)
    }
    return nil
  }

  private func starts(with bytes: [UInt8], at position: Index) -> Bool {
    self[position...].starts(with: bytes)
  }
}
