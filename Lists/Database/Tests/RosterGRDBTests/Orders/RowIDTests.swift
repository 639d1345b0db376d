#if GRDB
  import Foundation
  import GRDB
  import Roster
  import TestSupport
  import Testing

  @testable import RosterGRDB

  /// Row ids, which a column may take the name of and VACUUM may make others:
  /// <https://www.sqlite.org/lang_createtable.html#rowid>, <https://www.sqlite.org/lang_vacuum.html>
  @MainActor struct RowIDTests {
    private var small: QueryOptions {
      var options = QueryOptions()
      options.bucketSize = 4
      options.pageSize = 5
      options.pollInterval = nil
      return options
    }

    /// A table with fifty rows.
    private func file(_ columns: String, _ suffix: String = "") throws -> TestFile {
      let file = try TestFile("CREATE TABLE item(n UNIQUE, v DEFAULT 0, \(columns))\(suffix)")
      try file.pool.write { db in
        for number in 0..<50 { try db.execute(sql: "INSERT INTO item(n) VALUES (\(number))") }
      }
      return file
    }

    @Test(arguments: [
      ("rowid TEXT", "_rowid_"), ("\"ROWID\" INTEGER", "_rowid_"), ("rowid TEXT, _rowid_ INTEGER", "oid"),
      ("oid TEXT, _rowid_ TEXT", "rowid"), ("rowid TEXT, id INTEGER PRIMARY KEY", "id"),
      ("rowid, oid, _rowid_, id integer, PRIMARY KEY(id)", "id"), ("rowid INTEGER PRIMARY KEY", "rowid"),
      ("oid INTEGER PRIMARY KEY, rowid TEXT", "oid"), ("id INTEGER PRIMARY KEY DESC, rowid TEXT", "_rowid_"),
      ("id INT PRIMARY KEY, \"RowID\"", "_rowid_"),
    ])
    func aColumnMayHaveTheRowIDsName(_ columns: String, _ name: String) async throws {
      let file = try file(columns)
      let content = QueryDataSource(Entry.all(), orderedBy: [.descending(Column("n"))], in: file.pool, options: small)
      await content.followed()
      func check(_ comment: String) throws {
        #expect(content.status.phase.kind == .content)
        #expect(try content.rows == file.all(by: "n DESC, \(name) DESC"), "\(comment)")
        let ids = try file.pool.read { try Int64.fetchAll($0, sql: "SELECT \(name) FROM item ORDER BY n DESC") }
        #expect((0..<content.numberOfRows).map { content.rowID(at: $0) } == ids, "\(comment)")
        for (index, id) in ids.enumerated() { #expect(content.index(ofRow: id) == index) }
      }
      try check("opened")
      for statement in [
        "DELETE FROM item WHERE n % 2 = 0",
        "UPDATE item SET v = 1 WHERE n % 3 = 0",
        "UPDATE item SET \(name) = 500 WHERE n = 5",
        "INSERT OR REPLACE INTO item(n, v) VALUES (7, 2), (60, 2)",
        "UPDATE OR REPLACE item SET n = 9, v = 3 WHERE n = 11",
        "UPDATE OR REPLACE item SET \(name) = (SELECT \(name) FROM item WHERE n = 15), v = 4 WHERE n = 13",
      ] {
        try await file.pool.write { try $0.execute(sql: statement) }
        await content.followed()
        try check(statement)
      }
      let other = try DatabaseQueue(path: file.path)
      try await other.write { try $0.execute(sql: "DELETE FROM item WHERE n > 30; UPDATE item SET v = 5 WHERE n = 17") }
      await content.followed()
      try check("another process")
    }

    @Test(arguments: [
      ("rowid TEXT, oid, _rowid_", ""), ("id INTEGER PRIMARY KEY DESC, rowid, oid, _rowid_", ""),
      ("id INTEGER PRIMARY KEY, rowid TEXT", "WITHOUT ROWID"), ("rowid INTEGER PRIMARY KEY", "WITHOUT ROWID"),
    ])
    func rowIDsThatNoStatementCanNameAreRefused(_ columns: String, _ suffix: String) async throws {
      let file = try TestFile("CREATE TABLE item(n, v, \(columns)) \(suffix)")
      let content = QueryDataSource(Entry.all(), orderedBy: [], in: file.pool, options: small)
      #expect(content.status.phase.error as? QueryError == .rowIDsAreMissing(table: "item"))
    }

    /// Nobody is told of VACUUM; a row that is edited by its id must be the one that is shown.
    @Test(arguments: [nil, Duration.milliseconds(5)])
    func otherRowIDsAreShownAfterVacuum(_ pollInterval: Duration?) async throws {
      let file = try TestFile("CREATE TABLE item(n, v DEFAULT 0)")
      try await file.pool.write { db in
        for number in 0..<50 { try db.execute(sql: "INSERT INTO item(n) VALUES (\(number))") }
      }
      var options = small
      options.pollInterval = pollInterval
      let content = QueryDataSource(Entry.all(), orderedBy: [.ascending(Column("n"))], in: file.pool, options: options)
      await content.followed()
      try await file.pool.write { try $0.execute(sql: "DELETE FROM item WHERE n % 2 = 0") }
      await content.followed()
      try await file.pool.vacuum()
      if pollInterval == nil { await content.followed() }
      // The row with the number 21 is the eleventh that is left.
      #expect(await eventually { content.rowID(at: 10) == 11 })
      let id = try #require(content.rowID(at: 20))
      try await file.pool.write { try $0.execute(sql: "UPDATE item SET v = 1 WHERE rowid = ?", arguments: [id]) }
      await content.followed()
      #expect(content.rows.filter { $0.version == 1 }.map(\.number) == [41])
      #expect(try content.rows == file.all(by: "n"))
    }

    /// A reload finds the rows on the screen by their ids, which are those of other rows then.
    @Test func aPlaceDoesNotGoToTheRowThatHasTheIDAfterVacuum() async throws {
      let file = try TestFile("CREATE TABLE item(n, v DEFAULT 0)")
      try await file.pool.write { db in
        for number in 0..<50 { try db.execute(sql: "INSERT INTO item(n) VALUES (\(number))") }
        try db.execute(sql: "DELETE FROM item WHERE n < 10")
      }
      let content = QueryDataSource(Entry.all(), orderedBy: [.ascending(Column("n"))], in: file.pool, options: small)
      await content.followed()
      #expect(content.item(at: 20, inSection: 0).number == 30)
      let place = content.place(at: 20, inSection: 0)
      try await file.pool.vacuum()
      await content.followed()
      #expect(content.rowID(at: 20) == 21)
      #expect(place.indexPath.map { content.item(at: $0.item, inSection: 0).number } ?? 30 == 30)
    }

    /// A column that comes does not change ids.
    @Test func aPlaceStaysWhenAColumnComes() async throws {
      let file = try file("id INT")
      let content = QueryDataSource(Entry.all(), orderedBy: [.ascending(Column("n"))], in: file.pool, options: small)
      await content.followed()
      #expect(content.item(at: 20, inSection: 0).number == 20)
      let place = content.place(at: 20, inSection: 0)
      try await file.pool.write {
        try $0.execute(sql: "ALTER TABLE item ADD COLUMN more DEFAULT 7; DELETE FROM item WHERE n < 10")
      }
      await content.followed()
      #expect(place.indexPath?.item == 10)
    }
  }
#endif
