import Foundation
import GRDB
import Testing

@testable import LibraryScreens

@Suite(.timeLimit(.minutes(2))) struct CatalogueTests {
  @Test func aLibraryFollowsFromItsNumbers() throws {
    try TemporaryLibrary.with { path in
      let pool = try Catalogue.open(at: path)
      #expect(try !Catalogue.isComplete(pool))
      try Catalogue.fill(pool, count: 45_000) { #expect($0 > 0 && $0 <= 1) }
      #expect(try Catalogue.isComplete(pool))
      let books = try pool.read { try Book.fetchAll($0) }
      #expect(books.count == 45_000)
      for (number, book) in books.enumerated() {
        let sample = SampleBook(number)
        #expect(book.id == Int64(number + 1) && book.title == sample.title && book.author == sample.author)
        #expect(book.year == sample.year && book.year >= 1850 && book.year < 2025 && !book.isBorrowed)
      }
      let found = try pool.read {
        try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM bookSearch WHERE bookSearch MATCH 'lisb* garc*'")
      }
      #expect(found == books.count { $0.title.contains("Lisbon") && $0.author.contains("García") })
    }
  }

  @Test func whatWasInterruptedIsMadeAnew() throws {
    try TemporaryLibrary.with { path in
      let pool = try Catalogue.open(at: path)
      struct Interruption: Error {}
      let task = Task {
        try Catalogue.fill(pool, count: 100_000) { _ in withUnsafeCurrentTask { $0?.cancel() } }
      }
      let done = DispatchSemaphore(value: 0)
      Task {
        await #expect(throws: CancellationError.self) { try await task.value }
        done.signal()
      }
      done.wait()
      #expect(try !Catalogue.isComplete(pool))
      try Catalogue.fill(pool, count: 10) { _ in }
      #expect(try pool.read { try Book.fetchCount($0) } == 10)
    }
  }

  @Test func otherFilesAreLeftAlone() throws {
    try TemporaryLibrary.with { path in
      do {
        let queue = try DatabaseQueue(path: path)
        try queue.write { try $0.execute(sql: "CREATE TABLE letter(id INTEGER PRIMARY KEY)") }
      }
      let failure = try #require(throws: Catalogue.Failure.self) { try Catalogue.open(at: path) }
      #expect(failure.description.contains("is a database, but no library"))
    }
    try TemporaryLibrary.with { path in
      try Data("It was a dark and stormy night, and nobody wrote a database.".utf8).write(
        to: URL(fileURLWithPath: path)
      )
      #expect(throws: DatabaseError.self) { try Catalogue.open(at: path) }
    }
  }
}

/// A file in a folder that goes after a test.
enum TemporaryLibrary {
  static func with(_ body: (String) throws -> Void) throws {
    let folder = try make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("library.sqlite").path)
  }

  @MainActor static func with(_ body: @MainActor (String) async throws -> Void) async throws {
    let folder = try make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appendingPathComponent("library.sqlite").path)
  }

  private static func make() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
