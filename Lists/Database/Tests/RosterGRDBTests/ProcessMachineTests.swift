#if GRDB
  import Foundation
  import GRDB
  import Roster
  import TestSupport
  import Testing

  @testable import RosterGRDB

  /// Another process that writes at random and is killed at any moment, while this one writes, too; a strict table must have what SQLite
  /// gives when all is fetched, of the time that the list shows.
  @MainActor @Suite(.serialized) struct ProcessMachineTests {
    /// `ROSTER_TRANSACTIONS` makes more of each seed.
    private static let count = ProcessInfo.processInfo.environment["ROSTER_TRANSACTIONS"].flatMap(Int.init) ?? 150

    /// Writes until it is killed, after so many microseconds.
    private func write(_ path: String, _ seed: UInt64, killedAfter delay: UInt32) async {
      await #expect(processExitsWith: .signal(SIGKILL)) { [path, seed, delay] in
        let thread = Thread {
          usleep(delay)
          kill(getpid(), SIGKILL)
        }
        var configuration = Configuration()
        configuration.busyMode = .timeout(20)
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        var random = SeededGenerator(seed: seed)
        thread.start()
        while true {
          try RandomWrites.write(queue, &random)
          guard seed % 2 == 0, Int.random(in: 0..<40, using: &random) == 0 else { continue }
          try await queue.write { db in
            if try db.triggerExists("rosterChanges_insert_message") {
              try db.execute(sql: "DROP TRIGGER rosterChanges_insert_message")
            } else if try db.tableExists("rosterChanges_message") {
              try ChangeTable.create(for: "message", keeping: 50, in: db)
            }
          }
        }
      }
    }

    @Test(.timeLimit(.minutes(10)), arguments: 1...5 as ClosedRange<UInt64>)
    func anotherProcessIsFollowedUntilItDies(_ seed: UInt64) async throws {
      var random = SeededGenerator(seed: seed &* 7_919)
      let database = try TestDatabase(200, seed: Int(seed))
      if seed > 3 {
        try await database.pool.write {
          try ChangeTable.create(for: "message", keeping: seed == 4 ? 40 : 5_000, in: $0)
        }
      }
      var options = QueryOptions()
      options.bucketSize = 16
      options.pageSize = 8
      options.rowsPerTurn = 64
      options.pollInterval = .milliseconds(5)
      options.maximumNumberOfKeptKeys = seed == 2 ? 1_000 : 0
      let content = QueryDataSource(
        Message.filter(sql: seed == 1 || seed == 4 ? "1" : "date < 70 OR sender = 'bob'"),
        sectionedBy: seed == 3 || seed == 5 ? QuerySections<String>(.ascending(Column("sender"))) : nil,
        orderedBy: [.descending(Column("date"))],
        in: database.pool,
        options: options,
        unreadable: { _ in .unreadable }
      )
      let ordering = (seed == 3 || seed == 5 ? "sender, " : "") + "date DESC, id DESC"
      let filter = seed == 1 || seed == 4 ? "1" : "date < 70 OR sender = 'bob'"
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      table.headlessStrictUpdates = true
      let window = UIWindow(frame: table.frame)
      window.isHidden = false
      window.addSubview(table)
      table.attach(content)

      /// What is shown against all that is there at that time.
      func check(_ step: Int) throws {
        try #require(content.status.phase.error == nil, "seed \(seed), step \(step)")
        let state = try #require(content.state)
        // All rows are counted when nothing is under way.
        let expected = try state.snapshot.back.read {
          try Message.fetchAll($0, sql: "SELECT * FROM message WHERE \(filter) ORDER BY \(ordering)")
        }
        try #require(content.rows == expected, "seed \(seed), step \(step)")
        table.layoutIfNeeded()
        table.contentOffset.y = CGFloat(Int.random(in: 0...40, using: &random) * 100)
      }

      var step = 0
      var written = 0
      var deaths = 0
      while written < Self.count {
        let delay = UInt32.random(in: 20_000...200_000, using: &random)
        let child = UInt64.random(in: 1...1_000_000, using: &random)
        var isAlive = true
        let process = Task {
          await write(database.path, child, killedAfter: delay)
          isAlive = false
        }
        while isAlive {
          if Int.random(in: 0..<4, using: &random) == 0 { try RandomWrites.write(database.pool, &random) }
          await content.followed()
          try check(step)
          step += 1
        }
        await process.value
        deaths += 1
        written = try await database.pool.read { try Int.fetchOne($0, sql: "SELECT count FROM written") ?? 0 }
      }
      await content.followed()
      try check(step)
      try #require(try content.rows == database.all(filter, by: ordering), "seed \(seed)")
      let integrity = try await database.pool.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
      #expect(integrity == "ok")
      print("seed \(seed): \(written) transactions, \(deaths) processes killed, compared \(step + 1) times")
      withExtendedLifetime(window) {}
    }

    /// Nothing larger can be written: <https://pubs.opengroup.org/onlinepubs/9699919799/functions/setrlimit.html>. The list goes on reading.
    @Test(.timeLimit(.minutes(5))) func aFileThatCannotGrowDisturbsNobody() async throws {
      await #expect(processExitsWith: .success) { @MainActor in
        let database = try TestDatabase(200)
        let content = QueryDataSource(orderedBy: [], in: database.pool, options: QueryOptions())
        await content.followed()
        let size = try #require(
          try FileManager.default.attributesOfItem(atPath: database.path + "-wal")[.size] as? NSNumber
        )
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        limit.rlim_cur = rlim_t(size.uint64Value + 100_000)
        limit.rlim_max = limit.rlim_cur
        #if os(Linux)
          setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #else
          setrlimit(RLIMIT_FSIZE, &limit)
        #endif
        var codes: [ResultCode] = []
        for step in 0..<40 {
          do {
            try await database.pool.write { db in
              for number in 0..<20 {
                try Message(id: Int64(1_000 + step * 20 + number), subject: String(repeating: "x", count: 500)).insert(
                  db
                )
              }
            }
          } catch let error as DatabaseError { codes.append(error.resultCode) }
          await content.followed()
          #expect(content.status.phase.kind == .content)
          #expect(try content.rows == database.all(by: "id"))
        }
        #expect(!codes.isEmpty)
        #expect(codes.allSatisfy { $0 == .SQLITE_IOERR || $0 == .SQLITE_FULL })
      }
    }

    /// A process that has the lock and dies leaves nothing behind.
    @Test(.timeLimit(.minutes(5))) func aLockDiesWithItsProcess() async throws {
      let database = try TestDatabase(50)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: QueryOptions())
      await content.followed()
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = database.path as String] in
        let queue = try DatabaseQueue(path: path)
        try await queue.writeWithoutTransaction { db in
          try db.execute(sql: "BEGIN EXCLUSIVE; DELETE FROM message; INSERT INTO message(subject) VALUES ('never')")
          kill(getpid(), SIGKILL)
        }
      }
      try await database.pool.write { try $0.execute(sql: "DELETE FROM message WHERE id = 3") }
      await content.followed()
      #expect(content.status.phase.kind == .content)
      #expect(content.numberOfRows == 49)
      #expect(try content.rows == database.all(by: "id"))
    }

    /// One page of rows is overwritten: the others are shown, the phase has the database's text, and a retry reads what is there again.
    @Test func aDamagedPageIsToldAndRetried() async throws {
      let database = try TestDatabase(5_000)
      try await database.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: QueryOptions())
      await content.followed()
      let expected = try database.all(by: "id")
      #expect(content.item(at: 0, inSection: 0) == expected[0])
      // The page of the row in the middle.
      let whole = try Data(contentsOf: URL(fileURLWithPath: database.path))
      let range = try #require(whole.range(of: Data(expected[2_500].subject.utf8)))
      let start = range.lowerBound / 4_096 * 4_096
      func overwrite(_ data: Data) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: database.path))
        try file.seek(toOffset: UInt64(start))
        try file.write(contentsOf: data)
        try file.close()
      }
      try overwrite(Data(repeating: 0xFF, count: 4_096))
      let rows = content.rows
      #expect(rows[0] == expected[0])
      #expect(rows.count == 5_000)
      #expect(rows[2_500] == .unreadable)
      await content.followed()
      #expect(await eventually { content.status.phase.kind == .failedOverContent })
      #expect((content.status.phase.error as? DatabaseError)?.resultCode == .SQLITE_CORRUPT)
      #expect((content.status.phase.error as? DatabaseError)?.message == "database disk image is malformed")
      try overwrite(whole.subdata(in: start..<start + 4_096))
      content.retry()
      await content.followed()
      #expect(content.status.phase.kind == .content)
      #expect(content.rows == expected)
    }
  }
#endif
