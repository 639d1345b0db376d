import ArgumentParser
import Foundation
import GalleryScreens
import HeadlessRendering
import Roster
import Testing

@testable import gallery

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor struct PageTests {
  private func orders() throws -> [Order] {
    try OrdersFile(contentsOf: OrdersFile.sample()).orders
  }

  @Test(arguments: GalleryScreen.allCases)
  func picturesAreWellFormed(screen: GalleryScreen) throws {
    let exhibit = try Exhibit(
      screen,
      orders: try orders(),
      files: .sample,
      mails: Mail.sample,
      conversation: ChatMessage.sample
    )
    let documents = exhibit.svgDocuments()
    #expect(documents.count == 2 * (exhibit.pictures.count + exhibit.details.flatMap(\.names).count))
    #expect(Set(documents.map(\.name)).count == documents.count)
    for (name, document) in documents {
      let parser = XMLParser(data: Data(document.utf8))
      #expect(parser.parse(), "\(name): \(String(describing: parser.parserError))")
      #expect(document.contains("<text"))
      expectSelfContained(document, name)
    }
  }

  @Test func pageIsSelfContained() throws {
    let exhibit = try Exhibit(
      .grid,
      orders: try orders(),
      files: .sample,
      mails: Mail.sample,
      conversation: ChatMessage.sample
    )
    let page = HeadlessHTML.document(screens: [exhibit.screenshot], title: "Gallery")
    #expect(page.contains("<svg"))
    expectSelfContained(page, "page")
  }

  @Test func commandWritesEverything() async throws {
    let folder = try TemporaryFolder()
    let command = try Gallery.parse(["--output", folder.path, "--screen", "movies"])
    try await command.run()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      files == [
        ".gallery-files", "index.html", "movies-dark.svg", "movies-light.svg", "movies-selected-dark.svg",
        "movies-selected-light.svg",
      ]
    )
  }

  private func expectSelfContained(_ document: String, _ name: String) {
    let namespaces = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink", "http://www.w3.org/1999/xhtml"]
    let rest = namespaces.reduce(document) { $0.replacingOccurrences(of: "\"\($1)\"", with: "") }
    for reference in ["http:", "https:", "src=\"//", "@import", "<script", "<link"] {
      #expect(!rest.contains(reference), "\(name) contains \(reference)")
    }
  }
}
