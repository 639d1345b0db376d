import Foundation
import TestSupport
import Testing

@testable import ScreenTesting

/// The article on verbs and queries has all of them; that its samples compile is seen by `Upkeep/checks/samples.sh`.
@Suite struct VerbsAndQueriesTests {
  private static let module = Repository.sources(of: "ScreenTesting")

  @Test
  func everyVerbAndEveryQueryHasALine() throws {
    let article = try String(
      contentsOf: Self.module.appendingPathComponent("ScreenTesting.docc/VerbsAndQueries.md"),
      encoding: .utf8
    )
    let folder = Self.module.appendingPathComponent("Screen")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("TestScreen") }
    var names: Set<String> = []
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /public func (\w+)/) { names.insert(String(match.1)) }
    }
    #expect(names.count > 30)
    expectEqual(names.filter { !article.contains("screen.\($0)(") }, [])
    for role in ViewQuery.Role.allCases { #expect(article.contains("`\(role.rawValue)`")) }
    for query in ["identifier", "role", "indexPath", "inside", "point"] { #expect(article.contains("(.\(query)(")) }
  }
}
