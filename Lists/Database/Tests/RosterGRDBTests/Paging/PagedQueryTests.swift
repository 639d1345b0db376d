#if GRDB
  import Foundation
  import GRDB
  import Roster
  import TestSupport
  import Testing

  @testable import RosterGRDB

  /// A list of pages over a database that a server fills.
  @MainActor struct PagedQueryTests {
    /// A row of a table with an identifier.
    struct Post: Codable, FetchableRecord, PersistableRecord, Hashable, Identifiable, Sendable {
      static let databaseTableName = "message"
      var id: Int64
      var date: Int?
      var subject: String
    }

    /// Has posts from new to old, and gives some at a time.
    @MainActor final class Server {
      let pool: DatabasePool
      var rest: [Post]
      var requests: [RemoteRequest] = []
      var error: (any Error)?

      init(_ pool: DatabasePool, _ posts: [Post]) {
        self.pool = pool
        rest = posts
      }

      func answer(_ request: RemoteRequest) async throws -> RemoteAnswer {
        requests.append(request)
        if let error { throw error }
        if request == .previous { return .ended }
        let posts = Array(rest.prefix(7))
        rest.removeFirst(posts.count)
        try await pool.write { db in for post in posts { try post.upsert(db) } }
        return rest.isEmpty ? .ended : .more
      }
    }

    private struct Outage: Error {}

    /// From new to old; a third of them is of the same time, and the last ones have none.
    private func posts(_ numbers: ClosedRange<Int64>) -> [Post] {
      numbers.map { Post(id: 1_000 - $0, date: $0 > 25 ? nil : 1_000 - Int($0) / 3, subject: "post \($0)") }
    }

    private func expected(_ pool: DatabasePool) throws -> [Post] {
      try pool.read { try Post.fetchAll($0, sql: "SELECT id, date, subject FROM message ORDER BY date DESC, id DESC") }
    }

    private var options: PagingOptions { PagingOptions(pageSize: 5, loadsAutomatically: false) }

    /// Every page from every position, against the list of all rows.
    @Test(arguments: [1, 2, 5, 13, 40])
    func aPageIsWhatComesBehindOrBefore(_ size: Int) async throws {
      let database = try TestDatabase()
      try await database.pool.write { [all = posts(1...37)] db in for post in all { try post.insert(db) } }
      let all = try expected(database.pool)
      let query = Query(
        Post.all(),
        sectionedBy: nil,
        orderedBy: [.descending(Column("date"))]
      )
      let pages = QueryPageReader(query: query, reader: database.pool)
      func page(_ key: QueryPosition?) async throws -> Page<Post, QueryPosition> {
        try await pages.page(key, size)
      }
      var forwards = try await page(nil)
      #expect(forwards.previous == nil)
      var read = forwards.items
      var steps = 0
      while let next = forwards.next, steps < 100 {
        forwards = try await page(next)
        // Back from each page to all before it.
        var backwards = forwards
        var before: [Post] = []
        while let previous = backwards.previous, before.count < 100 {
          backwards = try await page(previous)
          #expect(backwards.next != nil)
          before = backwards.items + before
        }
        #expect(before == read)
        read += forwards.items
        steps += 1
      }
      #expect(read == all)
    }

    @Test(.timeLimit(.minutes(5))) func theServerIsAskedWhereTheDatabaseEnds() async throws {
      let database = try TestDatabase()
      try await database.pool.write { [cached = posts(1...6)] db in for post in cached { try post.insert(db) } }
      let server = Server(database.pool, posts(1...30))
      let feed = PagedDataSource(
        Post.all(),
        orderedBy: [.descending(Column("date"))],
        in: database.pool,
        options: options,
        remote: server.answer
      )
      feed.refresh()
      // What the database has, then what the server wrote.
      #expect(await eventually { server.requests == [.refresh] && feed.status.phase.kind == .content })
      for _ in 0..<40 where !feed.status.next.state.isEnded {
        feed.loadMore(.next)
        #expect(await eventually { !feed.status.next.state.isLoading })
      }
      let ids = feed.items.map(\.id)
      #expect(ids == posts(1...30).map(\.id))
      // Nothing is asked for before the first rows.
      #expect(server.requests.allSatisfy { $0 != .previous })
      feed.refresh()
      #expect(await eventually { feed.status.phase.kind == .content })
    }

    @Test(.timeLimit(.minutes(5))) func anOutageLeavesWhatTheDatabaseHas() async throws {
      let database = try TestDatabase()
      try await database.pool.write { [cached = posts(1...4)] db in for post in cached { try post.insert(db) } }
      let server = Server(database.pool, posts(1...9))
      server.error = Outage()
      let feed = PagedDataSource(
        Post.all(),
        orderedBy: [.descending(Column("date"))],
        in: database.pool,
        options: options,
        remote: server.answer
      )
      feed.refresh()
      #expect(await eventually { feed.status.phase.kind == .failedOverContent })
      #expect(try feed.items == expected(database.pool))
      server.error = nil
      feed.retry()
      #expect(await eventually { feed.status.phase.kind == .content && server.requests == [.refresh, .refresh] })
      #expect(try feed.items == Array(expected(database.pool).prefix(5)))
    }
  }
#endif
