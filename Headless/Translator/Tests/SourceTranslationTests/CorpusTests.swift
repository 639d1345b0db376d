#if Translator
  import Foundation
  import SourceTranslation
  import Testing

  /// Whole files: of code without Objective-C nothing changes, and of any code lines stay.
  @Suite struct CorpusTests {
    private func files(in folder: String) throws -> [SourceFile] {
      // This file is in Headless/Translator/Tests/SourceTranslationTests.
      let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { file, _ in file.deletingLastPathComponent() }
        .appendingPathComponent(folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        .sorted()
      #expect(!names.isEmpty)
      return try names.map { name in
        SourceFile(path: name, text: try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8))
      }
    }

    @Test(arguments: [
      "Headless/Sources/HeadlessUIKit/Controls", "Headless/Sources/HeadlessUIKit/Menus",
      "Headless/Sources/HeadlessUIKit/Focus", "Headless/Sources/HeadlessUIKit/Undo",
      "Headless/Fixtures/TodaysApp/Sources/Inbox",
    ])
    func codeWithoutObjectiveCStaysAsItIs(_ folder: String) throws {
      let files = try files(in: folder)
      let module = ModuleTranslator(files)
      #expect(module.messages == [])
      for (file, translation) in zip(files, module.translations) {
        #expect(translation.text == "#sourceLocation(file: \"\(file.path)\", line: 1)\n\(file.text)")
      }
    }

    @Test(arguments: [
      "Headless/Fixtures/TranslatedApps/Sources/Plants", "Headless/Fixtures/TranslatedApps/Sources/Errands",
      "Headless/Fixtures/TranslatedApps/Sources/Journeys", "Headless/Fixtures/AliasedApp/Sources/Recipes",
    ])
    func everyLineStaysWhereItWas(_ folder: String) throws {
      let files = try files(in: folder)
      let module = ModuleTranslator(files)
      #expect(module.messages == [])
      for (file, translation) in zip(files, module.translations) {
        let lines = translation.text.split(separator: "\n", omittingEmptySubsequences: false)
        // What the compiler takes each line for, as the directives say.
        var path = ""
        var number = 0
        var read: [Int: Substring] = [:]
        for line in lines {
          if line.hasPrefix("#sourceLocation"), let start = line.firstRange(of: "line: ")?.upperBound,
            let value = Int(line[start...].dropLast())
          {
            path = String(line.split(separator: "\"")[1])
            number = value
            continue
          }
          if path == file.path, read[number] == nil { read[number] = line }
          number += 1
        }
        let original = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in original.enumerated() {
          let words = line.split { !$0.isLetter }
          // A line of an override in an extension has moved; every other one begins with the words that it began with.
          guard let now = read[index + 1], !now.allSatisfy({ $0 == " " }), let first = words.first else { continue }
          #expect(
            line.contains("@") || line.contains("#") || line.contains("import")
              || now.split { !$0.isLetter }.contains(first),
            "\(file.path):\(index + 1): \(line)"
          )
        }
      }
    }

    @Test(arguments: ["Plants", "Errands", "Journeys"].map { "Headless/Fixtures/TranslatedApps/Sources/\($0)" })
    func aTranslationIsItsOwn(_ folder: String) throws {
      let first = ModuleTranslator(try files(in: folder)).translations
      let again = ModuleTranslator(first.map { SourceFile(path: $0.path, text: $0.text) })
      #expect(again.messages == [])
      for (before, after) in zip(first, again.translations) {
        #expect(after.text == "#sourceLocation(file: \"\(before.path)\", line: 1)\n\(before.text)")
      }
    }
  }
#endif
