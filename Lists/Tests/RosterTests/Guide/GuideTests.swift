import Foundation
import TestSupport
import Testing

/// The articles of the guide, whose samples are the code of tests.
struct GuideTests {
  static let package = Repository.root

  static func article(_ name: String) throws -> String {
    let file = package.appendingPathComponent("Lists/Sources/Roster/Roster.docc/\(name).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Each part of a sample, between empty lines, stands in one of the tests, but for access, indentation and comments.
  @Test(arguments: try articles.filter { $0 != "WhenSomethingGoesWrong" && $0 != "MigratingFromDiffable" })
  func samplesAreTestedCode(article: String) throws {
    let samples = try Self.article(article).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```\n").first }
    #expect(!samples.isEmpty)
    for part in samples.flatMap({ $0.components(separatedBy: "\n\n") }) {
      let lines = Self.lines(part)
      let isTested = try lines.isEmpty || Self.code.get().contains { $0.contains(lines) }
      #expect(isTested, "no test runs this sample of \(article):\n\(part)")
    }
  }

  /// The names of all articles.
  static var articles: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: package.appendingPathComponent("Lists/Sources/Roster/Roster.docc").path
      ).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    }
  }

  /// The lines of the files of all tests of the module, of those that draw and simulate, and of the drop-ins.
  private static let code = Result {
    let folders = [
      "Lists/Tests/RosterTests", "Lists/Tests/RosterScreensTests", "Screens/Tests/ScreenTestingTests",
      "Lists/DropIns/Tests",
    ]
    return try folders.flatMap { path in
      let folder = package.appendingPathComponent(path)
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return try files.filter { $0.hasSuffix(".swift") }.sorted()
        .map { try lines(String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }
  }

  private static func lines(_ text: String) -> String {
    text.replacingOccurrences(of: "fileprivate ", with: "").replacingOccurrences(of: "private ", with: "")
      .split(separator: "\n").map { $0.components(separatedBy: " // ")[0].trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }

  /// The manifest of an app that imports UIKit is that of the package which is built with it, but for comments.
  @Test func theManifestOfAnAppIsBuilt() throws {
    let article = try Self.article("TestingAList")
    let sample = try #require(
      article.components(separatedBy: "\n```\nlet platforms").last?.components(separatedBy: "```")[0]
    )
    let file = Self.package.appendingPathComponent("Headless/Fixtures/AliasedApp/Package.swift")
    let manifest = Self.lines(try String(contentsOf: file, encoding: .utf8))
    let parts = "let platforms\(sample)".components(separatedBy: "\n\n")
    expectEqual(parts.count, 4)
    for part in parts { #expect(manifest.contains(Self.lines(part)), "\(part)") }
  }

  /// A text that a program said when it stopped has a heading, so that a search finds it.
  @Test func eachTextHasAHeading() throws {
    let headings = try Self.article("WhenSomethingGoesWrong").split(separator: "\n").filter { $0.hasPrefix("### ") }
      .map { String($0.dropFirst(4)) }
    var texts = 0
    for (file, rule) in try Self.rules() {
      texts += 1
      let heading = rule.replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "…").replacing("\\\"", with: "\"")
      if !headings.contains(heading) { Issue.record("\(file) stops the program with “\(heading)”") }
    }
    #expect(texts > 30, "the texts are not found any more")
  }

  /// The first arguments of `trap` in the sources, without those that only a fault of the library leads to.
  private static func rules() throws -> [(file: String, rule: String)] {
    let call =
      #/
      \s*((?:"(?:[^"\\]|\\.)*"\s*\+?\s*)+),
      \s*cause:\s*(?:"(?:[^"\\]|\\.)*"\s*\+?\s*)+,
      \s*advice:\s*"([^"]*)
      /#
    var found: [(String, String)] = []
    let modules = [
      "RosterDiagnostics", "RowStructures", "ListChanges", "RosterCore", "RosterFlows", "Roster", "RosterComposites",
    ]
    for module in modules {
      let folder = Repository.sources(of: module)
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where file.hasSuffix(".swift") {
        let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for rest in source.components(separatedBy: "trap(").dropFirst() {
          guard let match = rest.prefixMatch(of: call), !match.output.2.hasPrefix("report this") else { continue }
          let parts = match.output.1.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
          found.append((file, parts.joined()))
        }
      }
    }
    return found
  }
}
