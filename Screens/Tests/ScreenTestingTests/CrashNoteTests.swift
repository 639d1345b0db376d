#if os(Linux) && canImport(Glibc)
  import Foundation
  import Testing

  @testable import ScreenTesting

  @Suite struct CrashNoteTests {
    @Test
    func aNoteIsReadWhenTheProcessThatWroteItHasEndedAndNotBefore() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      func note(line: Int, screen: String = "Inbox") -> CrashNote {
        CrashNote(fileID: "Tests/List.swift", line: line, screen: screen, folder: folder)
      }
      func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

      note(line: 1).write("own")
      #expect(note(line: 1).text == nil)
      let own = try #require(try names().first)
      // Numbers of processes are below 2²² on Linux.
      let ended = own.replacingOccurrences(of: "-\(getpid()).", with: "-4194305.")
      try "seed".write(to: folder.appendingPathComponent(ended), atomically: true, encoding: .utf8)
      #expect(note(line: 1).text == "seed")
      #expect(note(line: 2).text == nil)
      #expect(note(line: 1, screen: "Shop").text == nil)
      #expect(note(line: 10).text == nil)
      // The first process lives as long as the system.
      let alive = own.replacingOccurrences(of: "-\(getpid()).", with: "-1.")
      try "other".write(to: folder.appendingPathComponent(alive), atomically: true, encoding: .utf8)
      note(line: 1).remove()
      #expect(try names() == [alive])
      #expect(note(line: 1).text == nil)
    }
  }
#endif
