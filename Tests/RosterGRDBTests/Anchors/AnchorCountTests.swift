#if GRDB
  import Foundation
  import GRDB
  import Roster
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
      let status = content.observeStatus { _ in counted += content.numberOfCountedRows.map { [$0] } ?? [] }
      await content.followed()
      // Each time that there are eight times as many, and at last.
      #expect(counts == [20, 164, 1_000])
      #expect(counted == counted.sorted())
      #expect(counted.count == 21)
      #expect(counted.last == 1_000)
      withExtendedLifetime((observation, status)) {}
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
  }
#endif
