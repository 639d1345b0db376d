import Foundation
import GRDB

/// A row of the table that is measured.
struct Message: Codable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "message"
  static let unreadable = Message(id: 0, date: 0, sender: "", subject: "unreadable")

  var id: Int64
  var date: Int
  var sender: String
  var subject: String

  /// A file with so many rows, whose dates are scattered over the row ids; it is made if it is not there.
  static func database(_ count: Int, in folder: String) throws -> DatabasePool {
    let path = "\(folder)/messages-\(count).sqlite"
    var configuration = Configuration()
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
    let isThere = FileManager.default.fileExists(atPath: path)
    let pool = try DatabasePool(path: path, configuration: configuration)
    if isThere {
      try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      return pool
    }
    try pool.write { db in
      try db.execute(
        sql: "CREATE TABLE message(id INTEGER PRIMARY KEY, date INTEGER NOT NULL, sender TEXT, subject TEXT)"
      )
      try db.execute(
        sql: """
          WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(count))
          INSERT INTO message SELECT n, (n * 7919) % 1000000007, 'sender ' || (n * 31 % 5000), 'About the message number ' || n FROM number
          """
      )
      try db.execute(sql: "CREATE INDEX byDate ON message(date); CREATE INDEX bySender ON message(sender, date)")
    }
    try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    return pool
  }
}
