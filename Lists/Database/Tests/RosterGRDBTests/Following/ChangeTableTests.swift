#if GRDB
  import Foundation
  import GRDB
  import RosterDiagnostics
  import TestSupport
  import Testing

  @testable import RosterGRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  @MainActor struct ChangeTableTests {
    private let database: TestDatabase
    private let other: DatabaseQueue
    private var options = QueryOptions()

    init() throws {
      database = try TestDatabase(300)
      other = try DatabaseQueue(path: database.path)
      options.pollInterval = nil
      options.bucketSize = 16
    }

    private func list() async -> QueryDataSource<Message, Never> {
      let list = QueryDataSource(orderedBy: [.ascending(Column("date"))], in: database.pool, options: options)
      await list.followed()
      return list
    }

    /// Writes into a text in its place, which no trigger sees.
    private func overwriteSubject(ofRow id: Int64) throws {
      try other.writeWithoutTransaction { db in
        var blob: OpaquePointer?
        try #require(sqlite3_blob_open(db.sqliteConnection, "main", "message", "subject", id, 1, &blob) == SQLITE_OK)
        #expect(sqlite3_blob_write(blob, "S", 1, 0) == SQLITE_OK)
        sqlite3_blob_close(blob)
      }
    }

    /// How many rows are said to show differently after writes.
    private func updates(of list: QueryDataSource<Message, Never>, _ write: () throws -> Void) async rethrows -> Int {
      var count = 0
      let observation = list.changes.observe { change in
        guard case .update(let stages) = change else { return }
        count += stages.flatMap(\.items.updates).count
      }
      try write()
      await list.followed()
      withExtendedLifetime(observation) {}
      return count
    }

    /// What no trigger sees is not shown, so that rows were not compared; a refresh compares them.
    @Test func onlyNotedRowsAreAskedAbout() async throws {
      try await database.pool.write { try ChangeTable.create(for: "Message", in: $0) }
      let list = await list()
      let noted = try await updates(of: list) {
        try overwriteSubject(ofRow: 7)
        try other.writeWithoutTransaction { try $0.execute(sql: "UPDATE message SET subject = 'noted' WHERE id = 9") }
      }
      #expect(noted == 1)
      try overwriteSubject(ofRow: 8)
      #expect(await updates(of: list) { list.refresh() } == 1)
      #expect(try list.rows == database.all(by: "date, id"))
    }

    /// Without the table, or with one that does not have all writes, rows are compared.
    @Test(arguments: [
      "DROP TRIGGER rosterChanges_delete_message", "CREATE UNIQUE INDEX further ON message(sender, id)",
      "DELETE FROM rosterChanges_message",
      "DROP TRIGGER rosterChanges_insert_message; DROP TABLE rosterChanges_message",
    ])
    func rowsAreComparedWhereSomeMayBeMissing(_ sql: String) async throws {
      try await database.pool.write { try ChangeTable.create(for: "message", in: $0) }
      try await other.write { try $0.execute(sql: sql) }
      let list = await list()
      #expect(try await updates(of: list) { try overwriteSubject(ofRow: 7) } == 1)
    }

    /// Where a table of changes is of no use a note says so, and why; where it is, or there is none, nothing does.
    @Test(
      arguments: [
        "DROP TRIGGER rosterChanges_delete_message": "trigger \"rosterChanges_delete_message\" is missing",
        "CREATE UNIQUE INDEX further ON message(sender, id)":
          "trigger \"rosterChanges_insert_message\" is not the one of this",
        "DROP TABLE rosterChanges_message; CREATE TABLE rosterChanges_message(n)":
          "table \"rosterChanges_message\" is not the one of this",
        "CREATE UNIQUE INDEX further ON message(lower(subject))": "REPLACE removes by the unique index further",
        "CREATE INDEX further ON message(subject)": nil, "DROP TABLE rosterChanges_message": nil,
      ] as [String: String?]
    )
    func aTableThatDoesNotFitIsNoted(_ sql: String, _ fault: String?) async throws {
      try await database.pool.write { try ChangeTable.create(for: "message", in: $0) }
      let recorder = DebugNotes.Recorder()
      await DebugNotes.recorder.withValue(recorder) {
        let fitting = await list()
        #expect(recorder.notes == [])
        do { try await other.write { try $0.execute(sql: sql) } } catch { Issue.record(error) }
        // The schema is another one, and so is the plan.
        await fitting.followed()
        _ = await list()
      }
      #expect(recorder.notes.count == (fault == nil ? 0 : 1))
      guard let fault else { return }
      for text in [fault, "all rows are compared after each write of another process", "call ChangeTable.create(for: "]
      {
        #expect(recorder.notes.first?.contains(text) == true)
      }
    }

    /// Behind a written row, another trigger ends the statement, or the row: triggers behind it do not run.
    @Test(arguments: ["IGNORE", "FAIL, 'left behind'"])
    func rowsThatAreLeftBehindAreNoticed(_ action: String) async throws {
      try await database.pool.write { try ChangeTable.create(for: "message", in: $0) }
      try await other.write { db in
        for event in ["INSERT", "UPDATE", "DELETE"] {
          try db.execute(
            sql: "CREATE TRIGGER last\(event) AFTER \(event) ON message BEGIN SELECT RAISE(\(action)); END"
          )
        }
      }
      let list = await list()
      for (statement, count) in [
        ("INSERT INTO message(subject) VALUES ('left behind')", 301), ("DELETE FROM message WHERE id = 8", 300),
        ("UPDATE message SET subject = 'left behind' WHERE id = 9", 300),
      ] {
        let updates = await updates(of: list) {
          do { try other.writeWithoutTransaction { try $0.execute(sql: statement) } } catch {}
        }
        #expect(list.numberOfRows == count)
        #expect(updates == (statement.hasPrefix("UPDATE") ? 1 : 0))
      }
      #expect(try list.rows == database.all(by: "date, id"))
    }

    /// Rows that were there already are not inserted, and nothing is compared for that.
    @Test func rowsThatAreNotInsertedAreNotMissing() async throws {
      try await database.pool.write { try ChangeTable.create(for: "message", in: $0) }
      let list = await list()
      let updates = try await updates(of: list) {
        try overwriteSubject(ofRow: 7)
        try other.writeWithoutTransaction { db in
          try db.execute(
            sql: """
              INSERT OR IGNORE INTO message(id, subject) VALUES (8, 'ignored'), (1000, 'new');
              INSERT INTO message(id, subject) VALUES (9, 'more') ON CONFLICT(id) DO UPDATE SET subject = excluded.subject;
              """
          )
        }
      }
      #expect(updates == 1)
      #expect(list.numberOfRows == 301)
      #expect(try list.rows == database.all(by: "date, id"))
    }

    @Test func whatIsNotKeptIsCompared() async throws {
      try await database.pool.write { try ChangeTable.create(for: "message", keeping: 10, in: $0) }
      let list = await list()
      let updates = try await updates(of: list) {
        try overwriteSubject(ofRow: 7)
        try other.writeWithoutTransaction { db in
          try db.execute(sql: "UPDATE message SET subject = subject || '.' WHERE id > 200")
        }
      }
      #expect(updates == 101)
      #expect(try list.rows == database.all(by: "date, id"))
      let count = try await other.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM rosterChanges_message") }
      #expect(try #require(count) < 10 + 64)
    }

    /// Entries that are gone leave a gap, or others with their numbers.
    @Test(arguments: [
      "DELETE FROM rosterChanges_message; UPDATE message SET subject = subject || '.' WHERE id > 200",
      "UPDATE message SET subject = subject || '.' WHERE id > 200; DELETE FROM rosterChanges_message WHERE rowID = 250",
    ])
    func entriesThatAreGoneAreNoticed(_ sql: String) async throws {
      try await database.pool.write { try ChangeTable.create(for: "message", in: $0) }
      let list = await list()
      let updates = try await updates(of: list) {
        try overwriteSubject(ofRow: 7)
        try other.writeWithoutTransaction { try $0.execute(sql: sql) }
      }
      #expect(updates == 101)
      #expect(try list.rows == database.all(by: "date, id"))
    }

    @Test(arguments: [
      "CREATE UNIQUE INDEX further ON message(date) WHERE sender = 'ada' AND id < 0",
      "CREATE UNIQUE INDEX further ON message(lower(subject), id)",
      "ALTER TABLE message ADD COLUMN double AS (id * 2); CREATE UNIQUE INDEX further ON message(double)",
      "ALTER TABLE message ADD COLUMN often NOT NULL DEFAULT 1; DROP INDEX byDate",
    ])
    func indexesThatNoTriggerSearchesAreRefused(_ sql: String) async throws {
      try await database.pool.write { db in
        try db.execute(sql: sql)
        if sql.contains("often") { return try ChangeTable.create(for: "message", in: db) }
        #expect(throws: QueryError.changesAreUnseen(table: "message", index: "further")) {
          try ChangeTable.create(for: "MESSAGE", in: db)
        }
      }
    }

    @Test func onlyTablesWithRowIDsHaveOne() async throws {
      try await database.pool.write { db in
        try db.execute(
          sql: "CREATE TABLE pair(a PRIMARY KEY, b) WITHOUT ROWID; CREATE VIEW shown AS SELECT * FROM message"
        )
        for name in ["pair", "shown", "missing"] {
          #expect(throws: QueryError.rowIDsAreMissing(table: name)) { try ChangeTable.create(for: name, in: db) }
        }
      }
    }

    @Test func droppingLeavesNothing() async throws {
      try await database.pool.write { db in
        let sql = "SELECT group_concat(name) FROM (SELECT name FROM sqlite_master ORDER BY name)"
        let before = try String.fetchOne(db, sql: sql)
        try ChangeTable.create(for: "message", in: db)
        try ChangeTable.create(for: "message", keeping: 5, in: db)
        try ChangeTable.drop(for: "message", in: db)
        try ChangeTable.drop(for: "message", in: db)
        #expect(try String.fetchOne(db, sql: sql) == before)
      }
    }

    /// Of random tables and statements every row that is different has been noted, or it is known that some may not be.
    @Test(arguments: 1...4 as ClosedRange<UInt64>) func noWriteIsMissed(_ part: UInt64) throws {
      var (proven, unproven, refused) = (0, 0, 0)
      for seed in (part * 1_000)...(part * 1_000 + Self.numberOfTables) {
        var random = SeededGenerator(seed: seed)
        let table = RandomTable(&random)
        guard table.refusal == nil else { continue }
        let file = try TestFile(table.schema, encoding: table.encoding)
        try file.pool.writeWithoutTransaction { try table.fill($0, 150, &random) }
        let count = [20, 300, 20_000].randomElement(using: &random) ?? 20
        do {
          try file.pool.write { try ChangeTable.create(for: "item", keeping: count, in: $0) }
        } catch QueryError.changesAreUnseen {
          refused += 1
          continue
        }
        let queue = try DatabaseQueue(path: file.path, configuration: TestFile.configuration())
        let (old, next) = (try QuerySnapshot(beside: file.pool), try QuerySnapshot(beside: file.pool))
        for step in 0..<25 {
          try old.begin()
          let plan = try old.back.read { try Query(Entry.all(), sectionedBy: nil, orderedBy: []).plan($0) }
          if step % 8 == 0 {
            try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA recursive_triggers = \(step)") }
          }
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            if step % 3 == 0 { try table.write(file.pool, &random) } else { try table.write(queue, &random) }
          }
          try next.begin()
          try old.back.read { oldDB in
            try next.back.read { newDB in
              guard let noted = try plan.changeTable?.rowIDs(oldDB, newDB) else { return unproven += 1 }
              proven += 1
              let different = try SnapshotComparison.differentRows(plan, oldDB, newDB, limit: .max)
              let missing = try #require(different).subtracting(noted)
              try #require(missing.isEmpty, "seed \(seed), step \(step): \(missing) of \(table)")
            }
          }
        }
      }
      print("changes: \(proven) proven, \(unproven) unproven, \(refused) tables refused")
      #expect(proven > 5 * unproven / 2)
    }

    /// `ROSTER_TABLES` makes more.
    private static let numberOfTables = ProcessInfo.processInfo.environment["ROSTER_TABLES"].flatMap(UInt64.init) ?? 3
  }
#endif
