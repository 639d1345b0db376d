import Foundation
import Testing

@testable import gallery

struct OutputFolderTests {
  private func text(_ name: String, in folder: OutputFolder) throws -> String {
    try String(contentsOf: folder.url(of: name), encoding: .utf8)
  }

  @Test func makesFoldersAndWrites() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(path: temporary.path + "/a/b")
    try folder.write([("page.html", "ü"), ("a.svg", "")])
    #expect(try text("page.html", in: folder) == "ü")
    #expect(try text(OutputFolder.listName, in: folder) == "a.svg\npage.html\n")
  }

  @Test func replacesWhatItMade() throws {
    let temporary = try TemporaryFolder()
    try OutputFolder(path: temporary.path).write([("page.html", "a longer text"), ("a.svg", "a")])
    let folder = try OutputFolder(path: temporary.path)
    try folder.write([("page.html", "short")])
    #expect(try text("page.html", in: folder) == "short")
    // What another run has written stays the gallery's.
    try folder.write([("a.svg", "b")])
    #expect(try text("a.svg", in: folder) == "b")
  }

  /// A file of the same name that is somebody else's, and links, also those that lead nowhere.
  @Test(arguments: ["file", "link", "broken link"])
  func replacesNothingElse(kind: String) throws {
    let temporary = try TemporaryFolder()
    let mine = temporary.path + "/page.html"
    let other = temporary.path + "/other"
    try "mine".write(toFile: other, atomically: true, encoding: .utf8)
    if kind == "file" {
      try "mine".write(toFile: mine, atomically: true, encoding: .utf8)
    } else {
      let target = kind == "link" ? other : temporary.path + "/nowhere"
      try FileManager.default.createSymbolicLink(atPath: mine, withDestinationPath: target)
    }
    let folder = try OutputFolder(path: temporary.path)
    let error = #expect(throws: GalleryError.self) { try folder.write([("a.svg", ""), ("page.html", "new")]) }
    #expect(error?.description.contains("the gallery did not make the file of this name") == true)
    // Nothing was written, the list neither.
    let names = try FileManager.default.contentsOfDirectory(atPath: temporary.path).sorted()
    #expect(names == ["other", "page.html"])
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
    if kind == "file" { #expect(try text("page.html", in: folder) == "mine") }
  }

  @Test func refusesAFile() throws {
    let temporary = try TemporaryFolder()
    let file = temporary.path + "/file"
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(throws: GalleryError("Cannot write to \(file): \(file) is a file, not a folder.")) {
      try OutputFolder(path: file)
    }
    #expect(throws: GalleryError("Cannot write to \(file)/sub: \(file) is a file, not a folder.")) {
      try OutputFolder(path: file + "/sub")
    }
  }

  @Test func refusesNoName() {
    #expect(throws: GalleryError("The output folder has no name.")) { try OutputFolder(path: "") }
  }

  @Test func saysWhatCannotBeWritten() throws {
    let temporary = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: temporary.path + "/page.html/x", withIntermediateDirectories: true)
    let folder = try OutputFolder(path: temporary.path)
    #expect(throws: GalleryError("Cannot write \(temporary.path)/page.html: it is a folder.")) {
      try folder.write([("page.html", "")])
    }
  }
}
