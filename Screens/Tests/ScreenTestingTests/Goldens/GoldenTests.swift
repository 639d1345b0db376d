import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import ScreenTesting

private final class WordsViewController: UITableViewController {
  var words = ["one", "two", "three"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
}

@Suite @MainActor struct GoldenTests {
  private let words = WordsViewController(style: .plain)

  /// A test's file in a folder of its own.
  private func inFolder(_ body: (_ filePath: String, _ goldens: URL) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("GoldenTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let goldens = folder.appendingPathComponent("__Goldens__/WordsTests")
    try body(folder.appendingPathComponent("WordsTests.swift").path, goldens)
  }

  private func failure(_ body: () throws -> Void) -> GoldenFailure? {
    do {
      try body()
      return nil
    } catch {
      return error as? GoldenFailure
    }
  }

  @Test
  func whatThisPackageRecordedIsStillSo() throws {
    try TestScreen(words, size: CGSize(width: 320, height: 200)).expectGolden("words")
  }

  @Test
  func whatIsMissingIsRecordedBesideTheTestAndTheTestFailsOnce() throws {
    let screen = TestScreen(words)
    try inFolder { path, goldens in
      let first = try #require(failure { try screen.expectGolden("words", filePath: path) })
      expectEqual(first.differences.count, 3)
      #expect(first.description.contains("There was no outline to compare with, so it was recorded in \(goldens.path)"))
      let files = try FileManager.default.contentsOfDirectory(atPath: goldens.path).sorted()
      expectEqual(files, ["words.outline.txt", "words.speech.txt", "words.svg"])
      try screen.expectGolden("words", filePath: path)
    }
  }

  @Test
  func aDifferenceIsToldInLinesAndPicturesArePutBesideEachOther() throws {
    try inFolder { path, goldens in
      _ = failure { try TestScreen(words).expectGolden("words", filePath: path) }
      words.words[1] = "twelve"
      words.tableView.reloadData()
      let screen = TestScreen(words)
      let text = try #require(failure { try screen.expectGolden("words", as: [.outline], filePath: path) }).description
      #expect(text.contains("\n-") && text.contains("\"two\"") && text.contains("\n+") && text.contains("\"twelve\""))
      #expect(text.contains("SCREEN_TESTING_RECORD=1"))
      let speech = try #require(failure { try screen.expectGolden("words", as: [.speech], filePath: path) }).description
      #expect(speech.contains("\n- “two”\n+ “twelve”\n"))
      let picture = try #require(failure { try screen.expectGolden("words", as: [.picture], filePath: path) })
        .description
      let page = try #require(picture.components(separatedBy: "each other: ").last?.components(separatedBy: "\n").first)
      #expect(try String(contentsOfFile: page, encoding: .utf8).contains("data:image/svg+xml;base64,"))
      // Recording replaces what was there, and says that it must not stay.
      let recording = failure { try screen.expectGolden("words", recording: true, filePath: path) }
      #expect(recording?.description.contains("Take “recording: true” away again.") == true)
      try screen.expectGolden("words", filePath: path)
    }
  }

  @Test
  func withTheEnvironmentsWordAllIsRecordedWithoutAFailure() throws {
    inFolder { path, folder in
      var goldens = Goldens(name: "words", filePath: path)
      expectEqual(goldens.folder.path, folder.path)
      goldens.recordsAll = true
      #expect(goldens.difference("a\n", kind: .outline, isRecording: false) == nil)
      #expect(goldens.difference("b\n", kind: .outline, isRecording: false) == nil)
      goldens.recordsAll = false
      #expect(goldens.difference("b\n", kind: .outline, isRecording: false) == nil)
      #expect(goldens.difference("a\n", kind: .outline, isRecording: false)?.contains("- b\n+ a\n") == true)
    }
  }

  @Test
  func linesThatDifferAreToldWithTwoLinesAroundThemAndWhatIsFarFromThemIsLeftOut() {
    let old = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacing("line 7\n", with: "").replacing("line 15", with: "line fifteen")
    let difference = LineDifference(old, new)
    expectEqual(difference.count, 3)
    expectEqual(
      difference.lines,
      [
        "  …", "  line 5", "  line 6", "- line 7", "  line 8", "  line 9", "  …", "  line 13", "  line 14", "- line 15",
        "+ line fifteen", "  line 16", "  line 17", "  …",
      ]
    )
    expectEqual(LineDifference(old, old).count, 0)
    expectEqual(LineDifference("", "a").lines, ["- ", "+ a"])
  }
}
