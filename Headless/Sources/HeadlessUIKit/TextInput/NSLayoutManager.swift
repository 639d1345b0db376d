import Foundation

/// Says where the characters of a text are: a glyph is a UTF-16 unit here, and the text is in the first container.
open class NSLayoutManager: NSObject {
  open weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  /// Stored only.
  open var usesFontLeading = true
  /// Stored only.
  open var allowsNonContiguousLayout = false
  /// Called before places are computed.
  var willLayOut: () -> Void = {}

  override public init() { super.init() }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  open func removeTextContainer(at index: Int) { textContainers.remove(at: index).layoutManager = nil }

  // MARK: Lines

  private struct Line {
    /// The characters of the line, with the spaces and the newline at its end.
    var range: NSRange
    var rect: CGRect
  }

  private func lines() -> [Line] {
    willLayOut()
    guard let textStorage, let container = textContainers.first, textStorage.length > 0 else { return [] }
    let font = UIFont.systemFont(ofSize: 12)
    let layout = HeadlessTextLayout(
      textStorage,
      font: font,
      width: max(0, container.size.width - 2 * container.lineFragmentPadding),
      maximumLines: container.maximumNumberOfLines,
      lineBreakMode: container.lineBreakMode
    )
    let text = textStorage.string as NSString
    var lines: [Line] = []
    var (place, top) = (0, CGFloat(0))
    for line in layout.lines {
      let rest = NSRange(location: place, length: text.length - place)
      let found = text.range(of: line.text, options: .literal, range: rest)
      let start = found.location == NSNotFound || line.text.isEmpty ? place : found.location
      // What is before the line are the spaces and the newline that end the one above.
      if !lines.isEmpty { lines[lines.count - 1].range.length = start - lines[lines.count - 1].range.location }
      let bottom = line.bottom > 0 ? line.bottom : top + font.lineHeight
      lines.append(
        Line(
          range: NSRange(location: lines.isEmpty ? 0 : start, length: 0),
          rect: CGRect(
            x: container.lineFragmentPadding,
            y: top,
            width: line.width,
            height: bottom - top
          )
        )
      )
      place = found.location == NSNotFound ? place : found.upperBound
      top = bottom
    }
    if !lines.isEmpty { lines[lines.count - 1].range.length = text.length - lines[lines.count - 1].range.location }
    return lines
  }

  /// The distance of a character from the start of its line, in points.
  private func x(of index: Int, in line: Line) -> CGFloat {
    guard let textStorage, index > line.range.location else { return 0 }
    let length = min(index, textStorage.length) - line.range.location
    return textStorage.attributedSubstring(from: NSRange(location: line.range.location, length: length)).size().width
  }

  // MARK: Glyphs and places

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) { actualCharRange?.pointee = charRange }

  /// The rectangle around all lines, with the padding of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let rects = lines().map(\.rect)
    guard container === textContainers.first, let last = rects.last else { return .zero }
    let width = rects.reduce(0) { max($0, $1.width) }
    return CGRect(x: 0, y: 0, width: width + 2 * container.lineFragmentPadding, height: last.maxY)
  }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first else { return NSRange(location: 0, length: 0) }
    return NSRange(location: 0, length: lines().last?.range.upperBound ?? 0)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The rectangle around a part of the text, in the container's coordinates.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    lines().reduce(CGRect.null) { result, line in
      guard let part = line.range.intersection(glyphRange), part.length > 0 else { return result }
      let (start, end) = (x(of: part.location, in: line), x(of: part.upperBound, in: line))
      let rect = CGRect(
        x: line.rect.minX + start,
        y: line.rect.minY,
        width: min(end, line.rect.width) - min(start, line.rect.width),
        height: line.rect.height
      )
      return result.union(rect)
    }
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines().first(where: { $0.range.contains(glyphIndex) }) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return fragment(of: line)
  }

  /// Calls a closure with each line of a part of the text: its rectangle, the used part of that, the container and its characters.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in lines() where line.range.intersection(glyphRange) != nil {
      block(fragment(of: line), line.rect, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  private func fragment(of line: Line) -> CGRect {
    let width = textContainers.first?.size.width ?? 0
    return CGRect(x: 0, y: line.rect.minY, width: width > 0 ? width : line.rect.maxX, height: line.rect.height)
  }

  /// The character at a point of the container: the nearest one, if there is none there.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = lines()
    guard let textStorage, let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
    let text = textStorage.string as NSString
    let x = point.x - line.rect.minX
    var index = line.range.location
    while index < line.range.upperBound {
      let character = text.rangeOfComposedCharacterSequence(at: index)
      let (start, end) = (self.x(of: index, in: line), self.x(of: character.upperBound, in: line))
      if x < end || character.upperBound >= line.range.upperBound {
        partialFraction?.pointee = end > start ? min(1, max(0, (x - start) / (end - start))) : 0
        return index
      }
      index = character.upperBound
    }
    return max(line.range.location, line.range.upperBound - 1)
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
}
