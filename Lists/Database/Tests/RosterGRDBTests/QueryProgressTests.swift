#if GRDB
  import Foundation
  import GRDB
  import RosterCore
  import Testing

  @testable import RosterGRDB

  @MainActor struct QueryProgressTests {
    private let other: DatabaseQueue
    private let database: TestDatabase
    private var options = QueryOptions()

    init() throws {
      database = try TestDatabase(300)
      other = try DatabaseQueue(path: database.path)
      options.pollInterval = nil
      options.bucketSize = 16
      options.rowsPerTurn = 50
      options.maximumNumberOfKeptKeys = 0
    }

    @Test func theDonePartIsKnownOfAComparison() {
      #expect(QueryProgress.counted(7).fractionCompleted == nil)
      #expect(QueryProgress.compared(0, of: 4).fractionCompleted == 0)
      #expect(QueryProgress.compared(1, of: 4).fractionCompleted == 0.25)
      #expect(QueryProgress.compared(4, of: 4).fractionCompleted == 1)
      #expect(QueryProgress.compared(0, of: 0).fractionCompleted == 1)
      #expect(QueryProgress.compared(5, of: 4).fractionCompleted == 1)
    }

    /// While all rows are compared, the content refreshes and says how far it is; when what was found is shown, neither.
    @Test(arguments: [false, true]) func aComparisonTellsHowFarItIs(_ isRefreshed: Bool) async throws {
      let content = QueryDataSource(orderedBy: [], in: database.pool, options: options)
      await content.followed()
      var told: [(LoadPhase.Kind, QueryProgress?)] = []
      let status = content.observeStatus { told.append(($0.phase.kind, content.progress)) }
      told = []
      if isRefreshed {
        content.refresh()
      } else {
        try await other.write { try $0.execute(sql: "UPDATE message SET subject = 'new' WHERE id = 7") }
      }
      await content.followed()
      let expected = [50, 100, 150, 200, 250, 300].map { QueryProgress.compared($0, of: 300) }
      #expect(told.map(\.1) == expected + [nil])
      #expect(told.map(\.0) == expected.map { _ in .refreshing } + [.content])
      #expect(content.progress == nil)
      #expect(content.status.phase.kind == .content)
      #expect(try content.rows == database.all(by: "id"))
      withExtendedLifetime(status) {}
    }

    /// Another request takes the place of one whose rows are being compared.
    @Test func aComparisonEndsWhenItsRequestIsReplaced() async throws {
      let gate = Gate()
      var configuration = Configuration()
      configuration.prepareDatabase { db in
        db.add(function: DatabaseFunction("gate", argumentCount: 1) { _ in gate.pass() })
      }
      let pool = try DatabasePool(path: database.path, configuration: configuration)
      var options = options
      options.rowsPerTurn = 1
      let content = QueryDataSource(Message.filter(sql: "gate(id)"), orderedBy: [], in: pool, options: options)
      await content.followed()
      #expect(content.numberOfRows == 300)
      gate.close(after: 40)
      content.refresh()
      while !gate.isReached { try await Task.sleep(for: .milliseconds(1)) }
      content.show(Message.filter(sql: "id > 100"), orderedBy: [])
      gate.open()
      await content.followed()
      #expect(gate.count < 50)
      #expect(try content.rows == database.all("id > 100", by: "id"))
      #expect(content.progress == nil)
      #expect(content.status.phase.kind == .content)
      try await pool.write { try $0.execute(sql: "UPDATE message SET subject = 'new' WHERE id = 107") }
      await content.followed()
      #expect(try content.rows == database.all("id > 100", by: "id"))
    }
  }

  /// Has rows wait at a function that a request asks.
  private final class Gate: Sendable {
    private struct State {
      var rest = Int.max
      var count = 0
      var isReached = false
    }

    private let state = Locked(State())
    private let semaphore = DispatchSemaphore(value: 0)

    /// How many rows passed since it was closed.
    var count: Int { state.withLock { $0.count } }

    /// Whether a row waits.
    var isReached: Bool { state.withLock { $0.isReached } }

    func close(after count: Int) { state.withLock { $0 = State(rest: count) } }

    func open() { semaphore.signal() }

    func pass() -> Bool {
      let waits = state.withLock { state in
        state.count += 1
        state.isReached = state.count == state.rest || state.isReached
        return state.count == state.rest
      }
      if waits { semaphore.wait() }
      return true
    }
  }
#endif
