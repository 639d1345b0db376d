#if GRDB
  import Foundation
  import GRDB
  import Testing

  @testable import RosterGRDB

  /// Values of all types, texts that are not Unicode among them, in databases of each encoding.
  struct StoredValueTests {
    static let encodings = ["UTF-8", "UTF-16le", "UTF-16be"]

    /// As statements have them.
    static let literals: [String] = {
      let numbers = [
        "-9223372036854775807 - 1", "-1", "0", "1", "9007199254740992", "9007199254740993", "9223372036854775807",
        "-9e999", "-9223372036854775808.0", "-1.5", "-0.0", "0.5", "1.0", "9007199254740992.0", "9007199254740994.0",
        "9223372036854775808.0", "9e999",
      ]
      // U+FFFF comes before U+10000 in UTF-8 and behind it in UTF-16, and in another place again in UTF-16le.
      let texts = [
        "''", "' '", "'a'", "'A'", "'a '", "'a  b'", "'b'", "'É'", "'é'", "'Z'", "'['", "'e' || char(769)",
        "char(65279) || 'a'", "char(65535)", "char(65536)", "char(256)", "char(1)", "'1'", "'x' || char(0)",
        "'x' || char(0) || 'y'", "'x' || char(0) || 'z'", "'X' || char(0) || 'yy'", "'x'", "char(0)", "char(65533)",
      ]
      // No UTF-8, no UTF-16, or neither.
      let malformed = ["ff41", "ff42", "c3", "eda080", "f0", "d800", "00d8", "00d84100", "d8000041", "00dc", "4100ff"]
      let data = ["x''", "x'00'", "x'0001'", "x'ff'", "x'ff41'", "x'61'"]
      return ["NULL"] + numbers + texts + malformed.map { "CAST(x'\($0)' AS TEXT)" } + data
    }()

    /// A database with all of them in a table.
    static func database(_ encoding: String) throws -> DatabaseQueue {
      var configuration = Configuration()
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA encoding = '\(encoding)'") }
      let queue = try DatabaseQueue(configuration: configuration)
      try queue.write { db in
        try db.execute(sql: "CREATE TABLE stored(id INTEGER PRIMARY KEY, value)")
        for literal in literals { try db.execute(sql: "INSERT INTO stored(value) VALUES (\(literal))") }
        #expect(try String.fetchOne(db, sql: "PRAGMA encoding") == encoding)
      }
      return queue
    }

    static func values(_ db: Database) throws -> [StoredValue] {
      let isUTF8 = try String.fetchOne(db, sql: "PRAGMA encoding") == "UTF-8"
      let statement = try db.makeStatement(sql: "SELECT value FROM stored ORDER BY id")
      let rows = try Row.fetchCursor(statement)
      var values: [StoredValue] = []
      while try rows.next() != nil { values.append(StoredValue(statement.sqliteStatement, at: 0, isUTF8: isUTF8)) }
      return values
    }

    @Test(arguments: encodings) func anArgumentIsTheSameValue(_ encoding: String) throws {
      try Self.database(encoding).read { db in
        for (index, value) in try Self.values(db).enumerated() {
          let placeholder = value.placeholder
          let row = try #require(
            try Row.fetchOne(
              db,
              sql: """
                SELECT value IS \(placeholder), typeof(\(placeholder)) = typeof(value),
                  hex(CAST(\(placeholder) AS BLOB)) = hex(CAST(value AS BLOB)), value FROM stored WHERE id = ?
                """,
              arguments: StatementArguments([value.argument, value.argument, value.argument, (index + 1).databaseValue])
            )
          )
          #expect(row[0] && row[1] && row[2], "\(Self.literals[index])")
          #expect(value.databaseValue == row[3], "\(Self.literals[index])")
        }
      }
    }

    /// A text argument must not make a text of what it is compared with.
    @Test(arguments: encodings) func anArgumentHasNoAffinity(_ encoding: String) throws {
      try Self.database(encoding).read { db in
        for value in try Self.values(db) {
          let plain = try Int.fetchOne(
            db,
            sql:
              "SELECT COUNT(*) FROM stored WHERE typeof(value) IN ('integer', 'real') AND value = \(value.placeholder)",
            arguments: [value.argument]
          )
          switch value {
          case .string, .text: #expect(plain == 0)
          default: break
          }
        }
      }
    }

    @Test(arguments: encodings) func valuesAreEqualIfTheyAreStoredAsTheSame(_ encoding: String) throws {
      try Self.database(encoding).read { db in
        let values = try Self.values(db)
        let stored = try String.fetchAll(
          db,
          sql: "SELECT typeof(value) || hex(CAST(value AS BLOB)) || quote(value) FROM stored"
        )
        for (first, value) in zip(stored, values) {
          for (second, other) in zip(stored, values) {
            #expect((value == other) == (first == second), "\(first) and \(second)")
            if value == other { #expect(value.hashValue == other.hashValue) }
          }
        }
      }
    }
  }
#endif
