import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct HeadlessFontMetricsTests {
  /// Widths from Helvetica's and Helvetica-Bold's AFM files, in 1/1000 em.
  @Test(arguments: [
    ("A", 667, 722), ("i", 222, 278), (" ", 278, 278), ("W", 944, 944), ("M", 833, 833), ("0", 556, 556),
    ("@", 1015, 975), ("e", 556, 556), ("f", 278, 333), ("-", 333, 333), ("…", 1000, 1000), ("—", 1000, 1000),
    ("Æ", 1000, 1000), ("ß", 611, 611), ("•", 350, 350), ("€", 556, 556), ("é", 556, 556), ("Ł", 556, 611),
  ])
  func widthsAreHelveticas(text: String, regular: Int, bold: Int) {
    let regularWidth = HeadlessFontMetrics.width(of: text, pointSize: 1000)
    let boldWidth = HeadlessFontMetrics.width(of: text, pointSize: 1000, isBold: true)
    #expect(abs(regularWidth - CGFloat(regular)) < 1)
    #expect(abs(boldWidth - CGFloat(bold)) < 1)
  }

  @Test func widthsAddUpAndScale() {
    let metrics = HeadlessFontMetrics(pointSize: 17)
    expectEqual(metrics.width(of: ""), 0)
    expectEqual(metrics.width(of: "Wi"), metrics.width(of: "W") + metrics.width(of: "i"))
    expectEqual(HeadlessFontMetrics.width(of: "Wi", pointSize: 34), metrics.width(of: "Wi") * 2)
    #expect(metrics.width(of: "abc" as Substring) == metrics.width(of: "abc"))
    expectEqual(metrics.width(of: "a\tb"), metrics.width(of: "a    b"))
    expectEqual(metrics.width(of: "a\r\nb\u{2028}"), metrics.width(of: "ab"))
    expectEqual(HeadlessFontMetrics(pointSize: -1).width(of: "a"), 0)
  }

  @Test(arguments: ["日", "あ", "ア", "한", "、", "Ａ", "😀", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "❤️", "🏴‍☠️", "🀄", "☎️"])
  func wideCharactersAreOneEm(text: String) {
    expectEqual(text.count, 1)
    expectEqual(HeadlessFontMetrics.width(of: text, pointSize: 10), 10)
    let twoAndALetter: CGFloat = 2048 + 1366 + 2048
    expectEqual(HeadlessFontMetrics.width(of: text + "A" + text, pointSize: 2048), twoAndALetter)
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{200F}", "\n"])
  func invisibleScalarsHaveNoWidth(text: String) {
    expectEqual(HeadlessFontMetrics.width(of: text, pointSize: 10), 0)
    expectEqual(
      HeadlessFontMetrics.width(of: "e" + text + "Ж", pointSize: 10),
      HeadlessFontMetrics.width(of: "eЖ", pointSize: 10)
    )
  }

  @Test(arguments: ["é", "ế", "Å", "ü", "ñ"])
  func decomposedLettersAreAsWideAsComposedOnes(text: String) {
    let decomposed = text.decomposedStringWithCanonicalMapping
    #expect(decomposed.unicodeScalars.count > 1)
    expectEqual(
      HeadlessFontMetrics.width(of: decomposed, pointSize: 10),
      HeadlessFontMetrics.width(of: text, pointSize: 10)
    )
  }

  @Test(arguments: ["ש", "م", "ท", "क"])
  func otherScriptsHaveAnAverageWidth(text: String) {
    expectEqual(HeadlessFontMetrics.width(of: text, pointSize: 2048), CGFloat(HeadlessGlyphWidths.otherScripts))
  }

  @Test func halfwidthFormsAreHalfAnEm() {
    expectEqual(HeadlessFontMetrics.width(of: "ｱ", pointSize: 10), 5)
  }

  @Test(arguments: ["A", "i", " ", "é", "Ж", "…"])
  func monospacedCellsAreEqual(text: String) {
    for isBold in [false, true] {
      let width = HeadlessFontMetrics.width(of: text, pointSize: 2048, isBold: isBold, family: .monospaced)
      expectEqual(width, CGFloat(HeadlessGlyphWidths.monospacedCell))
    }
  }

  @Test(arguments: HeadlessFontFamily.allCases)
  func lineHeightIsMadeOfItsParts(family: HeadlessFontFamily) {
    let metrics = HeadlessFontMetrics(pointSize: 20, family: family)
    #expect(abs(metrics.lineHeight - (metrics.ascender - metrics.descender + metrics.leading)) < 1e-9)
    #expect(metrics.descender < 0)
    #expect(metrics.xHeight < metrics.capHeight && metrics.capHeight < metrics.ascender)
    #expect(metrics.baselineOffset >= metrics.ascender && metrics.baselineOffset < metrics.lineHeight)
  }

  @Test func systemLineHeightIsLiberationSanss() {
    #expect(abs(HeadlessFontMetrics(pointSize: 1000).lineHeight - 1149.9) < 0.1)
  }

  @Test func semiboldIsTheLightestBold() {
    #expect(!HeadlessFontMetrics.isBold(weight: 0.23))
    #expect(HeadlessFontMetrics.isBold(weight: 0.3))
  }

  /// The shortcut around segmentation is right only if this holds.
  @Test func standaloneScalarsAreCharactersNextToEachOther() {
    let neighbours: [Unicode.Scalar] = ["a", " ", "é", "漢", "한", "가", "ж"]
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), HeadlessGlyphWidths.regular.standaloneUnits(of: scalar) != nil else {
        continue
      }
      var text = ""
      for neighbour in neighbours {
        text.unicodeScalars.append(neighbour)
        text.unicodeScalars.append(scalar)
      }
      if text.count != neighbours.count * 2 {
        Issue.record("U+\(String(value, radix: 16)) joins a neighbour")
      }
    }
  }
}
