import Foundation
import Testing

@testable import gallery

struct OutputFolderTests {
  @Test func makesFoldersAndWrites() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(path: temporary.path + "/a/b")
    let url = try folder.write("ü", to: "page.html")
    #expect(try String(contentsOf: url, encoding: .utf8) == "ü")
  }

  @Test func replacesWhatIsThere() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(path: temporary.path)
    try folder.write("a longer text", to: "page.html")
    let url = try folder.write("short", to: "page.html")
    #expect(try String(contentsOf: url, encoding: .utf8) == "short")
  }

  @Test func refusesAFile() throws {
    let temporary = try TemporaryFolder()
    let file = try OutputFolder(path: temporary.path).write("", to: "file").path
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
    let error = #expect(throws: GalleryError.self) { try folder.write("", to: "page.html") }
    #expect(error?.description.hasPrefix("Cannot write \(temporary.path)/page.html: ") == true)
  }
}
