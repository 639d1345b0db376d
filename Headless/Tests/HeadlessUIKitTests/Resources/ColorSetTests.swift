import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

struct ColorSetTests {
  private func color(_ variants: String) throws -> UIColor? {
    try JSONDecoder().decode(ColorSet.self, from: Data("{\"colors\": [\(variants)]}".utf8)).color
  }

  private func variant(_ color: String, idiom: String = "universal", _ looks: (String, String)...) -> String {
    let appearances = looks.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }.joined(separator: ",")
    return "{\"idiom\": \"\(idiom)\", \"appearances\": [\(appearances)], \"color\": {\(color)}}"
  }

  private func components(_ values: (String, String)...) -> String {
    let all = values.map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ",")
    return "\"color-space\": \"srgb\", \"components\": {\(all)}"
  }

  @Test(arguments: ["0x80", "128", "0.50196078431372548"])
  func componentsHaveThreeForms(_ half: String) throws {
    let color = try color(variant(components(("red", half), ("green", "0x00"), ("blue", "1.000"), ("alpha", "0.5"))))
    let components = try #require(color).components(for: .light)
    #expect(abs(components.red - 128 / 255) < 1e-6 && components.green == 0 && components.blue == 1)
    expectEqual(components.alpha, 0.5)
  }

  @Test func graysHaveOneComponent() throws {
    let gray = "\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.25\", \"alpha\": \"1.000\"}"
    try expectEqual(color(variant(gray)), UIColor(white: 0.25, alpha: 1))
  }

  @Test func displayP3IsConverted() throws {
    let gray =
      "\"color-space\": \"display-p3\", \"components\": {\"red\": \"0.5\", \"green\": \"0.5\", \"blue\": \"0.5\"}"
    let components = try #require(try color(variant(gray))).components(for: .light)
    #expect([components.red, components.green, components.blue].allSatisfy { abs($0 - 0.5) < 0.001 })
  }

  @Test func systemColorsKeepTheirLooks() throws {
    try expectEqual(
      color(variant("\"platform\": \"ios\", \"reference\": \"labelColor\"")),
      UIColor.label.withAlphaComponent(1)
    )
  }

  @Test func looksAreDarkContrastAndBoth() throws {
    func white(_ value: Int) -> String { "\"components\": {\"white\": \"0.\(value)\"}" }
    let color = try #require(
      try color(
        [
          variant(white(1)), variant(white(2), ("luminosity", "dark")), variant(white(3), ("contrast", "high")),
          variant(white(4), ("luminosity", "dark"), ("contrast", "high")),
        ].joined(separator: ",")
      )
    )
    func white(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGFloat {
      color.components(for: style, contrast).red
    }
    expectEqual(
      [white(.light, .normal), white(.dark, .normal), white(.light, .high), white(.dark, .high)],
      [
        0.1, 0.2, 0.3, 0.4,
      ]
    )
  }

  @Test func lightVariantsAreOrdinaryOnes() throws {
    let light = variant("\"components\": {\"white\": \"0.5\"}", ("luminosity", "light"))
    try expectEqual(color(light), UIColor(white: 0.5, alpha: 1))
  }

  @Test func phonesComeFirst() throws {
    let color = try color(
      [
        variant("\"components\": {\"white\": \"0.1\"}", idiom: "ipad"), variant("\"components\": {\"white\": \"0.2\"}"),
        variant("\"components\": {\"white\": \"0.3\"}", idiom: "iphone"),
      ].joined(separator: ",")
    )
    expectEqual(color, UIColor(white: 0.3, alpha: 1))
  }

  @Test func nothingIsNoColor() throws {
    #expect(try color("{\"idiom\": \"universal\"}") == nil && color("") == nil)
  }
}
