import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct HeadlessTextLayoutTests {
  /// One unit of the font is one point.
  private static let metrics = HeadlessFontMetrics(pointSize: 2048)

  private func layout(
    _ text: String,
    fitting widest: String,
    maximumLines: Int = 0,
    mode: HeadlessLineBreakMode = .truncatingTail
  ) -> HeadlessTextLayout {
    HeadlessTextLayout(
      text,
      metrics: Self.metrics,
      width: Self.metrics.width(of: widest),
      maximumLines: maximumLines,
      lineBreakMode: mode
    )
  }

  private func lines(
    _ text: String,
    fitting widest: String,
    maximumLines: Int = 0,
    mode: HeadlessLineBreakMode = .truncatingTail
  ) -> [String] {
    layout(text, fitting: widest, maximumLines: maximumLines, mode: mode).lines.map(\.text)
  }

  // MARK: Size

  @Test func emptyTextHasNoLinesAndNoSize() {
    let layout = HeadlessTextLayout("", metrics: Self.metrics)
    #expect(layout.lines.isEmpty)
    expectEqual(layout.size, .zero)
    #expect(!layout.isTruncated)
  }

  @Test func sizeIsTheWidestLineAndAllLines() {
    let metrics = HeadlessFontMetrics(pointSize: 17)
    let layout = HeadlessTextLayout("a\nlonger\nbc", metrics: metrics)
    expectEqual(layout.size.width, metrics.width(of: "longer"))
    #expect(abs(layout.size.height - 3 * metrics.lineHeight) < 1e-9)
  }

  @Test(arguments: [0, -1, .greatestFiniteMagnitude, .infinity, .nan] as [CGFloat])
  func thereIsNoLimit(width: CGFloat) {
    let text = String(repeating: "word ", count: 200) + "漢"
    let layout = HeadlessTextLayout(text, metrics: HeadlessFontMetrics(pointSize: 17), width: width, maximumLines: 1)
    expectEqual(layout.lines.map(\.text), [text])
    #expect(!layout.isTruncated)
  }

  @Test(arguments: [9.3, 11, 12.7, 17, 34.1] as [CGFloat])
  func textFitsItsOwnWidth(pointSize: CGFloat) {
    let metrics = HeadlessFontMetrics(pointSize: pointSize)
    for text in ["Hello, World", "Grüße aus Köln", "漢字とかな", "👨‍👩‍👧‍👦 family", "a"] {
      let width = metrics.width(of: text)
      let layout = HeadlessTextLayout(text, metrics: metrics, width: width, maximumLines: 1)
      expectEqual(layout.lines.map(\.text), [text])
      let narrow = HeadlessTextLayout(text, metrics: metrics, width: width - 0.01, maximumLines: 1)
      #expect(narrow.isTruncated || text == "a")
    }
  }

  // MARK: Newlines

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
  func newlinesBreak(newline: String) {
    expectEqual(lines("a\(newline)b", fitting: "MMMM"), ["a", "b"])
    expectEqual(lines("a\(newline)\(newline)é", fitting: "MMMM"), ["a", "", "é"])
    expectEqual(lines("\(newline)b", fitting: "MMMM"), ["", "b"])
  }

  @Test func newlineAtTheEndEndsItsLine() {
    expectEqual(lines("a\n", fitting: "MMMM"), ["a"])
  }

  // MARK: Breaking

  @Test func wordsBreakAtSpacesThatHang() {
    expectEqual(lines("Hello brave new World", fitting: "brave new"), ["Hello", "brave new", "World"])
    expectEqual(lines("aa   bb", fitting: "aa"), ["aa", "bb"])
    expectEqual(lines("aa bb   ", fitting: "aa bb"), ["aa bb"])
    expectEqual(lines("  aa", fitting: "  aa"), ["  aa"])
    expectEqual(layout("aa   ", fitting: "aaaaaaaa").size.width, Self.metrics.width(of: "aa"))
  }

  @Test func longWordsBreakBetweenCharacters() {
    expectEqual(lines("abcdefgh", fitting: "abc"), ["abc", "def", "gh"])
    expectEqual(lines("x abcdefgh", fitting: "abcd"), ["x", "abcd", "efgh"])
    expectEqual(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦e\u{301}", fitting: "i"), ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", "e\u{301}"])
  }

  @Test func hyphensBreakButSlashesDoNot() {
    expectEqual(lines("well-known", fitting: "well-kn"), ["well-", "known"])
    expectEqual(lines("xxxx -known", fitting: "xxxx -kn"), ["xxxx", "-known"])
    expectEqual(lines("aa 10-20", fitting: "aa 10-"), ["aa", "10-20"])
    expectEqual(lines("more either/or", fitting: "more either/"), ["more", "either/or"])
  }

  @Test func spacesThatDoNotBreakKeepWordsTogether() {
    expectEqual(lines("a 10\u{A0}km", fitting: "a 10\u{A0}k"), ["a", "10\u{A0}km"])
    expectEqual(lines("a 10\u{202F}km", fitting: "a 10\u{202F}k"), ["a", "10\u{202F}km"])
    expectEqual(lines("aaa 漢\u{2060}字", fitting: "aaa 漢"), ["aaa", "漢\u{2060}字"])
  }

  @Test func zeroWidthSpacesBreak() {
    expectEqual(lines("long\u{200B}word", fitting: "longwo"), ["long", "word"])
    expectEqual(lines("long\u{200B}word", fitting: "longword"), ["long\u{200B}word"])
  }

  @Test func softHyphensAppearWhereTheyBreak() {
    expectEqual(lines("rain\u{AD}bow", fitting: "rain-b"), ["rain-", "bow"])
    expectEqual(lines("rain\u{AD}bow", fitting: "rainbow"), ["rain\u{AD}bow"])
    expectEqual(lines("a rain\u{AD}bow", fitting: "a rain"), ["a", "rain-", "bow"])
    expectEqual(layout("rain\u{AD}bow", fitting: "rain-").lines[0].width, Self.metrics.width(of: "rain-"))
  }

  @Test func ideographsBreakWherePunctuationPermits() {
    expectEqual(lines("漢字漢字", fitting: "漢字漢"), ["漢字漢", "字"])
    expectEqual(lines("漢字。漢", fitting: "漢字"), ["漢", "字。", "漢"])
    expectEqual(lines("漢「字」", fitting: "漢「"), ["漢", "「字", "」"])
    expectEqual(lines("漢「字」", fitting: "漢「字"), ["漢", "「字」"])
    expectEqual(lines("キャット", fitting: "キャッ"), ["キャッ", "ト"])
    expectEqual(lines("カッキー", fitting: "カッキ"), ["カッ", "キー"])
    expectEqual(lines("한국어", fitting: "한국"), ["한국", "어"])
    expectEqual(lines("word漢字", fitting: "word漢"), ["word漢", "字"])
    expectEqual(lines("ab😀😀", fitting: "ab😀"), ["ab😀", "😀"])
  }

  @Test func characterWrappingIgnoresWords() {
    expectEqual(lines("ab cdef", fitting: "ab cd", mode: .charWrapping), ["ab cd", "ef"])
    expectEqual(lines("ab cdef", fitting: "ab", mode: .charWrapping), ["ab", "cd", "ef"])
  }

  // MARK: Truncation

  @Test func tailTruncationKeepsTheBeginning() {
    expectEqual(lines("abcdefgh", fitting: "abc…", maximumLines: 1), ["abc…"])
    expectEqual(lines("abc defgh", fitting: "abc …", maximumLines: 1), ["abc…"])
    expectEqual(lines("one two three four", fitting: "two…", maximumLines: 2), ["one", "two…"])
    expectEqual(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", fitting: "👨‍👩‍👧‍👦…", maximumLines: 1), ["👨‍👩‍👧‍👦…"])
    expectEqual(lines("abc", fitting: "i", maximumLines: 1), ["…"])
  }

  @Test func headAndMiddleTruncationKeepTheEnd() {
    expectEqual(lines("abcdefgh", fitting: "…fgh", maximumLines: 1, mode: .truncatingHead), ["…fgh"])
    expectEqual(lines("abcd fgh ", fitting: "… fgh", maximumLines: 1, mode: .truncatingHead), ["…fgh"])
    expectEqual(lines("abdeghnop", fitting: "ab…op", maximumLines: 1, mode: .truncatingMiddle), ["ab…op"])
    expectEqual(lines("one abdeghnop", fitting: "ab…op", maximumLines: 2, mode: .truncatingMiddle), ["one", "ab…op"])
  }

  @Test func clippingEndsWithTheLastCharacterThatFits() {
    let layout = layout("ab cdef", fitting: "ab cd", maximumLines: 1, mode: .clipping)
    expectEqual(layout.lines.map(\.text), ["ab cd"])
    #expect(layout.isTruncated)
  }

  @Test func wordWrappingDropsWhatHasNoLine() {
    let layout = layout("ab cdef", fitting: "ab cd", maximumLines: 1, mode: .wordWrapping)
    expectEqual(layout.lines.map(\.text), ["ab"])
    #expect(layout.isTruncated)
  }

  @Test(arguments: [HeadlessLineBreakMode.truncatingHead, .truncatingTail, .truncatingMiddle])
  func paragraphsThatAreLeftOutLeaveAnEllipsis(mode: HeadlessLineBreakMode) {
    expectEqual(lines("ab\ncd", fitting: "MMMM", maximumLines: 1, mode: mode), ["ab…"])
    expectEqual(lines("ab\ncd", fitting: "MMMM", maximumLines: 2, mode: mode), ["ab", "cd"])
    expectEqual(lines("ab\n", fitting: "MMMM", maximumLines: 1, mode: mode), ["ab"])
  }

  @Test func rightToLeftTextKeepsLogicalOrder() {
    let text = "שלום עולם"
    expectEqual(lines(text, fitting: "שלום"), ["שלום", "עולם"])
  }
}
