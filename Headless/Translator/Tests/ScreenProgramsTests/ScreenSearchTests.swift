#if Translator
  import Foundation
  import Testing

  @testable import ScreenPrograms

  @Suite struct ScreenSearchTests {
    private func search(_ files: [String: String], _ arguments: [String]) throws -> ScreenSearch {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("search-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
      let json = """
        {"name": "App", "path": "\(folder.path)", "targets": [
          {"name": "Inbox", "c99name": "Inbox", "path": "Sources/Inbox", "type": "library"},
          {"name": "Mail", "c99name": "Mail", "path": "Sources/Mail", "type": "library"},
          {"name": "AppTests", "c99name": "AppTests", "path": "Tests", "type": "test",
           "product_dependencies": ["ScreenTesting"]}
        ]}
        """
      let package = try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
      #expect(package.testsScreens)
      return try ScreenSearch(ScreenOptions(.show, arguments), in: package)
    }

    @Test func aScreenIsFoundInTheTargetThatDeclaresIt() throws {
      let found = try search(
        [
          "Sources/Inbox/A.swift": "class Inbox: UIViewController { init(_ count: Int) {} }",
          "Sources/Mail/B.swift": "class MailController: Inbox {}", "Tests/C.swift": "class MailController {}",
        ],
        ["MailController"]
      )
      #expect(found.target.name == "Mail" && found.screen?.superclass == "Inbox")
    }

    @Test func aScreenOfTwoTargetsIsAskedFor() throws {
      let files = [
        "Sources/Inbox/A.swift": "class A: UIViewController {}", "Sources/Mail/A.swift": "class A: UIView {}",
      ]
      let mistake = #expect(throws: CommandMistake.self) { try search(files, ["A"]) }
      #expect(mistake?.description.contains("Inbox, Mail: say which with --target") == true)
      #expect(try search(files, ["A", "--target", "Mail"]).target.name == "Mail")
    }

    @Test func aScreenThatIsNowhereIsAMistakeThatNamesThoseThereAre() throws {
      let files = ["Sources/Inbox/A.swift": "class Inbox: UITableViewController {}\nclass Cell: UITableViewCell {}"]
      #expect(throws: CommandMistake("no target of App declares a class Inbx; there are Inbox")) {
        try search(files, ["Inbx"])
      }
      #expect(throws: CommandMistake("App has no target Out; it has Inbox, Mail")) {
        try search(files, ["Inbox", "--target", "Out"])
      }
    }
  }
#endif
