import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct StringsFileTests {
  @Test func pairsAreReadWithCommentsAndEscapes() {
    let strings = StringsFile(
      """
      /* "a" = "no"; */
      "a.text" = "one \\"two\\"\\n\\U00e9";  // "b" = "no";
      "b.title"="=;";
      """
    )
    expectEqual(strings.texts, ["a.text": "one \"two\"\né", "b.title": "=;"])
  }

  @Test func whatIsNotFinishedIsLeftOut() {
    expectEqual(StringsFile("\"a\" = ; \"b\" = \"c\"; \"d").texts, ["b": "c"])
  }

  @Test func keysNeedNoQuotes() {
    expectEqual(
      StringsFile("title.home = \"Home\"; NSCameraUsage = \"To scan.\";").texts,
      [
        "title.home": "Home", "NSCameraUsage": "To scan.",
      ]
    )
  }

  @Test func tablesHaveTextsAndPlurals() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)/de.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    func write(_ text: String, _ name: String) throws -> String {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      return folder.appendingPathComponent(name).path
    }
    let paths = [
      try write("\"a\" = \"eins\";", "T.strings"),
      try write(
        """
        <plist version="1.0"><dict><key>cards</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@!</string><key>n</key>
        <dict><key>one</key><string>eine Karte</string><key>other</key><string>%d Karten</string></dict></dict></dict></plist>
        """,
        "T.stringsdict"
      ),
    ]
    expectEqual(StringsFile(of: paths, language: "de")?.texts, ["a": "eins", "cards": "%d Karten!"])
    #expect(StringsFile(of: paths, language: "en") == nil)
  }

  @Test func catalogsHaveTextsForMostNumbers() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcstrings")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    {"sourceLanguage": "en", "strings": {"n": {"localizations": {"de": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "eine"}}, "other": {"stringUnit": {"value": "%d"}}}}}}}}}
    """.write(to: file, atomically: true, encoding: .utf8)
    expectEqual(StringsFile(catalogue: file.path, language: "de")?.texts, ["n": "%d"])
    expectEqual(StringsFile(catalogue: file.path, language: "en")?.texts, [:])
    #expect(StringsFile(catalogue: file.path, language: "fr") == nil)
  }
}
