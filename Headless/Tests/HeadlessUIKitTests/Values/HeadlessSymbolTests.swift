import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct HeadlessSymbolTests {
  /// A screen that shows a symbol without a drawing of its own is laid out as with any other.
  @Test(arguments: ["star", "checkmark.circle.fill", "person.badge.plus", "figure.walk", "1.circle", "tray.2"])
  func whatCanBeTheNameOfASymbolHasAPicture(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    expectEqual(image.size, UIImage(systemName: "plus")?.size)
    #expect(HeadlessSymbol.named(name)?.svg.isEmpty == false)
  }

  @Test(arguments: ["", ".", "star.", ".fill", "Star", "my star", "star..fill", "stär"])
  func whatCanBeNoNameHasNone(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test func variantsAreDrawnFromTheirBase() throws {
    func svg(_ name: String) throws -> String { try #require(HeadlessSymbol.named(name)).svg }
    #expect(try svg("bell.fill") != svg("bell") && !svg("bell.fill").contains("none"))
    #expect(try svg("checkmark.circle").contains(svg("checkmark")) && svg("checkmark.circle").contains(svg("circle")))
    #expect(try svg("checkmark.circle.fill").contains("#FFFFFF"))
    #expect(try svg("eye.slash").hasPrefix(svg("eye")))
    try expectEqual(svg("person.badge.plus"), svg("person"))
    #expect(try svg("figure.walk").contains("<title>figure.walk</title>") && svg("figure.walk").contains(">fi<"))
    #expect(try svg("archivebox") != svg("trash") && svg("gear") == svg("gearshape"))
  }
}
