import Foundation
import HeadlessUIKit

/// The visible texts of a drawing, and their rows.
struct HeadlessTerminalWords {
  /// A text or a sign with its rectangle in points.
  struct Word {
    var text: String
    var rect: CGRect
    var anchor: HeadlessDrawing.Line.Anchor
  }

  /// Words with the same vertical center.
  struct Row {
    var words: [Word]

    var top: CGFloat { words.reduce(.greatestFiniteMagnitude) { min($0, $1.rect.minY) } }
    var bottom: CGFloat { words.reduce(0) { max($0, $1.rect.maxY) } }
    var height: CGFloat { bottom - top }
  }

  /// The maximum distance of vertical centers in the same row, in points.
  private static let rowTolerance: CGFloat = 5
  /// The minimum opacity of a color that hides the content behind it.
  private static let hidingAlpha: CGFloat = 0.9

  private var visible: CGRect
  private var offset = CGPoint.zero
  private var words: [Word] = []

  init(visible: CGRect) {
    self.visible = visible
  }

  /// Adds the texts of elements, and removes covered ones.
  mutating func collect(_ elements: [HeadlessDrawing.Element]) {
    for element in elements {
      switch element {
      case .fill(.rect(let rect, _), let color) where color.alpha >= Self.hidingAlpha:
        let covered = rect.offsetBy(dx: offset.x, dy: offset.y).intersection(visible)
        words.removeAll { covered.contains(CGPoint(x: $0.rect.midX, y: $0.rect.midY)) }
      case .text(let line):
        let height = line.font.pointSize
        let rect = CGRect(x: line.left, y: line.position.y - height * 0.85, width: line.width, height: height)
        add(line.text, rect, anchor: line.anchor)
      case .sign(let text, let rect):
        add(text, rect, anchor: .middle)
      case .group(let group): collect(group)
      case .fill, .stroke, .gradient, .image: break
      }
    }
  }

  private mutating func collect(_ group: HeadlessDrawing.Group) {
    let before = (visible, offset)
    offset.x += group.transform.tx
    offset.y += group.transform.ty
    if let clip = group.clip {
      visible = visible.intersection(clip.boundingBox.offsetBy(dx: offset.x, dy: offset.y))
    }
    collect(group.elements)
    (visible, offset) = before
  }

  private mutating func add(_ text: String, _ rect: CGRect, anchor: HeadlessDrawing.Line.Anchor) {
    let rect = rect.offsetBy(dx: offset.x, dy: offset.y)
    guard !visible.isNull, visible.contains(CGPoint(x: rect.midX, y: rect.midY)) else { return }
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !text.isEmpty { words.append(Word(text: text, rect: rect, anchor: anchor)) }
  }

  /// Returns the rows from top to bottom.
  func rows() -> [Row] {
    var rows: [Row] = []
    for word in words.sorted(by: { ($0.rect.midY, $0.rect.minX) < ($1.rect.midY, $1.rect.minX) }) {
      if let last = rows.last?.words.first, abs(last.rect.midY - word.rect.midY) < Self.rowTolerance {
        rows[rows.count - 1].words.append(word)
      } else {
        rows.append(Row(words: [word]))
      }
    }
    return rows
  }
}

extension HeadlessTerminalWords.Row {
  /// Returns the row in a number of columns that represent a width in points.
  func text(columns: Int, width: CGFloat) -> String {
    let words = words.sorted { $0.rect.minX < $1.rect.minX }
    var starts = words.map { start(of: $0, columns: columns, width: width) }
    // From the right, every word gets its room. From the left, no word begins before the end of the previous one.
    var limit = columns
    for index in words.indices.reversed() {
      starts[index] = max(0, min(starts[index], limit - min(words[index].columns, max(1, limit))))
      limit = max(0, starts[index] - 1)
    }
    var text = ""
    var column = 0
    for (index, word) in words.enumerated() {
      let start = max(starts[index], column == 0 ? 0 : column + 1)
      let end = index + 1 < words.count ? max(start, starts[index + 1] - 1) : columns
      guard start < columns, end > start else { continue }
      let shown = word.text.headlessTruncated(columns: end - start)
      text += String(repeating: " ", count: start - column) + shown
      column = start + shown.headlessColumns
    }
    return text + String(repeating: " ", count: max(0, columns - column))
  }

  private func start(of word: HeadlessTerminalWords.Word, columns: Int, width: CGFloat) -> Int {
    let scale = CGFloat(columns) / max(width, 1)
    switch word.anchor {
    case .left where word.rect.minX < width * 0.6: return Int((word.rect.minX * scale).rounded())
    case .left, .right: return Int((word.rect.maxX * scale).rounded()) - word.columns
    case .middle: return Int((word.rect.midX * scale - CGFloat(word.columns) / 2).rounded())
    }
  }
}

extension HeadlessTerminalWords.Word {
  fileprivate var columns: Int { text.headlessColumns }
}
