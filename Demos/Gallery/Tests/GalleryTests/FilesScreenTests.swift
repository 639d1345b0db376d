import Foundation
import GalleryScreens
import Roster
import Testing

@testable import gallery

@MainActor struct FilesScreenTests {
  private let screen: FilesViewController
  private let phone: Phone

  init() {
    screen = FilesViewController(.sample)
    phone = Phone(screen)
  }

  private var names: [String] {
    screen.tableView.layoutIfNeeded()
    return (0..<screen.tableView.numberOfRows(inSection: 0)).map { row in
      screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)).flatMap { Self.labels($0).first } ?? "-"
    }
  }

  @Test func foldersOpenAndLoad() async throws {
    #expect(names == ["Chapters", "Pictures", "Shared", "Contents.md", "Sunrise.csv"])
    screen.tableView.headlessTapRow(at: [0, 1])
    #expect(names.prefix(5) == ["Chapters", "Pictures", "Moon", "Tides.svg", "Cover.jpg"])
    screen.tableView.headlessTapRow(at: [0, 1])
    screen.tableView.headlessTapRow(at: [0, 2])
    #expect(names.prefix(4) == ["Chapters", "Pictures", "Shared", "Loading…"])
    for _ in 0..<200 where names.contains("Loading…") { try await Task.sleep(for: .milliseconds(20)) }
    #expect(names.prefix(5) == ["Chapters", "Pictures", "Shared", "Letters", "Calendar.ics"])
  }

  @Test func aSearchOpensFolders() {
    screen.search(for: "moon")
    #expect(names == ["Pictures", "Moon"])
    screen.search(for: "new")
    #expect(names == ["Pictures", "Moon", "New.png"])
    screen.search(for: "")
    #expect(names.count == 5)
  }

  @Test func aFileIsDraggedIntoAFolder() async {
    screen.tableView.headlessTapRow(at: [0, 0])
    screen.setEditing(true, animated: false)
    #expect(names.count == 8)
    #expect(screen.tableView.headlessMoveRow(at: [0, 6], to: [0, 1]))
    for _ in 0..<20 { await Task.yield() }
    #expect(names.prefix(3) == ["Chapters", "Contents.md", "January.md"])
  }

  @Test func aRealFolderIsRead() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/b", withIntermediateDirectories: true)
    try Data(count: 1_234).write(to: URL(fileURLWithPath: folder.path + "/b/inner.txt"))
    try Data(count: 5).write(to: URL(fileURLWithPath: folder.path + "/a.txt"))
    try Data().write(to: URL(fileURLWithPath: folder.path + "/.hidden"))
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: folder.path)
    let tree = try FolderReader.tree(at: folder.path)
    #expect(tree.roots.map(\.name) == ["b", "a.txt", "link"])
    #expect(tree.roots.map(\.isFolder) == [true, false, false])
    let screen = FilesViewController(tree)
    let phone = Phone(screen)
    screen.tableView.headlessTapRow(at: [0, 0])
    for _ in 0..<200 where !Self.text(phone).contains("inner.txt") { try await Task.sleep(for: .milliseconds(20)) }
    #expect(Self.text(phone).contains("1.2 kB"))
    #expect(throws: GalleryError.self) { try FolderReader.tree(at: folder.path + "/missing") }
    #expect(throws: GalleryError.self) { try FolderReader.tree(at: folder.path + "/a.txt") }
  }

  private static func text(_ phone: Phone) -> String { labels(phone.window).joined(separator: "\n") }

  private static func labels(_ view: UIView) -> [String] {
    if let text = (view as? UILabel)?.text { return [text] }
    return view.subviews.flatMap(labels)
  }
}
