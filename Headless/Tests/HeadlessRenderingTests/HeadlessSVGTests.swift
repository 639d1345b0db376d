import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessRendering

@MainActor struct HeadlessSVGTests {
  @Test func aSmallViewIsDrawn() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    root.backgroundColor = .systemBackground
    let dot = UIView(frame: CGRect(x: 10, y: 10.125, width: 20, height: 20))
    dot.backgroundColor = .systemRed.withAlphaComponent(0.5)
    dot.layer.cornerRadius = 10
    root.addSubview(dot)
    #expect(
      HeadlessSVG.document(of: root, label: "A dot") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="40" viewBox="0 0 100 40" role="img" \
        aria-label="A dot" font-family="Helvetica, Arial, 'Liberation Sans', Arimo, 'Helvetica Neue', \
        -apple-system, sans-serif" style="font-kerning:none" xml:space="preserve">
        <rect x="0" y="0" width="100" height="40" fill="#FFFFFF"/>
        <rect x="10" y="10.13" width="20" height="20" rx="10" fill="#FF3B30" fill-opacity="0.5"/>
        </svg>

        """
    )
  }

  @Test func theStyleDecidesTheColours() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.backgroundColor = .systemBackground
    let inner = UIView(frame: root.bounds)
    inner.overrideUserInterfaceStyle = .light
    inner.addSubview(label("light", in: CGRect(x: 0, y: 0, width: 10, height: 10)))
    root.addSubview(inner)
    let dark = HeadlessSVG.document(of: root, style: .dark)
    #expect(dark != HeadlessSVG.document(of: root, style: .light))
    #expect(dark.contains("height=\"10\" fill=\"#000000\"/>"))
    #expect(dark.contains("fill=\"#000000\">"), "the inner view keeps its own appearance")
    root.overrideUserInterfaceStyle = .dark
    expectEqual(HeadlessSVG.document(of: root), dark)
  }

  // MARK: Text

  @Test func drawnLinesAreTheMeasuredOnes() {
    let text = "Several words that need more than one line, and\na paragraph."
    for width in stride(from: CGFloat(30), through: 300, by: 7) {
      let view = label(text, in: CGRect(x: 0, y: 0, width: width, height: 1_000))
      view.numberOfLines = 0
      let measured = view.headlessTextLayout(in: width).lines.map(\.text)
      expectEqual(lines(of: view).map(\.text), measured)
      #expect(measured.count > 1)
    }
  }

  @Test func linesThatFindNoRoomAreLeftOut() {
    let view = label("one two three four five six", in: CGRect(x: 0, y: 0, width: 60, height: 0))
    view.numberOfLines = 0
    view.frame.size.height = view.font.lineHeight * 2
    let drawn = lines(of: view)
    expectEqual(drawn.count, 2)
    #expect(drawn.last?.text.hasSuffix("…") == true)
  }

  @Test func linesStandBelowEachOtherInTheMiddleOfTheLabel() throws {
    let view = label("a\nb", in: CGRect(x: 5, y: 0, width: 60, height: 100))
    view.numberOfLines = 0
    let drawn = lines(of: view)
    try #require(drawn.count == 2)
    let metrics = UIFont.systemFont(ofSize: 17).headlessMetrics
    #expect(abs(drawn[1].position.y - drawn[0].position.y - metrics.lineHeight) < 0.001)
    #expect(abs(drawn[0].position.y - (50 - metrics.lineHeight + metrics.baselineOffset)) < 0.001)
  }

  @Test(arguments: [
    (NSTextAlignment.left, "abc", "x=\"0\"", nil as String?),
    (.center, "abc", "x=\"50\"", "text-anchor=\"middle\""),
    (.right, "abc", "x=\"100\"", "text-anchor=\"end\""),
    (.left, "שלום", "x=\"0\"", "text-anchor=\"end\" direction=\"rtl\""),
    (.right, "1 مرحبا", "x=\"100\"", "direction=\"rtl\""),
  ])
  func textIsAnchored(alignment: NSTextAlignment, text: String, x: String, attributes: String?) {
    let view = label(text, in: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.textAlignment = alignment
    let svg = HeadlessSVG.document(of: view)
    #expect(svg.contains("<text \(x)"))
    #expect(svg.contains(">\(text)</text>"))
    if let attributes {
      #expect(svg.contains(attributes))
    } else {
      #expect(!svg.contains("text-anchor"))
    }
    #expect(!(svg.contains("text-anchor") && alignment == .right && text != "abc"))
  }

  @Test func marksWithoutABaseStandOnADottedCircle() {
    expectEqual("\u{301}".headlessDrawable, "\u{25CC}\u{301}")
    expectEqual("e\u{301}".headlessDrawable, "e\u{301}")
    expectEqual("\u{0}\u{301}\u{302}".headlessDrawable, "\u{25CC}\u{301}\u{302}")
    expectEqual("\u{FE0F}".headlessDrawable, "\u{FE0F}", "a variation selector is not seen")
    expectEqual("a\tb\u{85}".headlessDrawable, "a    b")
  }

  @Test(arguments: hostileTexts)
  func everyTextIsWellFormed(text: String) {
    let view = label(text, in: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.numberOfLines = 0
    let svg = HeadlessSVG.document(of: view, label: text)
    #expect(isWellFormed(svg))
    for scalar in svg.unicodeScalars where scalar != "\n" && scalar != "\t" {
      #expect(scalar.properties.generalCategory != .control && !scalar.properties.isNoncharacterCodePoint)
    }
  }

  @Test func markupIsEscaped() {
    expectEqual(HeadlessXML.escaped("<a b='c'>&\"]]>\u{0}\u{FFFE}"), "&lt;a b=&#39;c&#39;&gt;&amp;&quot;]]&gt;\u{FFFD}")
  }

  @Test func aFilledButtonHasItsColour() {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(HeadlessSVG.document(of: button).contains("height=\"40\" rx=\"6\" fill=\"#007AFF\"/>"))
    button.configuration = .plain()
    #expect(!HeadlessSVG.document(of: button).contains("<rect"))
  }

  // MARK: Structure

  @Test func whatLeavesAClipIsCutOffOrLeftOut() {
    let root = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.contentOffset = CGPoint(x: 0, y: 100)
    let half = UIView(frame: CGRect(x: 0, y: 140, width: 20, height: 20))
    let gone = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let whole = UIView(frame: CGRect(x: 0, y: 110, width: 20, height: 20))
    half.backgroundColor = .red
    gone.backgroundColor = .green
    whole.backgroundColor = .blue
    for view in [half, gone, whole] { root.addSubview(view) }
    let cut = HeadlessSVG.document(of: root)
    #expect(cut.contains("<clipPath id=\"clip1\"><rect x=\"0\" y=\"0\" width=\"50\" height=\"50\"/></clipPath>"))
    #expect(cut.contains("<rect x=\"0\" y=\"40\" width=\"20\" height=\"20\" fill=\"#FF0000\"/>"))
    #expect(!cut.contains("#00FF00"))
    half.removeFromSuperview()
    let uncut = HeadlessSVG.document(of: root)
    #expect(!uncut.contains("clip"), "nothing sticks out")
    #expect(uncut.contains("y=\"10\" width=\"20\" height=\"20\" fill=\"#0000FF\""))
  }

  @Test func transparencyAndTransformsAreGroups() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .red
    view.alpha = 0.25
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(view)
    #expect(
      HeadlessSVG.document(of: root).contains(
        "<g opacity=\"0.25\" transform=\"matrix(200e-2 0e-2 0e-2 200e-2 -20 -20)\">"
      )
    )
    view.isHidden = true
    #expect(!HeadlessSVG.document(of: root).contains("<g"))
  }

  @Test func picturesAreInsideTheDocument() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.image = UIImage(headlessSVG: "<circle id=\"c\" r=\"4\"/>", size: CGSize(width: 10, height: 20))
    view.contentMode = .scaleAspectFit
    let svg = HeadlessSVG.document(of: view)
    #expect(svg.contains("<image x=\"5\" y=\"0\" width=\"10\" height=\"20\""))
    #expect(svg.contains("href=\"data:image/svg+xml;base64,"))
    #expect(!svg.contains("id=\"c\""), "a picture's ids stay its own")
    view.image = UIImage(systemName: "star.fill")
    view.tintColor = .systemGreen
    #expect(HeadlessSVG.document(of: view).contains("viewBox=\"0 0 24 24\" color=\"#34C759\""))
    #expect(isWellFormed(HeadlessSVG.document(of: view)))
  }

  @Test(arguments: 0...40)
  func anIndexShowsWhatFits(capacity: Int) {
    let titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let entries = HeadlessCanvas.indexEntries(titles, capacity: capacity)
    #expect(entries.count <= max(1, capacity))
    expectEqual(entries.first, "A")
    if capacity >= 3 { expectEqual(entries.last, "Z") }
    if capacity >= 26 { expectEqual(entries, titles) }
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0 != "•" || $1 != "•" })
  }

  private func label(_ text: String, in frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  private func lines(of view: UIView) -> [HeadlessDrawing.Line] {
    view.headlessDrawing().elements.compactMap { element in
      if case .text(let line) = element { return line }
      return nil
    }
  }
}

/// Texts that break markup, rows of characters or the direction of a line.
let hostileTexts: [String] = [
  "]]>", "<script>alert('x')</script>", "a & b", "\"quotes\" 'and more'", "\u{0}\u{1}\u{7F}\u{85}nul", "--><!--",
  "\u{FFFE}\u{FFFF}\u{1FFFE}", "👨‍👩‍👧‍👦🇩🇪🏳️‍🌈1️⃣", "مرحبا (abc) 123", "\u{202E}txet\u{202C}", "\u{301}\u{302}",
  "日本語テキスト、折り返し。", "e\u{301}\u{323}\u{327}", "\u{E000}\u{10FFFD}", "line\r\nline\u{2028}line", "", "%PDF &#0; &amp;",
]
