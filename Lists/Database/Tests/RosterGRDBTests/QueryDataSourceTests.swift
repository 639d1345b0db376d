#if GRDB
  import Foundation
  import GRDB
  import Roster
  import RosterDiagnostics
  import TestSupport
  import Testing

  @testable import RosterGRDB

  @MainActor struct QueryDataSourceTests {
    private var small: QueryOptions {
      var options = QueryOptions()
      options.bucketSize = 4
      options.pageSize = 5
      options.rowsPerTurn = 50
      options.pollInterval = nil
      return options
    }

    @Test(arguments: KeyOrderTests.all)
    func everyRowIsWhereSQLiteHasIt(_ order: KeyOrderTests.Order) async throws {
      let database = try TestDatabase(300)
      let content = QueryDataSource(orderedBy: order.orders, in: database.pool, options: small)
      // The first screen is there at once.
      let expected = try database.all(by: order.sql)
      #expect(content.rows == Array(expected.prefix(20)))
      await content.followed()
      try #require(content.rows == expected)
      for (index, message) in expected.enumerated() {
        #expect(content.index(ofRow: try #require(message.id)) == index)
        #expect(content.rowID(at: index) == message.id)
      }
      #expect(content.index(ofRow: 1_000) == nil)
      #expect(content.status.phase.kind == .content)
    }

    @Test func aFilterIsKept() async throws {
      let database = try TestDatabase(300)
      let request = Message.filter(Column("sender") == "ada").filter(sql: "date > ?", arguments: [30])
      let content = QueryDataSource(
        request,
        orderedBy: [.descending(Column("date"))],
        in: database.pool,
        options: small
      )
      await content.followed()
      let filter = "sender = 'ada' AND date > 30"
      #expect(try content.rows == database.all(filter, by: "date DESC, id DESC"))
      try await database.pool.write {
        try $0.execute(sql: "UPDATE message SET sender = 'bob' WHERE date BETWEEN 40 AND 60")
      }
      await content.followed()
      #expect(try content.rows == database.all(filter, by: "date DESC, id DESC"))
    }

    @Test func anEmptyTableGetsRows() async throws {
      let database = try TestDatabase()
      let content = QueryDataSource(orderedBy: [.ascending(Column("date"))], in: database.pool, options: small)
      #expect(content.status.phase.kind == .firstLoad)
      await content.followed()
      #expect(content.status.phase.kind == .empty)
      var told: [ContentChange] = []
      let observation = content.changes.observe { told.append($0) }
      try await database.pool.write { try Message(id: 1, date: 1, subject: "one").insert($0) }
      #expect(await eventually { content.status.phase.kind == .content })
      #expect(told == [.update([ChangeStage(items: .init(inserts: [ItemPath(section: 0, item: 0)]))])])
      #expect(content.status.phase.kind == .content)
      withExtendedLifetime(observation) {}
    }

    @Test func aTransactionIsOneUpdate() async throws {
      let database = try TestDatabase(100)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      var told: [ContentChange] = []
      let observation = content.changes.observe { told.append($0) }
      try await database.pool.write { db in
        try db.execute(sql: "DELETE FROM message WHERE id IN (3, 50)")
        try db.execute(sql: "INSERT INTO message(id, subject) VALUES (200, 'last'), (-1, 'first')")
        try db.execute(sql: "UPDATE message SET subject = 'other' WHERE id = 20")
        try db.execute(sql: "UPDATE message SET id = 150 WHERE id = 10")
        // Written, and the same.
        try db.execute(sql: "UPDATE message SET subject = subject WHERE id = 21")
      }
      await content.followed()
      func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
      // A row whose id is another is another row.
      let structure = ChangeStage(
        items: .init(deletes: [2, 9, 49].map(path), inserts: [0, 98, 99].map(path))
      )
      #expect(told == [.update([structure, ChangeStage(items: .init(updates: [path(18)]))])])
      withExtendedLifetime(observation) {}
    }

    @Test func whatIsRolledBackNeverWas() async throws {
      let database = try TestDatabase(30)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      var changes = 0
      let observation = content.changes.observe { _ in changes += 1 }
      try await database.pool.writeWithoutTransaction { db in
        try db.inTransaction {
          try db.execute(sql: "DELETE FROM message")
          return .rollback
        }
      }
      await content.followed()
      #expect(changes == 0)
      #expect(content.numberOfRows == 30)
      withExtendedLifetime(observation) {}
    }

    /// SQLite tells its update hook nothing of the rows that REPLACE removes: <https://www.sqlite.org/c3ref/update_hook.html>
    @Test func replacedRowsAreFollowed() async throws {
      let database = try TestDatabase(30)
      try await database.pool.write { try $0.execute(sql: "UPDATE message SET code = id") }
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      for statement in [
        "INSERT OR REPLACE INTO message(id, subject, code) VALUES (100, 'new', 7)",
        "UPDATE OR REPLACE message SET code = 9 WHERE id = 12",
        "INSERT OR REPLACE INTO message(id, subject, code) VALUES (12, 'both', 13); UPDATE message SET code = 99 WHERE id = 12",
        "UPDATE message SET id = 500 WHERE id = 20",
        "UPDATE OR REPLACE message SET id = 21 WHERE id = 22",
      ] {
        try await database.pool.write { try $0.execute(sql: statement) }
        await content.followed()
        #expect(try content.rows == database.all(by: "id"), "\(statement)")
      }
    }

    @Test func aBulkWriteIsOneReload() async throws {
      let database = try TestDatabase(40)
      var options = small
      options.maximumNumberOfFollowedRows = 100
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: options)
      await content.followed()
      _ = content.rows
      let place = content.place(at: 38, inSection: 0)
      var told: [ContentChange] = []
      let observation = content.changes.observe { told.append($0) }
      try await database.pool.write { db in
        for id in 0..<500 { try Message(id: Int64(-id - 1), subject: "bulk").insert(db) }
      }
      await content.followed()
      #expect(told == [.reload])
      #expect(try content.rows == database.all(by: "id"))
      #expect(place.indexPath?.item == 538)
      withExtendedLifetime(observation) {}
    }

    @Test func anotherRequestTakesTheReaderAlong() async throws {
      let database = try TestDatabase(200)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      let message = content.item(at: 120, inSection: 0)
      let place = content.place(at: 120, inSection: 0)
      content.show(Message.filter(sql: "id % 2 = 1"), orderedBy: [.descending(Column("date"))])
      await content.followed()
      let expected = try database.all("id % 2 = 1", by: "date DESC, id DESC")
      #expect(content.rows == expected)
      #expect(place.indexPath?.item == expected.firstIndex(of: message))
      try await database.pool.write { try $0.execute(sql: "DELETE FROM message WHERE date < 20") }
      await content.followed()
      #expect(try content.rows == database.all("id % 2 = 1", by: "date DESC, id DESC"))
    }

    @Test func onlyTheLastOfSeveralRequestsIsShown() async throws {
      let database = try TestDatabase(200)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      var reloads = 0
      let observation = content.changes.observe { if $0 == .reload { reloads += 1 } }
      for limit in 1...20 { content.show(Message.filter(Column("id") <= limit), orderedBy: []) }
      await content.followed()
      #expect(content.numberOfRows == 20)
      #expect(reloads == 1)
      withExtendedLifetime(observation) {}
    }

    /// A search that is typed on stops the one before, which would take minutes.
    @Test(.timeLimit(.minutes(5)))
    func aRequestThatIsReplacedIsCountedNoFurther() async throws {
      let database = try TestDatabase(50)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      let endless =
        "WITH RECURSIVE c(n) AS (SELECT message.id UNION ALL SELECT n + 1 FROM c WHERE n < 1e12) SELECT MAX(n) FROM c"
      content.show(Message.filter(sql: "(\(endless)) > 0"), orderedBy: [])
      // Until it is being counted.
      try await Task.sleep(for: .milliseconds(100))
      content.show(Message.filter(sql: "id <= 5"), orderedBy: [])
      await content.followed()
      #expect(content.rows.map(\.id) == [1, 2, 3, 4, 5])
      #expect(content.status.phase.kind == .content)
    }

    @Test func severalListsFollowOneTable() async throws {
      let database = try TestDatabase(50)
      let ascending = QueryDataSource(orderedBy: [.ascending(Column("date"))], in: database.pool, options: small)
      let descending = QueryDataSource(orderedBy: [.descending(Column("date"))], in: database.pool, options: small)
      try await database.pool.write {
        try $0.execute(sql: "UPDATE message SET date = 7 WHERE id < 9; DELETE FROM message WHERE id = 20")
      }
      await ascending.followed()
      await descending.followed()
      #expect(try ascending.rows == database.all(by: "date, id"))
      #expect(try descending.rows == database.all(by: "date DESC, id DESC"))
    }

    /// What the reader sees stays where it is, though nobody knows where all other rows went.
    @Test func aReloadKeepsTheReadersPlace() async throws {
      let database = try TestDatabase(300)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      table.headlessStrictUpdates = true
      let window = UIWindow(frame: table.frame)
      window.isHidden = false
      window.addSubview(table)
      table.rowHeight = 50
      table.attach(content)
      table.layoutIfNeeded()
      table.contentOffset.y = 100 * 50 + 20
      table.layoutIfNeeded()
      let message = content.item(at: 101, inSection: 0)
      let shown = table.cellForRow(at: IndexPath(row: 101, section: 0))
      let before = try #require(shown).frame.minY - table.contentOffset.y
      content.show(Message.filter(sql: "id > 40"), orderedBy: [])
      await content.followed()
      table.layoutIfNeeded()
      let id = try #require(message.id)
      let row = try #require(content.index(ofRow: id))
      #expect(row == 61)
      let kept = table.cellForRow(at: IndexPath(row: row, section: 0))
      let cell = try #require(kept)
      #expect(cell.textLabel?.text == message.subject)
      #expect(cell.frame.minY - table.contentOffset.y == before)
    }

    @Test func aChangedSchemaIsReadAnew() async throws {
      let database = try TestDatabase(50)
      let content = QueryDataSource(orderedBy: [.ascending(Column("date"))], in: database.pool, options: small)
      await content.followed()
      try await database.pool.write { db in
        try db.execute(sql: "ALTER TABLE message ADD COLUMN isRead; DELETE FROM message WHERE id = 1")
      }
      await content.followed()
      #expect(try content.rows == database.all(by: "date, id"))
      try await database.pool.write { try $0.execute(sql: "DELETE FROM message WHERE id = 2") }
      await content.followed()
      #expect(try content.rows == database.all(by: "date, id"))
    }

    @Test func whatCannotBeShownSaysWhyAndIsRetried() async throws {
      let database = try TestDatabase(50)
      let content = QueryDataSource(orderedBy: [.ascending(Column("date"))], in: database.pool, options: small)
      await content.followed()
      var kinds: [LoadPhase.Kind] = []
      let observation = content.observeStatus { kinds.append($0.phase.kind) }
      try await database.pool.write { try $0.execute(sql: "ALTER TABLE message RENAME COLUMN date TO day") }
      await content.followed()
      #expect(kinds.last == .failedOverContent)
      #expect(content.status.phase.error as? QueryError == .columnIsMissing(column: "date", table: "message"))
      #expect(content.numberOfRows == 50)
      try await database.pool.write { try $0.execute(sql: "ALTER TABLE message RENAME COLUMN day TO date") }
      content.retry()
      await content.followed()
      #expect(kinds.last == .content)
      #expect(try content.rows == database.all(by: "date, id"))
      withExtendedLifetime(observation) {}
    }

    @Test func aTableWithoutRowIDsIsRefused() async throws {
      let database = try TestDatabase()
      try await database.pool.write { db in
        try db.execute(sql: "DROP TABLE message; CREATE TABLE message(id INTEGER PRIMARY KEY, subject) WITHOUT ROWID")
      }
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      #expect(content.status.phase.error as? QueryError == .rowIDsAreMissing(table: "message"))
    }

    @Test func aMissingTableIsNamed() async throws {
      let database = try TestDatabase()
      try await database.pool.write { try $0.execute(sql: "DROP TABLE message") }
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      #expect(content.status.phase.error as? QueryError == .tableIsMissing(table: "message"))
    }

    @Test func aDatabaseWithoutALogIsRefused() throws {
      let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let queue = try DatabaseQueue(path: path)
      try queue.write { try $0.execute(sql: "CREATE TABLE message(id INTEGER PRIMARY KEY)") }
      let content = QueryDataSource(orderedBy: [], in: queue, options: small)
      #expect(content.status.phase.error as? QueryError == .writeAheadLogIsMissing(journalMode: "delete"))
      #expect(content.numberOfItems(inSection: 0) == 0)
    }

    @Test func aRowThatDoesNotDecodeHasAPlaceholder() async throws {
      let database = try TestDatabase(10)
      try await database.pool.write { db in
        try db.execute(
          sql: "DROP TABLE message; CREATE TABLE message(id INTEGER PRIMARY KEY, date, sender, subject, code)"
        )
        for id in 1...10 { try Message(id: Int64(id), subject: "\(id)").insert(db) }
        try db.execute(sql: "UPDATE message SET subject = NULL WHERE id = 4")
      }
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      #expect(content.rows.map(\.subject).filter { $0 == "unreadable" }.count == 1)
      #expect(content.item(at: 3, inSection: 0) == .unreadable)
      #expect(content.rowID(at: 3) == 4)
    }

    @Test func aFileThatIsRemovedIsNoticed() async throws {
      let database = try TestDatabase(10)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      try FileManager.default.removeItem(atPath: database.path)
      await content.followed()
      #expect(content.status.phase.error as? QueryError == .fileWasReplaced(path: database.path))
      #expect(content.rows.count == 10)
    }

    @Test func aListThatIsReleasedLetsTheDatabaseGo() async throws {
      let database = try TestDatabase(1_000)
      weak var released: QueryDataSource<Message, Never>?
      do {
        let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
        released = content
        await content.followed()
      }
      #expect(await eventually { released == nil })
      let triggers = try await database.pool.writeWithoutTransaction { db in
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_temp_master")
      }
      #expect(triggers == 0)
    }

    /// A list that reads hinders the log from beginning anew, unless it steps aside.
    @Test func theLogStaysShort() async throws {
      let database = try TestDatabase(500)
      var options = small
      options.maximumLogPages = 100
      let content = QueryDataSource(orderedBy: [.ascending(Column("date"))], in: database.pool, options: options)
      await content.followed()
      for step in 0..<600 {
        try await database.pool.write { db in
          try db.execute(
            sql: "UPDATE message SET date = ?, subject = ? WHERE id % 50 = ?",
            arguments: [step, "\(step)", step % 50]
          )
        }
        await content.followed()
      }
      #expect(try content.rows == database.all(by: "date, id"))
      let attributes = try FileManager.default.attributesOfItem(atPath: database.path + "-wal")
      let size = try #require(attributes[.size] as? NSNumber).intValue
      // SQLite's own checkpoints come at 1,000 pages.
      #expect(size < 400 * 4_096, "\(size)")
    }

    /// What somebody else writes while the log is begun anew is not read at the indexes of what was there before.
    @Test func theLogIsKeptShortWithoutANewTime() async throws {
      let database = try TestDatabase(300)
      var options = small
      options.maximumLogPages = 1
      options.maximumNumberOfPages = 4
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: options)
      await content.followed()
      let isDone = Locked(false)
      Thread.detachNewThread { [path = database.path] in
        var configuration = Configuration()
        configuration.busyMode = .timeout(20)
        let queue = try? DatabaseQueue(path: path, configuration: configuration)
        for step in 0..<400 {
          try? queue?.write { db in
            try db.execute(sql: "DELETE FROM message WHERE id = \(step % 300 + 1)")
            try db.execute(sql: "INSERT INTO message(id, subject) VALUES (\(-step), 'new')")
          }
        }
        isDone.withLock { $0 = true }
      }
      var wrong = 0
      while !isDone.withLock({ $0 }) {
        try await database.pool.write {
          try $0.execute(sql: "UPDATE message SET subject = subject || '.' WHERE id = 300")
        }
        content.followSoon()
        for _ in 0..<8 {
          await Task.yield()
          let state = try #require(content.state)
          let expected = try state.snapshot.front.read {
            try Message.fetchAll($0, sql: "SELECT * FROM message ORDER BY id")
          }
          if content.rows != expected { wrong += 1 }
        }
      }
      #expect(wrong == 0)
      await content.followed()
      #expect(try content.rows == database.all(by: "id"))
    }

    /// A required association filters.
    @Test func anAssociationIsJoined() async throws {
      let file = try TestFile(
        "CREATE TABLE item(id INTEGER PRIMARY KEY, n, v); CREATE TABLE mark(item INTEGER PRIMARY KEY, isOn)"
      )
      try await file.pool.write { db in
        for number in 0..<40 {
          try db.execute(sql: "INSERT INTO item(n, v) VALUES (\(number), \(number % 5))")
          try db.execute(sql: "INSERT INTO mark VALUES (\(number), \(number % 3))")
        }
      }
      let content = QueryDataSource(
        Entry.joining(required: Entry.mark.filter(sql: "isOn")),
        orderedBy: [.descending(Column("v"))],
        in: file.pool,
        options: small
      )
      func expected() throws -> [Int64] {
        try file.pool.read {
          try Int64.fetchAll($0, sql: "SELECT n FROM item JOIN mark ON item = n WHERE isOn ORDER BY v DESC, id DESC")
        }
      }
      await content.followed()
      #expect(try content.rows.map(\.number) == expected())
      try await file.pool.write { try $0.execute(sql: "UPDATE mark SET isOn = NOT isOn WHERE item < 10") }
      await content.followed()
      #expect(try content.rows.map(\.number) == expected())
    }

    /// Another process writes, and dies in a transaction.
    @Test func writesOfAnotherProcessAreFollowed() async throws {
      let database = try TestDatabase(200)
      var options = small
      options.pollInterval = .milliseconds(5)
      let content = QueryDataSource(orderedBy: [.descending(Column("date"))], in: database.pool, options: options)
      await content.followed()
      var told: [ContentChange] = []
      let observation = content.changes.observe { told.append($0) }
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = database.path as String] in
        let queue = try DatabaseQueue(path: path)
        try await queue.write { db in
          try db.execute(sql: "UPDATE message SET date = 1000 WHERE id = 7; DELETE FROM message WHERE id = 9")
        }
        try await queue.writeWithoutTransaction { db in
          try db.execute(sql: "BEGIN IMMEDIATE; DELETE FROM message")
          kill(getpid(), SIGKILL)
        }
      }
      #expect(await eventually { content.numberOfRows == 199 })
      #expect(try content.rows == database.all(by: "date DESC, id DESC"))
      #expect(content.rowID(at: 0) == 7)
      #expect(told.count == 1)
      try await database.pool.write { try $0.execute(sql: "DELETE FROM message WHERE id = 10") }
      await content.followed()
      #expect(content.numberOfRows == 198)
      withExtendedLifetime(observation) {}
    }

    /// What was overwritten is not SQLite any more: the rows that were read stay, and a retry reads the file that is there again.
    @Test func aDamagedFileIsRetried() async throws {
      let database = try TestDatabase(2_000)
      try await database.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      let first = content.item(at: 0, inSection: 0)
      let whole = try Data(contentsOf: URL(fileURLWithPath: database.path))
      func overwrite(_ data: Data) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: database.path))
        try file.write(contentsOf: data)
        try file.close()
      }
      try overwrite(Data(repeating: 0xFF, count: whole.count))
      content.show(Message.filter(sql: "subject <> ''"), orderedBy: [.ascending(Column("sender"))])
      await content.followed()
      #expect(content.status.phase.kind == .failedOverContent)
      #expect(content.item(at: 0, inSection: 0) == first)
      try overwrite(whole)
      content.retry()
      await content.followed()
      #expect(content.status.phase.kind == .content)
      #expect(try content.rows == database.all(by: "sender, id"))
    }

    /// Writers wait for each other, and readers for nobody.
    @Test func aLockThatIsHeldDisturbsNobody() async throws {
      let database = try TestDatabase(50)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(path: database.path, configuration: configuration)
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE; DELETE FROM message") }
      content.show(Message.all(), orderedBy: [.descending(Column("date"))])
      await content.followed()
      #expect(content.status.phase.kind == .content)
      #expect(content.numberOfRows == 50)
    }

    /// A disk that is full makes writes fail, and nothing else.
    @Test func aFullDiskDisturbsNobody() async throws {
      let database = try TestDatabase(50)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      let code = try await database.pool.writeWithoutTransaction { db -> ResultCode? in
        let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
        try db.execute(sql: "PRAGMA max_page_count = \(pages + 2)")
        do {
          for id in 100..<5_000 { try Message(id: Int64(id), subject: String(repeating: "x", count: 500)).insert(db) }
          return nil
        } catch let error as DatabaseError { return error.resultCode }
      }
      #expect(code == .SQLITE_FULL)
      await content.followed()
      #expect(content.status.phase.kind == .content)
      #expect(try content.rows == database.all(by: "id"))
    }

    @Test func whatIsJoinedIsFollowedByComparisonAndSaysSoOnce() async throws {
      let recorder = DebugNotes.Recorder()
      let database = try TestDatabase(50)
      try await database.pool.write { db in
        try db.execute(sql: "CREATE TABLE star(messageID INTEGER PRIMARY KEY); INSERT INTO star VALUES (3), (4)")
      }
      let request = Message.filter(sql: "id IN (SELECT messageID FROM star)")
      try await DebugNotes.recorder.withValue(recorder) {
        let content = QueryDataSource(request, orderedBy: [], in: database.pool, options: small)
        await content.followed()
        #expect(content.rows.map(\.id) == [3, 4])
        for (id, expected) in [(9, [4, 9]), (10, [4, 9, 10])] as [(Int, [Int64])] {
          try await database.pool.write {
            try $0.execute(sql: "INSERT INTO star VALUES (\(id)); DELETE FROM star WHERE messageID = 3")
          }
          await content.followed()
          #expect(content.rows.map(\.id) == expected)
        }
      }
      #expect(recorder.notes.count == 1)
      #expect(recorder.notes.first?.contains("all rows of message are compared after each write to star") == true)
    }

    @Test func compositesAndDerivedContentTakeIt() async throws {
      let database = try TestDatabase(40)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      let filtered = content.filtered { ($0.date ?? 0) > 50 }
      let composite = CompositeDataSource<Message, Never, Never> {
        FlatDataSource([Message.unreadable])
        filtered
      }
      func shown() -> [Message] {
        (0..<composite.numberOfItems(inSection: 1)).map { composite.item(at: $0, inSection: 1) }
      }
      #expect(try shown() == database.all("date > 50", by: "id"))
      try await database.pool.write { db in
        try db.execute(sql: "UPDATE message SET date = 60 WHERE id IN (5, 6); DELETE FROM message WHERE id = 30")
      }
      await content.followed()
      #expect(try shown() == database.all("date > 50", by: "id"))
    }
  }
#endif
