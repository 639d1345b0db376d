#if GRDB
  import GRDB
  import Testing

  @testable import RosterGRDB

  @MainActor struct UniqueIndexTests {
    /// REPLACE puts the default in the place of NULL behind the triggers that look for what it removes:
    /// <https://www.sqlite.org/lang_conflict.html>
    @Test(arguments: ["'it''s'", "7"]) func whatADefaultReplacesIsFollowed(_ value: String) async throws {
      let database = try TestDatabase(20)
      try await database.pool.write { db in
        try db.execute(
          sql: """
            ALTER TABLE message ADD COLUMN kind TEXT NOT NULL DEFAULT \(value);
            UPDATE message SET kind = 'of ' || id; CREATE UNIQUE INDEX once ON message(kind);
            INSERT INTO message(subject) VALUES ('first');
            """
        )
      }
      var options = QueryOptions()
      options.pollInterval = nil
      let list = QueryDataSource(Message.filter(sql: "id > 0"), orderedBy: [], in: database.pool, options: options)
      await list.followed()
      try await database.pool.write { db in
        try db.execute(sql: "INSERT OR REPLACE INTO message(subject, kind) VALUES ('second', NULL)")
      }
      await list.followed()
      #expect(list.numberOfRows == 21)
      #expect(try list.rows == database.all(by: "id"))
    }

    @Test func indexesThatAreNotSearchedAreKnown() throws {
      let database = try TestDatabase()
      try database.pool.write { db in
        try db.execute(
          sql: """
            CREATE TABLE item(a, b COLLATE NOCASE, c NOT NULL DEFAULT CURRENT_TIMESTAMP, d NOT NULL DEFAULT (1 + 1), e AS (a + 1));
            CREATE UNIQUE INDEX plain ON item(a, b); CREATE UNIQUE INDEX part ON item(a) WHERE b;
            CREATE UNIQUE INDEX now ON item(c); CREATE UNIQUE INDEX sum ON item(a, d);
            CREATE UNIQUE INDEX computed ON item(e); CREATE UNIQUE INDEX expression ON item(lower(b));
            """
        )
        let indexes = try UniqueIndex.all(ofTable: "item", db)
        #expect(indexes.count == 6)
        #expect(indexes.filter(\.isSearched).map(\.name) == ["plain"])
        #expect(
          indexes.first(where: \.isSearched)?.condition
            == "\"a\" = NEW.\"a\" COLLATE BINARY AND \"b\" = NEW.\"b\" COLLATE NOCASE"
        )
        #expect(indexes.filter(\.condition.isEmpty).map(\.name).sorted() == ["expression", "now"])
      }
    }
  }
#endif
