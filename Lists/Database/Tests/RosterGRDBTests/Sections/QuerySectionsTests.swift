#if GRDB
  import Foundation
  import GRDB
  import Roster
  import TestSupport
  import Testing

  @testable import RosterGRDB

  @MainActor struct QuerySectionsTests {
    private var small: QueryOptions {
      var options = QueryOptions()
      options.bucketSize = 4
      options.pageSize = 5
      options.rowsPerTurn = 50
      options.pollInterval = nil
      return options
    }

    private func senders(_ database: TestDatabase, _ orders: [QueryOrder] = []) -> QueryDataSource<Message, String> {
      QueryDataSource(
        Message.all(),
        sectionedBy: QuerySections(.ascending(Column("sender"))) { (sender: String?, count) in
          "\(sender?.uppercased() ?? "nobody") \(count)"
        } indexTitle: { sender in
          sender?.first?.uppercased()
        },
        orderedBy: orders,
        in: database.pool,
        options: small,
        unreadable: { _ in .unreadable }
      )
    }

    private func headers(_ content: QueryDataSource<Message, String>) -> [String?] {
      (0..<content.numberOfSections).map(content.header)
    }

    /// What SQLite groups.
    private func expected(_ database: TestDatabase) throws -> [String] {
      try database.pool.read { db in
        try Row.fetchAll(db, sql: "SELECT UPPER(sender), COUNT(*) FROM message GROUP BY sender ORDER BY sender")
          .map { row in "\(row[0] as String? ?? "nobody") \(row[1] as Int)" }
      }
    }

    @Test func rowsWithEqualValuesAreASection() async throws {
      let database = try TestDatabase(300)
      let content = senders(database, [.descending(Column("date"))])
      // The first rows have a section at once: NULL comes first.
      #expect(headers(content) == ["nobody 20"])
      await content.followed()
      #expect(try headers(content) == expected(database))
      #expect(try content.rows == database.all(by: "sender, date DESC, id DESC"))
      #expect(content.counts.reduce(0, +) == 300)
      #expect((0..<content.numberOfSections).map(content.indexTitle) == [nil, "A", "B", "C", "É"])
      #expect(content.value(ofSection: 0) == .null)
      for section in 0..<content.numberOfSections {
        for (index, message) in content.sections[section].enumerated() {
          let id = try #require(message.id)
          #expect(content.indexPath(ofRow: id) == IndexPath(indexes: [section, index]))
          #expect(content.rowID(at: index, inSection: section) == id)
        }
      }
    }

    @Test func aTransactionChangesRowsAndSectionsInOneUpdate() async throws {
      let database = try TestDatabase()
      try await database.pool.write { db in
        for (number, sender) in ["ada", "ada", "bob", "cy", "cy", "cy"].enumerated() {
          try Message(id: Int64(number + 1), sender: sender, subject: "\(number)").insert(db)
        }
      }
      let content = senders(database)
      await content.followed()
      var told: [ContentChange] = []
      let observation = content.changes.observe { told.append($0) }
      try await database.pool.write { db in
        // The only row of its section, a new section, and one more row; a row moves between sections that stay.
        try db.execute(sql: "DELETE FROM message WHERE sender = 'bob'")
        try db.execute(sql: "INSERT INTO message(id, sender, subject) VALUES (7, NULL, 'new'), (8, 'ada', 'more')")
        try db.execute(sql: "UPDATE message SET sender = 'ada' WHERE id = 4")
      }
      await content.followed()
      #expect(headers(content) == ["nobody 1", "ADA 4", "CY 2"])
      let structure = ChangeStage(
        sections: .init(deletes: [1], inserts: [0]),
        items: .init(
          inserts: [ItemPath(section: 1, item: 3)],
          moves: [IndexMove(from: ItemPath(section: 2, item: 0), to: ItemPath(section: 1, item: 2))]
        )
      )
      let updates = ChangeStage(
        sections: .init(updates: [1, 2]),
        items: .init(updates: [ItemPath(section: 1, item: 2)])
      )
      #expect(told == [.update([structure, updates])])
      withExtendedLifetime(observation) {}
    }

    /// What a section is called is what its rows say.
    @Test func aHeaderFollowsTheCaseOfItsRows() async throws {
      let database = try TestDatabase()
      try await database.pool.write { db in
        for id in 1...3 { try Message(id: Int64(id), sender: "ada", subject: "").insert(db) }
      }
      let content = QueryDataSource(
        Message.all(),
        sectionedBy: QuerySections(.ascending(Column("sender"))),
        in: database.pool,
        options: small,
        unreadable: { _ in .unreadable }
      )
      await content.followed()
      #expect(content.header(ofSection: 0) == "ada")
      #expect(content.indexTitle(ofSection: 0) == "A")
      try await database.pool.write { try $0.execute(sql: "UPDATE message SET sender = 'ADA'") }
      await content.followed()
      #expect(content.numberOfSections == 1)
      #expect(content.header(ofSection: 0) == "ADA")
    }

    @Test func anEmptyTableHasNoSections() async throws {
      let database = try TestDatabase()
      let content = senders(database)
      await content.followed()
      #expect(content.numberOfSections == 0)
      try await database.pool.write { try Message(id: 1, sender: "ada", subject: "").insert($0) }
      await content.followed()
      #expect(headers(content) == ["ADA 1"])
      try await database.pool.write { _ = try Message.deleteAll($0) }
      await content.followed()
      #expect(content.numberOfSections == 0)
    }

    /// A letter needs no column: an expression makes sections, too.
    @Test func sectionsByAnExpressionComeAndGo() async throws {
      let database = try TestDatabase(100)
      let content = senders(database)
      await content.followed()
      let length = QuerySections<String>(.descending(length(Column("sender"))))
      content.show(Message.all(), sectionedBy: length, orderedBy: [.ascending(Column("date"))])
      await content.followed()
      #expect(headers(content) == ["3", "2", "1", "–"])
      #expect(try content.rows == database.all(by: "length(sender) DESC, date, id"))
      content.show(Message.all(), sectionedBy: nil, orderedBy: [])
      await content.followed()
      #expect(headers(content) == [nil])
      #expect(try content.rows == database.all(by: "id"))
    }

    @Test func aTableShowsHeadersAndAnIndex() async throws {
      let database = try TestDatabase(100)
      let content = senders(database)
      await content.followed()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      table.headlessStrictUpdates = true
      let composite = CompositeDataSource<Message, String, Never> {
        FlatDataSource([Message.unreadable])
        content
      }
      let window = UIWindow(frame: table.frame)
      window.isHidden = false
      window.addSubview(table)
      table.attach(composite)
      table.layoutIfNeeded()
      let source = try #require(table.dataSource)
      #expect(source.sectionIndexTitles(for: table) == ["A", "B", "C", "É"])
      #expect(source.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 3)
      #expect(source.tableView(table, titleForHeaderInSection: 1) == "nobody 14")
      try await database.pool.write {
        try $0.execute(sql: "DELETE FROM message WHERE sender = 'bob' OR sender IS NULL")
      }
      await content.followed()
      table.layoutIfNeeded()
      #expect(source.sectionIndexTitles(for: table) == ["A", "C", "É"])
      #expect(table.numberOfSections == 4)
    }
  }
#endif
