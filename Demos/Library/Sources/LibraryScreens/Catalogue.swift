import Foundation
import GRDB

/// The file that a library is kept in.
public enum Catalogue {
  /// A file that is not a library, or is another version's.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    public var description: String
  }

  /// Says that a file is a library: "Lib1".
  private static let applicationID: Int32 = 0x4C69_6231
  private static let batch = 20_000

  /// Opens a library.
  ///
  /// - Parameter path: the file, which is made if there is none.
  /// - Throws: a ``Failure`` if the file is something else, and the database's own errors.
  public static func open(at path: String) throws -> DatabasePool {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    let pool = try DatabasePool(path: path, configuration: configuration)
    let isOther = try pool.read { db in
      try Int32.fetchOne(db, sql: "PRAGMA application_id") != applicationID
        && Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0 > 0
    }
    if isOther {
      throw Failure(description: "\(path) is a database, but no library: give a file that is not there yet")
    }
    return pool
  }

  /// Whether all books are in it.
  public static func isComplete(_ pool: DatabasePool) throws -> Bool {
    try pool.read { try Int.fetchOne($0, sql: "PRAGMA user_version") == 1 }
  }

  /// Fills a library, or begins anew if that was interrupted.
  ///
  /// - Parameters:
  ///   - count: the number of books. Which they are follows from their number.
  ///   - progress: is called with the part that is done, from 0 to 1.
  public static func fill(_ pool: DatabasePool, count: Int, progress: @Sendable (Double) -> Void) throws {
    try pool.write { db in
      try db.execute(
        sql: """
          PRAGMA application_id = \(applicationID);
          DROP TABLE IF EXISTS bookSearch;
          DROP TABLE IF EXISTS book;
          CREATE TABLE book(
            id INTEGER PRIMARY KEY, title TEXT NOT NULL COLLATE NOCASE, author TEXT NOT NULL COLLATE NOCASE,
            initial TEXT NOT NULL, year INTEGER NOT NULL, isBorrowed INTEGER NOT NULL DEFAULT 0
          );
          """
      )
    }
    var number = 0
    while number < count {
      try Task.checkCancellation()
      let numbers = number..<min(number + batch, count)
      try pool.write { db in
        let statement = try db.makeStatement(
          sql: "INSERT INTO book(id, title, author, initial, year) VALUES (?, ?, ?, ?, ?)"
        )
        for number in numbers {
          let book = SampleBook(number)
          let initial = String(book.author.prefix(1))
          try statement.execute(arguments: [number + 1, book.title, book.author, initial, book.year])
        }
      }
      number = numbers.upperBound
      progress(0.5 * Double(number) / Double(count))
    }
    // One after the other, so that somebody who looks at it sees that it goes on.
    let steps = [
      "CREATE INDEX bookByAuthor ON book(initial, author, title)",
      "CREATE INDEX bookByTitle ON book(title)",
      "CREATE INDEX bookByYear ON book(year, title)",
    ]
    for (index, step) in steps.enumerated() {
      try pool.write { try $0.execute(sql: step) }
      progress(0.5 + 0.1 * Double(index + 1))
    }
    try pool.write { db in
      try db.create(virtualTable: "bookSearch", using: FTS5()) { table in
        table.synchronize(withTable: "book")
        table.prefixes = [1, 2, 3]
        table.column("title")
        table.column("author")
      }
      try db.execute(sql: "PRAGMA user_version = 1")
    }
    progress(1)
  }

  /// Makes one change, as somebody at another desk does: a book is borrowed, brought back, bought or given away.
  ///
  /// - Parameter generator: what is done, and with which book.
  public static func change(_ pool: DatabasePool, by generator: inout some RandomNumberGenerator) throws {
    let choice = Int.random(in: 0..<10, using: &generator)
    let place = Double.random(in: 0..<1, using: &generator)
    let number = Int.random(in: 0..<1_000_000, using: &generator)
    try pool.write { db in
      let last = try Int64.fetchOne(db, sql: "SELECT MAX(id) FROM book") ?? 0
      let id = Int64(place * Double(last)) + 1
      switch choice {
      case 0..<2:
        let book = SampleBook(number)
        try db.execute(
          sql: "INSERT INTO book(title, author, initial, year) VALUES (?, ?, ?, ?)",
          arguments: ["A \(book.title)", book.author, String(book.author.prefix(1)), book.year]
        )
      case 2:
        try db.execute(sql: "DELETE FROM book WHERE id = ?", arguments: [id])
      default:
        try db.execute(sql: "UPDATE book SET isBorrowed = NOT isBorrowed WHERE id = ?", arguments: [id])
      }
    }
  }
}
