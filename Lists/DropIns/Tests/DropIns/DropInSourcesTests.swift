import Foundation
import Testing

/// What the repository says about the drop-in modules.
struct DropInSourcesTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    .standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Names and small adapters only: what is done is Roster's.
  @Test func theModulesStayThin() throws {
    var lines = 0
    for module in ["ReusableDataSource", "QuickDataSource", "TableViewDataSource"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: root.path + "/Sources/\(module)")
      for file in files where file.hasSuffix(".swift") {
        lines += try text("Sources/\(module)/\(file)").split(separator: "\n")
          .count { !$0.trimmingPrefix { $0 == " " }.hasPrefix("//") }
      }
    }
    #expect(lines > 0)
    #expect(lines <= 900, "without comments and blank lines")
  }

  /// Each test that the table of samples names is there.
  @Test func everySampleHasItsTest() throws {
    let path = "Documentation/Samples.md"
    var tests = ""
    var samples = 0
    for line in try text(path).split(separator: "\n") {
      if let link = line.firstMatch(of: /\]\(\.\.\/(Tests[^)]+)\)/) { tests = try text(String(link.1)) }
      guard let name = line.firstMatch(of: /\| `(\w+)` \|$/)?.1 else { continue }
      samples += 1
      #expect(tests.contains("func \(name)("), "\(line)")
    }
    #expect(samples == 49)
  }
}
