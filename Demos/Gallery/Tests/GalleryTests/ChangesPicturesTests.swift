import Foundation
import GalleryScreens
import HeadlessRendering
import Roster
import Testing

@testable import gallery

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor struct ChangesPicturesTests {
  private let exhibit = Exhibit.changes()

  @Test func showsEachChangeBeforeAndAfter() {
    let documents = Dictionary(uniqueKeysWithValues: exhibit.svgDocuments().map { ($0.name, $0.text) })
    for change in BoardChange.allCases {
      let before = documents["changes-\(change.rawValue)-before-light.svg"]
      let after = documents["changes-\(change.rawValue)-after-light.svg"]
      #expect(before?.contains("Tap a button") == true)
      #expect(after?.contains("stage") == true)
      #expect(documents["changes-\(change.rawValue)-after-dark.svg"] != nil)
    }
  }

  @Test func saysTheStages() {
    let captions = exhibit.details.map(\.screenshot.caption)
    #expect(captions.count == 7)
    #expect(captions.allSatisfy { $0.contains("as batches: ") })
    #expect(captions.contains { $0.contains("move section") })
  }

  @Test func animatedPictureMoves() throws {
    let documents = exhibit.svgDocuments().filter { $0.name.hasPrefix("changes-animated") }
    #expect(documents.count == 2)
    for (name, document) in documents {
      #expect(XMLParser(data: Data(document.utf8)).parse(), "\(name)")
      #expect(document.contains("class=\"slides\""))
      #expect(document.contains("class=\"appears\""))
      #expect(document.contains("class=\"disappears\""))
      #expect(document.contains("prefers-reduced-motion"))
      #expect(document.utf8.count < 60_000)
    }
  }
}
