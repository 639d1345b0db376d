import Foundation
import Testing

/// The overview of the module lists every public type and function.
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func topicsListEveryPublicName() throws {
    let folder = Self.root.appendingPathComponent("Sources/RosterCore")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    var pages = ""
    for case let file as URL in files {
      if file.pathExtension == "md" { pages += try String(contentsOf: file, encoding: .utf8) }
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard
          let match = line.firstMatch(
            of: #/^(?:@\w+ )*public (?:final )?(?:class|struct|enum|protocol|typealias|func) (\w+)/#
          )
        else { continue }
        names.insert(String(match.1))
      }
    }
    #expect(names.count > 30)
    let missing = names.filter { !pages.contains("``\($0)``") && !pages.contains("``\($0)(") }
    #expect(missing.sorted() == [])
  }
}
