import Foundation
import GRDB
import Roster
import ScreenTesting
import Testing

@testable import LibraryScreens

@MainActor @Suite(.timeLimit(.minutes(3))) struct LibraryScreenTests {
  private static let count = 3_000

  /// A library on the screen, after it was made.
  private func run(_ body: (LibraryViewController, TestScreen, DatabasePool) async throws -> Void) async throws {
    try await TemporaryLibrary.with { path in
      let file = LibraryFile(path: path, count: Self.count)
      let library = LibraryViewController(file)
      let screen = TestScreen(UINavigationController(rootViewController: library))
      #expect(library.statusText == "Making 3,000 books")
      await file.opened()
      await library.followed()
      await screen.settle()
      try await body(library, screen, try Catalogue.open(at: path))
    }
  }

  /// The titles that a query finds.
  private func titles(_ pool: DatabasePool, _ sql: String, _ arguments: StatementArguments = []) throws -> [String] {
    try pool.read { try String.fetchAll($0, sql: sql, arguments: arguments) }
  }

  @Test func booksAreInSectionsByTheirAuthorsLetter() async throws {
    try await run { library, screen, pool in
      #expect(library.statusText == "3,000 books, by author")
      let initials = try titles(pool, "SELECT DISTINCT initial FROM book ORDER BY initial")
      #expect(library.tableView.numberOfSections == initials.count)
      #expect(library.tableView.dataSource?.sectionIndexTitles(for: library.tableView) == initials)
      let first = try titles(pool, "SELECT title FROM book ORDER BY initial, author, title, id LIMIT 1")
      #expect(screen.shows(.text(first[0])))
    }
  }

  @Test func aSearchIsShownAsOneTypes() async throws {
    try await run { library, screen, pool in
      try screen.type("lisb gard")
      await library.followed()
      await screen.settle()
      let found = try titles(
        pool,
        "SELECT title FROM book WHERE title LIKE '%Garden of Lisbon%' OR title LIKE '% of Lisbon%'"
      )
      .filter { $0.contains("Garden") }
      #expect(!found.isEmpty && library.statusText.hasPrefix("\(found.count) book"))
      #expect(
        (0..<library.tableView.numberOfSections).reduce(0) { $0 + library.tableView.numberOfRows(inSection: $1) }
          == found.count
      )
    }
  }

  @Test func ordersFollowEachOther() async throws {
    try await run { library, screen, pool in
      try screen.tap("Sort")
      await library.followed()
      await screen.settle()
      #expect(library.statusText == "3,000 books, by title" && library.tableView.numberOfSections == 1)
      try screen.tap("Sort")
      await library.followed()
      await screen.settle()
      let years = try titles(pool, "SELECT year || ': ' || COUNT(*) FROM book GROUP BY year ORDER BY year DESC")
      #expect(library.tableView.numberOfSections == years.count && screen.shows(.text(years[0])))
    }
  }

  @Test func aTapBorrowsAndASwipeRemoves() async throws {
    try await run { library, screen, pool in
      let ids = try await pool.read {
        try Int64.fetchAll($0, sql: "SELECT id FROM book ORDER BY initial, author, title, id LIMIT 2")
      }
      try screen.tap(.indexPath([0, 0]))
      try await until {
        try await pool.read {
          try Bool.fetchOne($0, sql: "SELECT isBorrowed FROM book WHERE id = ?", arguments: [ids[0]])
        }
          == true
      }
      await library.followed()
      await screen.settle()
      #expect(library.tableView.cellForRow(at: [0, 0])?.accessoryType == .checkmark)
      #expect(library.tableView.indexPathsForSelectedRows == nil)
      try screen.swipe(.indexPath([0, 1]), tap: "Remove")
      try await until { try await pool.read { try Book.exists($0, id: ids[1]) } == false }
      await library.followed()
      await screen.settle()
      #expect(library.statusText == "2,999 books, by author")
    }
  }

  @Test func whatAnotherProcessWritesIsShown() async throws {
    let command = try #require(LibraryCommand.url, "the command is built beside the tests")
    try await run { library, screen, pool in
      let process = Process()
      process.executableURL = command
      process.arguments = ["write", pool.path, "--every", "0", "--times", "200"]
      try process.run()
      while process.isRunning { try await Task.sleep(for: .milliseconds(10)) }
      #expect(process.terminationStatus == 0)
      await library.followed()
      await screen.settle()
      let count = try await pool.read { try Book.fetchCount($0) }
      #expect(count != Self.count && library.statusText == "\(Numbers.text(count)) books, by author")
      var shown = 0
      for section in 0..<library.tableView.numberOfSections {
        shown += library.tableView.numberOfRows(inSection: section)
      }
      #expect(shown == count)
    }
  }

  @Test func whatCannotBeOpenedSaysSo() async throws {
    try await TemporaryLibrary.with { path in
      try Data("It was a dark and stormy night.".utf8).write(to: URL(fileURLWithPath: path))
      let file = LibraryFile(path: path, count: 10)
      let library = LibraryViewController(file)
      let screen = TestScreen(UINavigationController(rootViewController: library))
      await file.opened()
      #expect(library.statusText.contains("not a database"))
      try FileManager.default.removeItem(atPath: path)
      try screen.tap("Retry")
      await file.opened()
      await library.followed()
      await screen.settle()
      #expect(library.statusText == "10 books, by author")
    }
  }

  /// Lets others work until something is the case; the time limit of the suite ends it otherwise.
  private func until(_ isSo: () async throws -> Bool) async throws {
    while try await !isSo() { try await Task.sleep(for: .milliseconds(5)) }
  }
}
