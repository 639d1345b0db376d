import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Every text over a small alphabet, against rules and against a plain breaker that knows these Characters only.
@Suite struct HeadlessTextLayoutPropertyTests {
  private static let alphabet: [Character] = ["a", " ", "漢", "e\u{301}"]
  /// One unit of the font is one point. The narrowest is narrower than every Character but the space.
  private static let metrics = HeadlessFontMetrics(pointSize: 2048)
  private static let widths: [CGFloat] = [600, 1139, 2048, 2300, 3400, 5000]

  private static func texts(over alphabet: [Character], upTo length: Int) -> [String] {
    var all = [""]
    var longest = [""]
    for _ in 0..<length {
      longest = longest.flatMap { text in alphabet.map { text + String($0) } }
      all += longest
    }
    return all
  }

  @Test(.slow, arguments: widths)
  func wordWrappingAgreesWithThePlainBreaker(width: CGFloat) {
    for text in Self.texts(over: Self.alphabet, upTo: 6) {
      let layout = HeadlessTextLayout(text, metrics: Self.metrics, width: width, lineBreakMode: .wordWrapping)
      let expected = Self.plainlyBroken(text, width: width)
      if layout.lines.map(\.text) != expected {
        Issue.record("\(text.debugDescription) in \(width): \(layout.lines.map(\.text)), not \(expected)")
      }
    }
  }

  @Test(.slow, arguments: HeadlessLineBreakMode.allCases, widths)
  func linesFitAndOnlyTheLastIsTruncated(mode: HeadlessLineBreakMode, width: CGFloat) {
    for text in Self.texts(over: Self.alphabet + ["\n"], upTo: 4) {
      for maximumLines in 0...2 {
        let layout = HeadlessTextLayout(
          text,
          metrics: Self.metrics,
          width: width,
          maximumLines: maximumLines,
          lineBreakMode: mode
        )
        if let problem = Self.problem(in: layout, of: text, width: width, maximumLines: maximumLines) {
          Issue.record("\(text.debugDescription) in \(width), \(maximumLines) lines: \(problem): \(layout.lines)")
        }
      }
    }
  }

  private static func problem(
    in layout: HeadlessTextLayout,
    of text: String,
    width: CGFloat,
    maximumLines: Int
  ) -> String? {
    let lines = layout.lines
    if lines.isEmpty != text.isEmpty { return "lines without text" }
    if maximumLines > 0, lines.count > maximumLines { return "too many lines" }
    if lines.dropLast().contains(where: \.isTruncated) { return "a line before the last is truncated" }
    for line in lines {
      if line.width != metrics.width(of: line.text) { return "a wrong width" }
      if line.width > width, line.text.count > 1 { return "a line does not fit" }
      if line.text.hasSuffix(" ") { return "a space does not hang" }
    }
    if layout.size.width != lines.map(\.width).max() ?? 0 { return "a wrong size" }
    let complete = layout.isTruncated ? lines.dropLast() : lines[...]
    guard let rest = remainder(of: text, after: complete.map(\.text)) else { return "text got lost" }
    if !layout.isTruncated { return rest.isEmpty ? nil : "text is missing" }
    if rest.isEmpty { return "truncated without a reason" }
    return lines.count == maximumLines ? nil : "truncated too early"
  }

  /// What is left of a text after lines that follow each other in it, with spaces and a newline between them.
  private static func remainder(of text: String, after lines: [String]) -> Substring? {
    var rest = text[...]
    for line in lines {
      guard rest.hasPrefix(line) else { return nil }
      rest = rest.dropFirst(line.count)
      rest = rest.drop { $0 == " " }
      if rest.first == "\n" { rest.removeFirst() }
    }
    return rest
  }

  private static func plainlyBroken(_ text: String, width: CGFloat) -> [String] {
    var rest = Array(text)
    var lines: [String] = []
    while !rest.isEmpty {
      let ends = (1...rest.count).filter { end in
        end == rest.count || rest[end] != " "
      }
      let fitting = ends.filter { metrics.width(of: trimmed(rest[..<$0])) <= width }
      let end =
        fitting.last { $0 == rest.count || isBreak(rest[$0 - 1], rest[$0]) }
        ?? fitting.last ?? ends[0]
      lines.append(trimmed(rest[..<end]))
      rest.removeFirst(end)
    }
    return lines
  }

  private static func isBreak(_ before: Character, _ after: Character) -> Bool {
    before == " " || before == "漢" || after == "漢"
  }

  private static func trimmed(_ characters: ArraySlice<Character>) -> String {
    var characters = characters
    while characters.last == " " { characters.removeLast() }
    return String(characters)
  }
}
