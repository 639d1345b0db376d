#if GRDB
  import Foundation
  import GRDB
  import Roster
  import Testing

  @testable import RosterGRDB

  /// Filters that look into texts, by LIKE and by FTS5: <https://www.sqlite.org/fts5.html>
  @MainActor struct SearchTests {
    private var small: QueryOptions {
      var options = QueryOptions()
      options.bucketSize = 4
      options.pageSize = 5
      options.rowsPerTurn = 50
      options.pollInterval = nil
      return options
    }

    private static let words = ["red", "reed", "green", "greek", "blue", "black"]

    /// Messages of two words each, and an FTS5 table of them that triggers keep true.
    private func searchable(_ count: Int) throws -> TestDatabase {
      let database = try TestDatabase()
      try database.pool.write { db in
        try db.create(virtualTable: "messageSearch", using: FTS5()) { table in
          table.synchronize(withTable: "message")
          table.tokenizer = .unicode61()
          table.prefixes = [1, 2]
          table.column("subject")
        }
        for id in 1...count {
          let words = "\(Self.words[id % 6]) \(Self.words[id / 6 % 6]) \(id)"
          try Message(id: Int64(id), date: id * 7919 % 101, subject: words).insert(db)
        }
      }
      return database
    }

    private func expected(_ database: TestDatabase, _ pattern: String) throws -> [Message] {
      try database.all(
        "id IN (SELECT rowid FROM messageSearch WHERE messageSearch MATCH '\(pattern)')",
        by: "date DESC, id DESC"
      )
    }

    /// Each turn makes the search anew, so turns have to become longer.
    @Test(arguments: [0, 20_000])
    func aSearchThatFindsManyIsMadeAFewTimes(_ kept: Int) async throws {
      let database = try searchable(1_200)
      var options = small
      options.maximumNumberOfKeptKeys = kept
      let content = QueryDataSource(
        Message.all().searching("nowhere", in: "messageSearch"),
        orderedBy: [.descending(Column("date"))],
        in: database.pool,
        options: options
      )
      var counted: [Int] = []
      let status = content.observeStatus { _ in
        if case .counted(let count)? = content.progress { counted.append(count) }
      }
      await content.followed()
      #expect(content.rows.isEmpty)
      content.show(Message.all().searching("1", in: "messageSearch"), orderedBy: [.descending(Column("date"))])
      await content.followed()
      #expect(try content.rows == expected(database, "1*"))
      #expect(content.rows.count == 312)
      #expect(counted.count <= 6, "\(counted)")
      withExtendedLifetime(status) {}
    }

    @Test(arguments: [0, 2, 20_000])
    func whatIsTypedIsFoundAndFollowed(_ kept: Int) async throws {
      let database = try searchable(400)
      var options = small
      options.maximumNumberOfKeptKeys = kept
      let order: [QueryOrder] = [.descending(Column("date"))]
      let content = QueryDataSource(orderedBy: order, in: database.pool, options: options)
      await content.followed()
      for text in ["g", "gr", "gre", "gree", "green", "green b", "green bl", "green \"(*", "nowhere"] {
        content.show(Message.all().searching(text, in: "messageSearch"), orderedBy: order)
        await content.followed()
        let pattern = text.split { !$0.isLetter }.map { "\($0)*" }.joined(separator: " ")
        #expect(try content.rows == expected(database, pattern), "\(text)")
        #expect(content.state?.plan.searches == true)
        #expect(content.state?.plan.readsOneTable == true)
      }
      #expect(content.status.phase.kind == .empty)

      content.show(Message.all().searching("gree", in: "messageSearch"), orderedBy: order)
      await content.followed()
      var told: [ContentChange] = []
      let observation = content.changes.observe { told.append($0) }
      try await database.pool.write { db in
        try db.execute(sql: "UPDATE message SET subject = 'greener' WHERE id = 1")
        try db.execute(sql: "UPDATE message SET subject = 'nothing' WHERE id = 2")
        try db.execute(sql: "DELETE FROM message WHERE id IN (3, 4)")
        try db.execute(sql: "INSERT INTO message(id, date, subject) VALUES (500, 50, 'greek new')")
        try db.execute(sql: "UPDATE message SET date = 1000 WHERE id = 14")
      }
      await content.followed()
      #expect(try content.rows == expected(database, "gree*"))
      guard case .update? = told.first, told.count == 1 else {
        Issue.record("\(told)")
        return
      }
      content.show(Message.all().searching(" ", in: "messageSearch"), orderedBy: order)
      await content.followed()
      #expect(content.numberOfRows == 399)
      withExtendedLifetime(observation) {}
    }

    @Test func likeIsFollowed() async throws {
      let database = try searchable(200)
      let content = QueryDataSource(
        Message.filter(Column("subject").like("%ee%")),
        sectionedBy: QuerySections(.descending(Column("date"))) { (date: Int?, count) in "\(date ?? 0): \(count)" },
        in: database.pool,
        options: small,
        unreadable: { _ in .unreadable }
      )
      await content.followed()
      #expect(try content.rows == database.all("subject LIKE '%ee%'", by: "date DESC, id DESC"))
      #expect(content.state?.keepsKeys == true)
      try await database.pool.write { db in
        try db.execute(
          sql: "UPDATE message SET subject = 'a bee' WHERE id % 5 = 0; DELETE FROM message WHERE id % 7 = 0"
        )
      }
      await content.followed()
      #expect(try content.rows == database.all("subject LIKE '%ee%'", by: "date DESC, id DESC"))
    }

    /// The first matches are on the screen while the others are being counted.
    @Test func theFirstMatchesAreShownAtOnce() async throws {
      let database = try searchable(3_000)
      var options = small
      options.maximumNumberOfKeptKeys = 0
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: options)
      await content.followed()
      var counts: [Int] = []
      var counted: [Int] = []
      let observation = content.changes.observe { _ in counts.append(content.numberOfRows) }
      let status = content.observeStatus { _ in
        if case .counted(let count)? = content.progress { counted.append(count) }
      }
      content.show(Message.filter(Column("subject").like("%ee%")), orderedBy: [])
      await content.followed()
      let expected = try database.all("subject LIKE '%ee%'", by: "id")
      #expect(content.rows == expected)
      #expect(counts.first.map { $0 < 50 } == true)
      #expect(counts.count > 2)
      #expect(counts == counts.sorted())
      #expect(counted == counted.sorted())
      #expect(counted.last == expected.count)
      #expect(content.progress == nil)
      withExtendedLifetime((observation, status)) {}
    }

    /// What is on the screen stays there, so that the rows before it have to be counted first.
    @Test func aSearchThatKeepsARowOnTheScreenWaitsForIt() async throws {
      let database = try searchable(3_000)
      var options = small
      options.maximumNumberOfKeptKeys = 0
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: options)
      await content.followed()
      _ = content.item(at: 2_000, inSection: 0)
      let place = content.place(at: 2_001, inSection: 0)
      let id = content.item(at: 2_001, inSection: 0).id
      var counts: [Int] = []
      let observation = content.changes.observe { _ in counts.append(content.numberOfRows) }
      content.show(Message.filter(sql: "id % 2 = 0"), orderedBy: [])
      await content.followed()
      #expect(counts.first.map { $0 > 1_000 } == true)
      #expect(content.numberOfRows == 1_500)
      #expect(place.indexPath.map { content.item(at: $0.item, inSection: 0).id } == id)
      withExtendedLifetime(observation) {}
    }
  }
#endif
