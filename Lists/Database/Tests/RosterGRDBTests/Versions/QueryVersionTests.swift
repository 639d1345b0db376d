#if GRDB
  import Foundation
  import GRDB
  import ListModels
  import Roster
  import RowStructures
  import TestSupport
  import Testing

  @testable import RosterGRDB

  @MainActor struct QueryVersionTests {
    private typealias Version = QueryVersion<Message, Never>

    private var small: QueryOptions {
      var options = QueryOptions()
      options.bucketSize = 4
      options.pageSize = 5
      options.rowsPerTurn = 50
      options.pollInterval = nil
      return options
    }

    private func rows(_ version: Version) -> [Message] {
      (0..<version.numberOfItems(inSection: 0)).map { version.item(at: $0, inSection: 0) }
    }

    @Test func aVersionKeepsItsRows() async throws {
      let database = try TestDatabase(60)
      let content = QueryDataSource(orderedBy: [.ascending(Column("date"))], in: database.pool, options: small)
      await content.followed()
      var versions: [(version: Version, rows: [Message])] = []
      for id in 1...8 {
        versions = Array((versions + [(content.version, try database.all(by: "date, id"))]).suffix(2))
        try await database.pool.write {
          try $0.execute(
            sql: "DELETE FROM message WHERE id = \(id); UPDATE message SET subject = 'new' WHERE id = \(id * 6)"
          )
        }
        await content.followed()
        for (version, expected) in versions { #expect(rows(version) == expected) }
        #expect(try content.rows == database.all(by: "date, id"))
      }
    }

    /// Rows that are written to another table, or that the request leaves out, change no version.
    @Test func aVersionStaysNewestIfNothingChanges() async throws {
      let database = try TestDatabase(60)
      let content = QueryDataSource(
        Message.filter(sql: "id < 40"),
        orderedBy: [],
        in: database.pool,
        options: small
      )
      await content.followed()
      let version = content.version
      for id in 40...50 {
        try await database.pool.write { try $0.execute(sql: "DELETE FROM message WHERE id = \(id)") }
        await content.followed()
      }
      #expect(version.sections[0].moment === content.moment)
      #expect(try rows(version) == database.all("id < 40", by: "id"))
    }

    @Test func anExpiredVersionReadsRowsAsTheyAreNow() async throws {
      let database = try TestDatabase(60)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      let version = content.version
      _ = version.item(at: 41, inSection: 0)
      for step in 0..<5 {
        try await database.pool.write { db in
          try db.execute(sql: "DELETE FROM message WHERE id = \(step * 5 + 1)")
          try db.execute(sql: "UPDATE message SET subject = 'now \(step)' WHERE id IN (30, 42)")
          try db.execute(sql: "INSERT INTO message(id, subject) VALUES (\(100 - step), '')")
        }
        await content.followed()
      }
      #expect(version.sections[0].moment.state == nil)
      #expect(version.numberOfItems(inSection: 0) == 60)
      // Its row has left.
      #expect(version.item(at: 0, inSection: 0) == .unreadable)
      #expect(version.item(at: 29, inSection: 0).subject == "now 4")
      #expect(version.item(at: 30, inSection: 0).id == 31)
      // It was read before.
      #expect(version.item(at: 41, inSection: 0).subject.hasPrefix("subject"))
      let place = version.place(at: 30, inSection: 0)
      #expect(place.path.map { content.item(at: $0.item, inSection: 0).id } == 31)
      #expect(version.place(at: 0, inSection: 0).path == nil)
    }

    /// Followers of a filter whose rows stay the same keep an old version, of which the labels may be others now.
    @Test func anExpiredVersionFollowsLabels() throws {
      let spacing = LabelSpacing.step
      LabelSpacing.step = 2
      defer { LabelSpacing.step = spacing }
      let database = try TestDatabase(20)
      let content = QueryDataSource(orderedBy: [.ascending(Column("code"))], in: database.pool, options: small)
      try content.countNow()
      try database.pool.write { try $0.execute(sql: "UPDATE message SET code = id * 1000") }
      try content.followNow()
      let version = content.version
      let expected = try database.all(by: "code")
      let labels = (0..<20).map { version.label(at: $0, inSection: 0) }
      for step in 1...30 {
        try database.pool.write {
          try $0.execute(sql: "INSERT INTO message(subject, code) VALUES ('between', \(7_500 + step))")
        }
        try content.followNow()
      }
      #expect(version.sections[0].moment.state == nil)
      #expect(rows(version) == expected)
      #expect((0..<20).map { version.label(at: $0, inSection: 0) } == labels)
      #expect(version.era !== content.era)
    }

    @Test func aHeldVersionLeavesTheLogShort() async throws {
      let database = try TestDatabase(500)
      var options = small
      options.maximumLogPages = 100
      let content = QueryDataSource(orderedBy: [.ascending(Column("date"))], in: database.pool, options: options)
      await content.followed()
      let version = content.version
      for step in 0..<400 {
        try await database.pool.write { db in
          try db.execute(
            sql: "UPDATE message SET date = ?, subject = ? WHERE id % 50 = ?",
            arguments: [step, "\(step)", step % 50]
          )
        }
        await content.followed()
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: database.path + "-wal")
      let size = try #require(attributes[.size] as? NSNumber).intValue
      #expect(size < 400 * 4_096, "\(size)")
      #expect(version.numberOfItems(inSection: 0) == 500)
    }

    /// A view that someone else's batch keeps busy shows the version before, while more is written.
    @Test func aBusyViewReadsTheVersionThatItShows() async throws {
      let database = try TestDatabase(60)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      let view = ReplayingView(content, text: { "\($0)" }, header: noHeader)
      (view.isBusy, view.isHeldBack) = (true, true)
      try await database.pool.write { try $0.execute(sql: "DELETE FROM message WHERE id < 10") }
      await content.followed()
      #expect(content.numberOfRows == 51)
      view.compare("while busy")
      #expect(view.shown.numberOfItems(inSection: 0) == 60)
      view.isBusy = false
      #expect(await eventually { view.shown.numberOfItems(inSection: 0) == 51 })
      #expect(view.complaints == [])
    }

    /// Its view has no reason to show another version.
    @Test func aViewOfAFilterWhoseRowsStayReadsThem() async throws {
      let database = try TestDatabase(60)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      let filtered = content.filtered { ($0.id ?? 0) % 3 == 0 }
      let view = ReplayingView(filtered, text: { "\($0)" }, header: noHeader)
      for step in 1...12 {
        try await database.pool.write { db in
          try db.execute(sql: "DELETE FROM message WHERE id = \(step * 3 + 1)")
          try db.execute(sql: "UPDATE message SET subject = 'other' WHERE id % 3 = 2")
        }
        await content.followed()
        view.compare("after \(step)")
      }
      #expect(view.numberOfUpdates == 0)
      #expect(view.complaints == [])
      #expect(content.numberOfRows == 48)
      try await database.pool.write { try $0.execute(sql: "UPDATE message SET subject = 'this' WHERE id = 30") }
      await content.followed()
      #expect(view.numberOfUpdates == 1)
      #expect(view.complaints == [])
    }

    @Test func rowsAreNotReadAhead() async throws {
      let database = try TestDatabase(300)
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: small)
      await content.followed()
      let version = content.version
      #expect(version.numberOfItems(inSection: 0) == 300)
      var labels: [Int] = []
      version.forEachLabel(inSection: 0) { labels.append($0) }
      #expect(labels == labels.sorted())
      #expect(version.index(of: labels[200], inSection: 0) == 200)
      #expect(content.moment.pages.pages.count <= 4)
    }
  }

  extension QueryDataSource {
    /// Follows what was written, at once.
    func followNow() throws {
      let state = try #require(state)
      let next = try QuerySnapshot(beside: engine.writer)
      try next.begin()
      let ids = "SELECT id FROM message"
      let (found, changes) = try state.snapshot.back.read { oldDB in
        try next.back.read { newDB in
          let rows = try Int64.fetchAll(oldDB, sql: ids) + Int64.fetchAll(newDB, sql: ids)
          let size = engine.options.bucketSize
          let found = try StateDifference(ofRows: Set(rows), in: state, oldDB, next: next, newDB, bucketSize: size)
          let difference = try #require(found)
          return (difference, difference.changeset(from: state))
        }
      }
      show(changes, QueryBatch(state: found.state, pages: [:]))
    }

    /// Counts all rows at once.
    func countNow() throws {
      let state = try #require(state)
      var count = AnchorCount(state.plan, engine.options)
      try state.snapshot.back.read { db in
        while !count.isComplete { try count.advance(by: 1_000, db) }
      }
      grow(to: count.state(in: state.snapshot))
    }
  }
#endif
