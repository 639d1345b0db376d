import Foundation
import Testing

/// COVERAGE.md says of every type that is UIKit's how far it goes.
struct CoverageTests {
  private var sources: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/HeadlessUIKit")
  }

  /// The names of the types that UIKit has too, declared at the top level of the sources.
  private func publicTypes() throws -> Set<String> {
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { " :<{".contains($0) }
        guard let kind = words.firstIndex(where: { ["class", "struct", "enum", "protocol"].contains($0) }) else {
          continue
        }
        let isTopLevel = line.first != " "
        guard isTopLevel, words.contains("public") || words.contains("open"), kind + 1 < words.count else { continue }
        names.insert(String(words[kind + 1]))
      }
    }
    return names.filter { !$0.hasPrefix("Headless") }
  }

  @Test func everyTypeIsListed() throws {
    let text = try String(contentsOf: sources.appendingPathComponent("COVERAGE.md"), encoding: .utf8)
    let types = try publicTypes()
    #expect(types.count > 80)
    let missing = types.filter { !text.contains("`\($0)`") && !text.contains("`\($0).") && !text.contains("`\($0) ") }
    #expect(missing.sorted() == [])
  }
}
