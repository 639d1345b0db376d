import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessRendering

@MainActor struct HeadlessHTMLTests {
  @Test func idsDiffer() {
    let page = HeadlessHTML.document(screens: [screen("One"), screen("Two")], title: "Page")
    let ids = values(of: "id", in: page)
    expectEqual(ids.count, Set(ids).count)
    expectEqual(ids.filter { $0.contains("clip") }.count, 4, "each picture has its own clip in both appearances")
    for reference in values(of: "clip-path", in: page) {
      #expect(ids.contains(String(reference.dropFirst(5).dropLast())))
    }
  }

  @Test func thePageNeedsNothingElse() {
    let page = HeadlessHTML.document(screens: [screen("One")], title: "Page", subtitle: "Sub", footer: "Foot")
    #expect(!page.contains("<script"))
    #expect(!page.contains("<link"))
    #expect(!page.contains("src="))
    #expect(!page.contains("@import"))
    let addresses = page.components(separatedBy: "http").dropFirst()
    #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg\"") })
    for href in values(of: "href", in: page) { #expect(href.hasPrefix("#") || href.hasPrefix("data:")) }
  }

  @Test(arguments: hostileTexts)
  func namesAndCaptionsAreEscaped(text: String) throws {
    var screen = screen(text)
    screen.caption = text
    let page = HeadlessHTML.document(screens: [screen, screen], title: text, subtitle: text, footer: text)
    #expect(!page.contains("<script"))
    for part in page.components(separatedBy: "<svg ").dropFirst() {
      let end = try #require(part.range(of: "</svg>"))
      #expect(isWellFormed("<svg " + part[..<end.upperBound]))
    }
  }

  @Test func everyPictureIsNamedInBothAppearances() {
    let page = HeadlessHTML.document(screens: [screen("Films")], title: "Page")
    expectEqual(page.components(separatedBy: "role=\"img\" aria-label=\"Films\"").count, 3)
    #expect(page.contains("<div class=\"light\">"))
    #expect(page.contains("<div class=\"dark\">"))
    #expect(page.contains("<h2 id=\"screen1-name\" dir=\"auto\">Films</h2>"))
  }

  @Test func aScreenKeepsThePictureThatWasTaken() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    let screen = HeadlessScreen(name: "Red", of: view, showsStatusBar: false)
    view.backgroundColor = .blue
    #expect(screen.svgDocuments().first?.contains("#FF0000") == true)
  }

  /// Two inline documents with the same identifiers would refer to each other's elements.
  @Test func aPictureMadeElsewhereIsAnImageOfItsOwn() throws {
    let (light, dark) = ("<svg id=\"a\">light</svg>", "<svg id=\"a\">dark</svg>")
    let film = HeadlessScreen(name: "Film", light: light, dark: dark, size: CGSize(width: 390, height: 972))
    expectEqual(film.svgDocuments(), [light])
    expectEqual(film.svgDocuments(style: .dark), [dark])
    let page = HeadlessHTML.document(screens: [film], title: "Page")
    let images = values(of: "src", in: page)
    let texts = try images.map { image in
      let data = Data(base64Encoded: String(image.dropFirst("data:image/svg+xml;base64,".count)))
      return String(decoding: try #require(data), as: UTF8.self)
    }
    expectEqual(texts, [light, dark])
    expectEqual(page.components(separatedBy: "width=\"390\" height=\"972\" alt=\"Film\"").count, 3)
    #expect(!page.contains("<svg"))
  }

  @Test func theStatusBarIsAboveTheView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.backgroundColor = .systemYellow
    let svg = HeadlessSVG.document(of: view, showsStatusBar: true)
    #expect(svg.contains(">9:41</text>"))
    #expect(svg.contains("viewBox=\"0 0 320 150\""))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"320\" height=\"150\" fill=\"#FFCC00\"/>"))
  }

  private func screen(_ name: String) -> HeadlessScreen {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.clipsToBounds = true
    view.backgroundColor = .systemBackground
    let wide = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 10))
    wide.backgroundColor = .systemRed
    view.addSubview(wide)
    return HeadlessScreen(name: name, of: view, showsStatusBar: false)
  }

  private func values(of attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap { $0.components(separatedBy: "\"").first }
  }
}
