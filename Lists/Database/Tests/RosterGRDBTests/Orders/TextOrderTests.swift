#if GRDB
  import Foundation
  import GRDB
  import Roster
  import Testing

  @testable import RosterGRDB

  /// Lists in the order of texts that no `String` is, or that a `String` takes for equal, against SQLite's own order.
  @MainActor struct TextOrderTests {
    private var small: QueryOptions {
      var options = QueryOptions()
      options.bucketSize = 4
      options.pageSize = 3
      options.rowsPerTurn = 50
      options.pollInterval = nil
      return options
    }

    /// A table in which every value is in three rows.
    private func file(_ encoding: String, _ columns: String = "t") throws -> TestFile {
      let file = try TestFile(
        "CREATE TABLE item(id INTEGER PRIMARY KEY, n, v DEFAULT 0, \(columns)); CREATE INDEX byText ON item(t)",
        encoding: encoding
      )
      try file.pool.write { db in
        for number in 0..<3 * StoredValueTests.literals.count {
          let literal = StoredValueTests.literals[number * 7 % StoredValueTests.literals.count]
          try db.execute(sql: "INSERT INTO item(n, t) VALUES (\(number), \(literal))")
        }
      }
      return file
    }

    @Test(arguments: StoredValueTests.encodings, ["BINARY", "NOCASE", "RTRIM"])
    func everyRowIsWhereSQLiteHasIt(_ encoding: String, _ collation: String) async throws {
      let file = try file(encoding, "t COLLATE \(collation)")
      for isDescending in [false, true] {
        let column = Column("t")
        let content = QueryDataSource(
          Entry.all(),
          orderedBy: [isDescending ? .descending(column) : .ascending(column)],
          in: file.pool,
          options: small
        )
        await content.followed()
        let ordering = isDescending ? "t DESC, id DESC" : "t, id"
        #expect(try content.rows == file.all(by: ordering))
        for index in 0..<content.numberOfRows {
          let id = try #require(content.rowID(at: index))
          #expect(content.index(ofRow: id) == index)
        }
        for step in 0..<15 {
          try await file.pool.write { db in
            let literal = StoredValueTests.literals[step * 11 % StoredValueTests.literals.count]
            try db.execute(sql: "UPDATE item SET t = \(literal), v = v + 1 WHERE n % 23 = \(step)")
            try db.execute(sql: "DELETE FROM item WHERE n % 41 = \(step + 3)")
            try db.execute(sql: "INSERT INTO item(n, t) VALUES (\(1_000 + step), \(literal))")
          }
          await content.followed()
          #expect(try content.rows == file.all(by: ordering), "\(step)")
        }
        #expect(content.status.phase.kind == .content)
      }
    }

    /// A column that is computed from data is a text that nobody has checked.
    @Test(arguments: ["AS (CAST(b AS TEXT))", "TEXT AS (CAST(substr(b, 1, 2) AS TEXT)) STORED", "TEXT AS (b)"])
    func computedTextsAreOrdered(_ expression: String) async throws {
      let file = try TestFile(
        "CREATE TABLE item(id INTEGER PRIMARY KEY, n, v, b BLOB, t \(expression)); CREATE INDEX byText ON item(t)"
      )
      try await file.pool.write { db in
        for number in 0..<200 {
          let data = Data([UInt8(number * 37 % 256), UInt8(number * 101 % 256), UInt8(number % 3)])
          try db.execute(sql: "INSERT INTO item(n, b) VALUES (?, ?)", arguments: [number, data])
        }
      }
      let content = QueryDataSource(Entry.all(), orderedBy: [.ascending(Column("t"))], in: file.pool, options: small)
      await content.followed()
      #expect(try content.rows == file.all(by: "t, id"))
      try await file.pool.write { try $0.execute(sql: "UPDATE item SET b = x'ff41', v = 1 WHERE n % 5 = 0") }
      await content.followed()
      #expect(try content.rows == file.all(by: "t, id"))
    }

    /// An integer and a real number that are equal and have different texts. With `=`, SQLite 3.40 puts one for the other into an
    /// expression beside it, so that rows counted twice.
    @Test func equalNumbersWithDifferentTextsStayApart() async throws {
      let file = try TestFile("CREATE TABLE item(id INTEGER PRIMARY KEY, n, v, a NUMERIC, b TEXT)")
      try await file.pool.write { db in
        for number in 0..<300 {
          let value = number % 2 == 0 ? "-9223372036854775807 - 1" : "-9223372036854775808.0"
          try db.execute(sql: "INSERT INTO item(n, a, b) VALUES (\(number), \(value), 'x')")
        }
      }
      let content = QueryDataSource(
        Entry.all(),
        orderedBy: [.ascending(SQL(sql: "b || a").sqlExpression), .ascending(Column("a"))],
        in: file.pool,
        options: small
      )
      let all = try file.all(by: "b || a, a, id")
      for index in 0..<content.numberOfRows { #expect(content.item(at: index, inSection: 0) == all[index]) }
      await content.followed()
      #expect(content.rows == all)
      try await file.pool.write { try $0.execute(sql: "DELETE FROM item WHERE n % 5 = 0") }
      await content.followed()
      #expect(try content.rows == file.all(by: "b || a, a, id"))
    }

    /// "é" in one character and in two are other texts to SQLite, in other places, and the same to a `String`.
    @Test(arguments: StoredValueTests.encodings)
    func aTextThatBecomesAnEquivalentOneIsMoved(_ encoding: String) async throws {
      let file = try TestFile("CREATE TABLE item(id INTEGER PRIMARY KEY, n, v, t)", encoding: encoding)
      try await file.pool.write { db in
        for (number, text) in ["d", "é", "f", "z"].enumerated() {
          try db.execute(sql: "INSERT INTO item(n, t) VALUES (?, ?)", arguments: [number, text])
        }
      }
      let content = QueryDataSource(Entry.all(), orderedBy: [.ascending(Column("t"))], in: file.pool, options: small)
      await content.followed()
      for text in ["e\u{301}", "é", "e\u{301}"] {
        try await file.pool.write { try $0.execute(sql: "UPDATE item SET t = ? WHERE n = 1", arguments: [text]) }
        await content.followed()
        #expect(try content.rows.map(\.number) == file.all(by: "t, id").map(\.number))
      }
      // And so in sections.
      let sections = QueryDataSource(
        Entry.all(),
        sectionedBy: QuerySections<String>(.ascending(Column("t"))),
        in: file.pool,
        options: small,
        unreadable: { _ in .unreadable }
      )
      await sections.followed()
      try await file.pool.write { try $0.execute(sql: "UPDATE item SET t = 'é' WHERE n = 2") }
      await sections.followed()
      #expect(sections.numberOfSections == 4)
      #expect(try sections.rows.map(\.number) == file.all(by: "t, id").map(\.number))
    }

    /// Pages lead to each other by keys.
    @Test(arguments: StoredValueTests.encodings) func pagesFollowEachOther(_ encoding: String) async throws {
      let file = try file(encoding)
      let reader = QueryPageReader(
        query: Query(Entry.all(), sectionedBy: nil, orderedBy: [.ascending(Column("t"))]),
        reader: file.pool
      )
      var rows: [Entry] = []
      var position: QueryPosition?
      repeat {
        let page = try await reader.page(position, 4)
        rows += page.items
        position = page.next
      } while position != nil && rows.count < 1_000
      #expect(try rows == file.all(by: "t, id"))
    }

    @Test func aTextIsSoughtInAnIndex() throws {
      let file = try file("UTF-16le")
      try file.pool.read { db in
        let plan = try QueryPlan(db, Entry.all(), orderedBy: [.ascending(Column("t"))])
        try plan.readKeys(from: nil, limit: 1_000, db) { statement in
          for range in plan.order.ranges(from: plan.key(in: statement), to: nil) where range.sql != "1" {
            let sql = "EXPLAIN QUERY PLAN \(plan.keys.head)\(range.sql)\(plan.keys.tail) ORDER BY t, id"
            let details = try Row.fetchAll(db, sql: sql, arguments: range.values.arguments).map {
              $0["detail"] as String
            }
            #expect(details.allSatisfy { $0.hasPrefix("SEARCH") }, "\(range.sql): \(details)")
          }
          return true
        }
      }
    }
  }
#endif
