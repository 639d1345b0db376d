import Foundation
import TestSupport
import Testing

/// What the repository says about the drop-in modules.
struct DropInSourcesTests {
  /// Names and small adapters only: what is done is Roster's.
  @Test func theModulesStayThin() throws {
    var lines = 0
    for module in ["ReusableDataSource", "QuickDataSource", "TableViewDataSource"] {
      let folder = Repository.sources(of: module)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
        lines += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(separator: "\n")
          .count { !$0.trimmingPrefix { $0 == " " }.hasPrefix("//") }
      }
    }
    #expect(lines > 0)
    #expect(lines <= 900, "without comments and blank lines")
  }

  /// Each test that the table of samples names is there.
  @Test func everySampleHasItsTest() throws {
    let path = "Lists/DropIns/Samples.md"
    var tests = ""
    var samples = 0
    for line in try Repository.text(path).split(separator: "\n") {
      if let link = line.firstMatch(of: /\]\((Tests[^)]+)\)/) { tests = try Repository.text("Lists/DropIns/\(link.1)") }
      guard let name = line.firstMatch(of: /\| `(\w+)` \|$/)?.1 else { continue }
      samples += 1
      #expect(tests.contains("func \(name)("), "\(line)")
    }
    #expect(samples == 49)
  }
}
