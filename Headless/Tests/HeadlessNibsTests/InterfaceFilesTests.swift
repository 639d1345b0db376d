import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite struct InterfaceFilesTests {
  /// Runs the body with a folder of some files.
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try body(folder.path)
  }

  @Test func aFileIsFoundInABundleAndInItsLanguages() throws {
    try withFolder([
      "App_Cells.resources/Cell.xib": "", "App_Cells.resources/Base.lproj/Main.storyboard": "",
      "App_Cells.resources/de.lproj/Main.strings": "\"a.text\" = \"eins\";",
      "App_Cells.resources/fr.lproj/Main.strings": "\"a.text\" = \"un\";",
    ]) { folder in
      let bundle = try #require(Bundle(path: folder + "/App_Cells.resources"))
      let files = InterfaceFiles()
      let cell = try #require(files.locate("Cell", "xib", bundle: bundle))
      #expect(cell.path.hasSuffix("/Cell.xib") && cell.module == "Cells" && cell.stringPaths == [])
      let main = try #require(files.locate("Main", "storyboard", bundle: bundle))
      #expect(main.path.hasSuffix("Base.lproj/Main.storyboard") && main.stringPaths.count == 2)
      func texts(_ languages: String...) -> [String: String] {
        InterfaceFiles.strings(at: main.stringPaths, languages: languages, development: "en")
      }
      expectEqual(texts("it", "fr-CA", "de"), ["a.text": "un"])
      #expect(texts("it") == [:] && texts("en-GB", "de") == [:])
      #expect(files.locate("Other", "xib", bundle: bundle) == nil)
    }
  }

  @Test func aCatalogueHasTextsOfManyLanguages() throws {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"extractionState": "manual", "localizations": {"de": {"stringUnit": {"state": "translated", "value": "eins"}}}},
        "b.text": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "deux"}}}}, "c.text": {}}}
      """
    try withFolder([
      "A_B.resources/Base.lproj/Main.storyboard": "", "A_B.resources/mul.lproj/Main.xcstrings": catalogue,
    ]) { folder in
      let bundle = try #require(Bundle(path: folder + "/A_B.resources"))
      let main = try #require(InterfaceFiles().locate("Main", "storyboard", bundle: bundle))
      func texts(_ languages: String...) -> [String: String] {
        InterfaceFiles.strings(at: main.stringPaths, languages: languages, development: "en")
      }
      #expect(
        texts("de-AT") == ["a.text": "eins"] && texts("it", "fr") == ["b.text": "deux"] && texts("en", "de") == [:]
      )
    }
  }

  @Test func aReferenceLeadsToAnotherStoryboard() throws {
    func storyboard(_ objects: String) -> String {
      "<document initialViewController=\"v1\"><scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes></document>"
    }
    try withFolder([
      "A_B.resources/First.storyboard": storyboard("<viewControllerPlaceholder storyboardName=\"Second\" id=\"v1\"/>"),
      "A_B.resources/Second.storyboard": storyboard("<viewController title=\"Second\" id=\"v1\"/>"),
    ]) { folder in
      let bundle = try #require(Bundle(path: folder + "/A_B.resources"))
      let first = UIStoryboard(name: "First", bundle: bundle)
      expectEqual(first.instantiateInitialViewController()?.title, "Second")
    }
  }

  @Test func aListOfATargetsFilesIsFoundBesideTheProgram() throws {
    try withFolder([
      "App/Views/Cell.xib": "", "Build/P_App.resources/HeadlessResources.json": "",
    ]) { folder in
      let list = "{\"module\":\"App\",\"files\":[\"\(folder)/App/Views/Cell.xib\"]}"
      try list.write(
        toFile: folder + "/Build/P_App.resources/HeadlessResources.json",
        atomically: true,
        encoding: .utf8
      )
      let files = InterfaceFiles(beside: [folder + "/Build"])
      let found = try #require(files.locate("Cell", "xib", bundle: nil))
      #expect(found.path == "\(folder)/App/Views/Cell.xib" && found.module == "App")
    }
  }
}
