#if GRDB
  import Foundation
  import GRDB
  import Roster
  import RosterDiagnostics
  import Synchronization
  import Testing

  @testable import RosterGRDB

  @MainActor struct AnchorCountTests {
    private var small: QueryOptions {
      var options = QueryOptions()
      options.bucketSize = 4
      options.pageSize = 5
      options.rowsPerTurn = 50
      options.pollInterval = nil
      return options
    }

    /// SQLite counts a table's rows without looking at them; those whose keys are not known yet are read all the same.
    @Test(arguments: [
      [], [QueryOrder.ascending(Column("date"))], [.descending(Column("sender")), .ascending(Column("date"))],
    ])
    func allRowsOfATableAreThereBeforeTheirKeysAreKnown(_ orders: [QueryOrder]) async throws {
      let database = try TestDatabase(1_000)
      let content = QueryDataSource(orderedBy: orders, in: database.pool, options: small)
      #expect(content.numberOfRows == 20)
      var early: [Message] = []
      var buckets = 0
      let observation = content.changes.observe { change in
        #expect(
          change == .update([ChangeStage(items: .init(inserts: (20..<1_000).map { ItemPath(section: 0, item: $0) }))])
        )
        early = content.rows
        buckets = content.state?.anchors.numberOfBuckets ?? 0
      }
      await content.followed()
      #expect(early.count == 1_000)
      #expect(buckets == 6)
      #expect(early == content.rows)
      #expect(content.state?.anchors.numberOfBuckets == 250)
      withExtendedLifetime(observation) {}
    }

    /// A filter has to be counted, with progress.
    @Test func theRowsOfAFilterComeAsTheyAreCounted() async throws {
      let database = try TestDatabase(1_000)
      var options = small
      options.maximumNumberOfKeptKeys = 0
      let content = QueryDataSource(
        Message.filter(Column("subject") != "no"),
        orderedBy: [],
        in: database.pool,
        options: options
      )
      var counts: [Int] = [content.numberOfRows]
      var counted: [Int] = []
      let observation = content.changes.observe { _ in counts.append(content.numberOfRows) }
      let status = content.observeStatus { _ in
        if case .counted(let count)? = content.progress { counted.append(count) }
      }
      await content.followed()
      // Each time that there are eight times as many, and at last.
      #expect(counts == [20, 164, 1_000])
      #expect(counted == counted.sorted())
      #expect(counted.count == 21)
      #expect(counted.last == 1_000)
      withExtendedLifetime((observation, status)) {}
    }

    /// SQLite sorts all rows for each read without an index, and asks a filter about each.
    @Test(arguments: [false, true])
    func countingAsksAFilterOftenOnlyWithoutAnIndex(hasIndex: Bool) async throws {
      let database = try TestDatabase(6_400)
      let asked = Mutex(0)
      let isKept = DatabaseFunction("isKept", argumentCount: 1, pure: true) { _ in
        asked.withLock { $0 += 1 }
        return true
      }
      var configuration = Configuration()
      configuration.prepareDatabase { $0.add(function: isKept) }
      let pool = try DatabasePool(path: database.pool.path, configuration: configuration)
      if hasIndex {
        try await pool.write { try $0.execute(sql: "CREATE INDEX bySubject ON message (subject)") }
      }
      var options = small
      options.maximumNumberOfKeptKeys = 0
      options.rowsSortedWithoutNote = 6_000
      let recorder = DebugNotes.Recorder()
      try await DebugNotes.recorder.withValue(recorder) {
        let content = QueryDataSource(
          Message.filter(sql: "isKept(id)"),
          orderedBy: [.ascending(Column("subject"))],
          in: pool,
          options: options
        )
        await content.followed()
        // Each of 1,600 buckets could have all rows behind it sorted.
        let count = asked.withLock { $0 }
        #expect(count < 6_400 * 40, "\(count)")
        let expected = try database.all("1", by: "subject, id")
        #expect(content.rows == expected)
      }
      #expect(recorder.notes.contains { $0.contains("SQLite sorts all rows of message") } != hasIndex)
    }

    /// Keys are kept of few rows, and every so many-th of more, found out while they are counted.
    @Test(arguments: [0, 1, 19, 20, 21, 500, 800, 5_000], [nil, QueryOrder.ascending(Column("sender"))])
    func keysAreKeptOfFewRows(_ kept: Int, _ section: QueryOrder?) async throws {
      let database = try TestDatabase(1_000)
      var options = small
      options.maximumNumberOfKeptKeys = kept
      let content = QueryDataSource(
        Message.filter(sql: "date < 90"),
        sectionedBy: section.map { QuerySections<String>($0) },
        orderedBy: [.descending(Column("date"))],
        in: database.pool,
        options: options,
        unreadable: { _ in .unreadable }
      )
      await content.followed()
      let ordering = (section == nil ? "" : "sender, ") + "date DESC, id DESC"
      let expected = try database.all("date < 90", by: ordering)
      #expect(content.rows == expected)
      #expect(content.state?.keepsKeys == (expected.count <= kept))
      if section != nil {
        let counts = try await database.pool.read { db in
          try Int.fetchAll(db, sql: "SELECT COUNT(*) FROM message WHERE date < 90 GROUP BY sender ORDER BY sender")
        }
        #expect(content.counts == counts)
      }
    }

    /// What reads all at once reads rows that are counted while others are not: the last of them are those of the order, not of the table.
    @Test(arguments: [255, 256, 257, 300, 1_000], [0, 20_000])
    func rowsAreTheRightOnesBeforeAllAreCounted(_ count: Int, _ kept: Int) async throws {
      let database = try TestDatabase(count)
      for (filter, orders, ordering) in [
        ("1", [], "id"), ("1", [QueryOrder.descending(Column("date"))], "date DESC, id DESC"),
        ("date < 90 OR date IS NULL", [], "id"), ("id > 0", [.ascending(Column("sender"))], "sender, id"),
      ] as [(String, [QueryOrder], String)] {
        var options = QueryOptions()
        options.maximumNumberOfKeptKeys = kept
        options.pollInterval = nil
        let expected = try database.all(filter, by: ordering)
        let request = filter == "1" ? Message.all() : Message.filter(sql: filter)
        let content = QueryDataSource(request, orderedBy: orders, in: database.pool, options: options)
        let shown = content.rows
        #expect(shown == Array(expected.prefix(shown.count)), "\(filter) by \(ordering)")
        #expect(shown.count >= min(128, expected.count))
        let filtered = content.filtered { $0.id.map { $0 % 3 == 0 } ?? true }
        func derived() -> [Message] {
          (0..<filtered.numberOfItems(inSection: 0)).map { filtered.item(at: $0, inSection: 0) }
        }
        #expect(derived() == shown.filter { ($0.id ?? 0) % 3 == 0 })
        await content.followed()
        #expect(content.rows == expected, "\(filter) by \(ordering)")
        #expect(derived() == expected.filter { ($0.id ?? 0) % 3 == 0 })
      }
    }

    /// Rows near the end of those that are counted, each time that there are more.
    @Test func rowsAreTheRightOnesWhileTheyAreCounted() async throws {
      let database = try TestDatabase(3_000)
      for section in [nil, QueryOrder.descending(Column("sender"))] {
        var options = small
        options.maximumNumberOfKeptKeys = 0
        options.bucketSize = 64
        let content = QueryDataSource(
          Message.filter(sql: "date <> 5"),
          sectionedBy: section.map { QuerySections<String>($0) },
          orderedBy: [.ascending(Column("date"))],
          in: database.pool,
          options: options,
          unreadable: { _ in .unreadable }
        )
        let ordering = (section == nil ? "" : "sender DESC, ") + "date, id"
        let expected = try database.all("date <> 5", by: ordering)
        var wrong: [Int] = []
        func check() {
          let rows = content.rows
          wrong += rows.indices.filter { rows[$0] != expected[$0] }
        }
        check()
        let observation = content.observeStatus { _ in check() }
        let changes = content.changes.observe { _ in check() }
        await content.followed()
        check()
        #expect(wrong == [])
        #expect(content.numberOfRows == expected.count)
        withExtendedLifetime((observation, changes)) {}
      }
    }

    /// What is written while a request is counted that another takes the place of is not looked for in the rows that were counted.
    @Test func aRequestThatIsReplacedIsNotFollowed() async throws {
      let database = try TestDatabase(900)
      var options = small
      options.maximumNumberOfKeptKeys = 0
      let content = QueryDataSource(
        Message.filter(sql: "id > 0"),
        orderedBy: [.ascending(Column("date"))],
        in: database.pool,
        options: options
      )
      var reloads = 0
      let observation = content.changes.observe { if $0 == .reload { reloads += 1 } }
      var isWritten = false
      let status = content.observeStatus { _ in
        if isWritten || content.progress == nil { return }
        isWritten = true
        try? database.pool.write { try $0.execute(sql: "DELETE FROM message WHERE id % 3 = 0") }
        content.followSoon()
        content.show(Message.filter(sql: "id > 1"), orderedBy: [.descending(Column("date"))])
      }
      await content.followed()
      #expect(isWritten)
      await content.followed()
      #expect(reloads == 1)
      #expect(try content.rows == database.all("id > 1", by: "date DESC, id DESC"))
      withExtendedLifetime((observation, status)) {}
    }
  }
#endif
