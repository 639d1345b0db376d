#if GRDB
  import Foundation
  import GRDB
  import RosterCore

  /// A record that a list shows.
  public typealias FetchedRecord = FetchableRecord & TableRecord & Sendable

  /// The reading, counting, and following for a list, off the main actor.
  final class QueryEngine<Record: FetchedRecord>: Sendable {
    /// The findings while no connection could write.
    struct Slot: Sendable {
      let next: QuerySnapshot
      let writes: WriteRecorder.Writes
      /// A Boolean value that indicates whether another process or connection wrote.
      let isForeign: Bool
    }

    /// The reads for a request that can be replaced.
    private struct Counting: Sendable {
      /// The number of the last request.
      var generation = 0
      /// The connections that read for it.
      var connections: [SnapshotConnection] = []
      /// The requests whose reads are to end.
      var stopped: Set<Int> = []
    }

    let writer: any DatabaseWriter
    let options: QueryOptions
    private let recorder = Locked<WriteRecorder?>(nil)
    /// The writing connection's `data_version` when the last snapshot was taken.
    private let writerVersion = Locked(0)
    /// Two connections without a read transaction.
    private let spare = Locked<QuerySnapshot?>(nil)
    private let log: WriteAheadLog
    private let counting = Locked(Counting())
    private let file: FileIdentity

    init(_ writer: any DatabaseWriter, _ options: QueryOptions) {
      self.writer = writer
      self.options = options
      file = FileIdentity(path: writer.path)
      log = WriteAheadLog(ofDatabase: writer.path)
    }

    // MARK: Opening

    /// Counts the first rows, on the calling thread.
    ///
    /// - Returns: The state with the counted rows, the count to continue, and a version to check whether the state is current.
    func open(_ query: Query<Record>) throws -> (state: QueryState, count: AnchorCount, version: Int) {
      let snapshot = try QuerySnapshot(beside: writer)
      let version = try snapshot.begin()
      let plan = try snapshot.front.read { try query.plan($0) }
      var count = AnchorCount(plan, options)
      try snapshot.front.read { try count.advance(by: 4 * options.pageSize, $0) }
      return (count.state(in: snapshot), count, version)
    }

    /// Starts recording writes.
    ///
    /// - Returns: A Boolean value that indicates whether nothing was written since the state was read.
    func install(
      _ plan: QueryPlan,
      ifCurrent snapshot: QuerySnapshot,
      _ version: Int,
      onCommit: @escaping @Sendable () -> Void
    )
      async throws -> Bool
    {
      try await inWriter { [self] db in
        try replaceRecorder(plan, db, onCommit)
        // Later writers are detected by a version that differs from this one.
        let writerVersion = try SnapshotConnection.dataVersion(db)
        self.writerVersion.withLock { $0 = writerVersion }
        return try snapshot.isCurrent(version)
      }
    }

    private func replaceRecorder(_ plan: QueryPlan, _ db: Database, _ onCommit: @escaping @Sendable () -> Void) throws {
      let new = WriteRecorder(plan, onCommit: onCommit)
      recorder.withLock {
        $0?.uninstall(db)
        $0 = nil
      }
      try new.install(db)
      recorder.withLock { $0 = new }
    }

    /// Releases the writing connection. You can call it on any thread.
    func close() {
      writer.asyncWriteWithoutTransaction { [self] db in
        recorder.withLock {
          $0?.uninstall(db)
          $0 = nil
        }
      }
    }

    /// Returns a current snapshot with a plan of its schema, and records writes from then on.
    func begin(
      _ query: Query<Record>,
      onCommit: @escaping @Sendable () -> Void
    ) async throws -> (plan: QueryPlan, next: QuerySnapshot) {
      try file.check()
      return try await inWriter { [self] db in
        let next = try takeSpare()
        let version = try SnapshotConnection.dataVersion(db)
        try next.begin()
        let plan = try next.back.read { try query.plan($0) }
        try replaceRecorder(plan, db, onCommit)
        writerVersion.withLock { $0 = version }
        return (plan, next)
      }
    }

    // MARK: Counting

    /// Ends the reads for previous requests with an error.
    func begin(generation: Int) {
      let running = counting.withLock { counting -> (generation: Int, connections: [SnapshotConnection])? in
        defer { (counting.generation, counting.connections) = (generation, []) }
        guard !counting.connections.isEmpty else { return nil }
        counting.stopped.insert(counting.generation)
        return (counting.generation, counting.connections)
      }
      guard let running else { return }
      // SQLite ignores an interruption before a statement runs.
      Task.detached { [counting] in
        while counting.withLock({ counting in
          let isRunning = counting.stopped.contains(running.generation)
          if isRunning { running.connections.forEach { $0.interrupt() } }
          return isRunning
        }) {
          try? await Task.sleep(for: .milliseconds(5))
        }
      }
    }

    /// Registers connections, whose reads end if the request is replaced.
    private func beginReading(_ connections: [SnapshotConnection], for generation: Int) throws {
      try counting.withLock { counting in
        guard counting.generation == generation else { throw CancellationError() }
        counting.connections = connections
      }
    }

    private func endReading(for generation: Int) {
      counting.withLock { counting in
        if counting.generation == generation { counting.connections = [] }
        counting.stopped.remove(generation)
      }
    }

    /// Reads for a request until it's replaced.
    private func stoppably<Value: Sendable>(
      _ snapshot: QuerySnapshot,
      _ generation: Int,
      _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
      try beginReading([snapshot.back], for: generation)
      return try await snapshot.back.readInBackground { [self] db in
        defer { endReading(for: generation) }
        return try body(db)
      }
    }

    /// Returns the number of all rows if that's cheap, or else the previous count.
    func countAll(_ count: AnchorCount, in snapshot: QuerySnapshot, _ generation: Int) async throws -> AnchorCount {
      try await stoppably(snapshot, generation) { db in
        var count = count
        try count.countAll(db)
        return count
      }
    }

    /// Returns those of some row IDs that are the same in another snapshot.
    ///
    /// VACUUM can change all row IDs without an INTEGER PRIMARY KEY. It increases the schema's version.
    func rowsWithSameIDs(
      _ ids: [Int64],
      of old: QueryState?,
      in plan: QueryPlan,
      _ snapshot: QuerySnapshot,
      _ generation: Int
    ) async throws -> [Int64] {
      guard let old, plan.mayGiveOtherIDs(than: old.plan) else { return ids }
      return try await stoppably(snapshot, generation) { db in
        var known: [Int64: [StoredValue]] = [:]
        try old.snapshot.front.read { try old.plan.readRows(ids, $0) { known[$0.rowID] = $1 } }
        var same: Set<Int64> = []
        try plan.readRows(ids, db) { key, values in
          // New columns can follow the others.
          if let old = known[key.rowID], zip(old, values).allSatisfy(==) { same.insert(key.rowID) }
        }
        return ids.filter(same.contains)
      }
    }

    /// Returns the last key of rows that a request has.
    func lastKey(of ids: [Int64], _ plan: QueryPlan, in snapshot: QuerySnapshot, _ generation: Int) async throws
      -> RowKey?
    {
      try await stoppably(snapshot, generation) { db in
        var last: RowKey?
        try plan.readRows(ids, db) { key, _ in
          if last.map({ plan.order.precedes($0, key) }) ?? true { last = key }
        }
        return last
      }
    }

    /// Counts some more rows of a snapshot.
    ///
    /// - Parameter limit: The approximate number. The default is the usual number per turn.
    func advance(_ count: AnchorCount, by limit: Int? = nil, in snapshot: QuerySnapshot, _ generation: Int) async throws
      -> AnchorCount
    {
      let limit = limit ?? options.rowsPerTurn
      return try await stoppably(snapshot, generation) { db in
        var count = count
        try count.advance(by: limit, db)
        return count
      }
    }

    // MARK: Following

    /// The changes of a list after writes.
    struct Following: Sendable {
      let slot: Slot
      /// The batch with its changes, or `nil` to count all rows again.
      let batch: (QueryBatch<Record>, changes: SectionedChangeset)?
      /// A Boolean value that indicates whether the write-ahead log is long.
      let isLogLong: Bool
    }

    /// Returns the writes since the last time as a list shows them, or `nil` if there are none.
    ///
    /// It switches from the writing connection's thread to the snapshot's and back, but no more, because each switch takes longer
    /// than the work.
    ///
    /// - Parameters:
    ///   - state: The shown state.
    ///   - pages: The read pages by number.
    ///   - numbers: The numbers of the last read pages.
    ///   - isForced: A Boolean value that indicates whether to compare all rows in any case.
    ///   - generation: The number of the request.
    ///   - didCompare: A closure that's called occasionally with the number of compared rows, if all are compared.
    func follow(
      _ state: QueryState,
      _ pages: [Int: QueryPage<Record>],
      near numbers: [Int],
      isForced: Bool,
      _ generation: Int,
      didCompare: @escaping @Sendable (Int) -> Void,
      isolation: isolated (any Actor)? = #isolation
    ) async throws -> Following? {
      try file.check()
      return try await withCheckedThrowingContinuation { continuation in
        writer.asyncWriteWithoutTransaction { [self] db in
          do {
            guard let slot = try next(db, isForced: isForced) else { return continuation.resume(returning: nil) }
            state.snapshot.back.readLater { [self] oldDB in
              continuation.resume(
                with: Result {
                  let batch = try batch(slot, after: state, oldDB, pages, near: numbers, comparesAll: isForced) {
                    newDB,
                    limit in
                    try beginReading([state.snapshot.back, slot.next.back], for: generation)
                    defer { endReading(for: generation) }
                    return try SnapshotComparison.differentRows(
                      state.plan,
                      oldDB,
                      newDB,
                      limit: limit,
                      rowsPerTurn: options.rowsPerTurn
                    ) { count in
                      if counting.withLock({ $0.generation != generation }) { throw CancellationError() }
                      didCompare(count)
                    }
                  }
                  let isLogLong = log.isLonger(than: options.maximumLogPages)
                  return Following(slot: slot, batch: batch, isLogLong: isLogLong)
                }
              )
            }
          } catch {
            continuation.resume(throwing: error)
          }
        }
      }
    }

    /// Returns a current snapshot with the writes before it, or `nil` if there are none.
    ///
    /// - Parameter isForced: A Boolean value that indicates whether to take a snapshot in any case.
    private func next(_ db: Database, isForced: Bool) throws -> Slot? {
      let known = writerVersion.withLock { $0 }
      guard let recorder = recorder.withLock({ $0 }) else { return nil }
      var version = try SnapshotConnection.dataVersion(db)
      guard try isForced || version != known || recorder.hasWrites || hasOtherSchema(db) else { return nil }
      let next = try takeSpare()
      // Another process can write between two transactions, so repeat until it hasn't.
      while true {
        try next.begin()
        let now = try SnapshotConnection.dataVersion(db)
        if now == version { break }
        version = now
      }
      writerVersion.withLock { $0 = version }
      return Slot(next: next, writes: recorder.take(), isForeign: version != known)
    }

    /// - Returns: The batch with its changes, or `nil` to count all rows again.
    private func batch(
      _ slot: Slot,
      after state: QueryState,
      _ oldDB: Database,
      _ pages: [Int: QueryPage<Record>],
      near numbers: [Int],
      comparesAll: Bool,
      differentRows: (_ newDB: Database, _ limit: Int) throws -> Set<Int64>?
    ) throws -> (QueryBatch<Record>, changes: SectionedChangeset)? {
      if slot.writes.isOverflowing { return nil }
      return try slot.next.back.read { newDB in
        guard try SnapshotConnection.schemaVersion(newDB) == state.plan.schemaVersion else { return nil }
        let limit = min(options.maximumNumberOfFollowedRows, max(1_000, state.anchors.count / 5))
        var rowIDs = slot.writes.rowIDs
        var comparesAll = comparesAll || slot.writes.hasOthers
        if slot.isForeign, !comparesAll {
          if let recorded = try state.plan.changeTable?.rowIDs(oldDB, newDB) {
            rowIDs.formUnion(recorded)
          } else {
            comparesAll = true
          }
        }
        guard rowIDs.count <= limit else { return nil }
        func difference(_ comparesAll: Bool) throws -> StateDifference? {
          var rowIDs = rowIDs
          if comparesAll {
            guard let found = try differentRows(newDB, limit) else { return nil }
            rowIDs.formUnion(found)
            guard rowIDs.count <= limit else { return nil }
          }
          return try StateDifference(
            ofRows: rowIDs,
            in: state,
            oldDB,
            next: slot.next,
            newDB,
            bucketSize: options.bucketSize
          )
        }
        var found = try difference(comparesAll)
        // Something was written unseen, for example by a C function without GRDB.
        let hasUnseenWrites = found == nil && !comparesAll
        if hasUnseenWrites { found = try difference(true) }
        guard let found else { return nil }
        let batch = QueryBatch(
          state: found.state,
          pages: try Self.pages(pages, near: numbers, after: found, newDB, options),
          hasUnseenWrites: hasUnseenWrites
        )
        return (batch, found.changeset(from: state))
      }
    }

    /// Returns the content of a list after all rows were counted again.
    ///
    /// - Parameter ids: The IDs of the rows that were read last.
    func replacement(
      _ state: QueryState,
      near ids: [Int64],
      _ generation: Int
    ) async throws -> QueryBatch<Record> {
      let options = options
      return try await stoppably(state.snapshot, generation) { db in
        var keys: [RowKey] = []
        try state.plan.readRows(ids, db) { key, _ in keys.append(key) }
        keys.sort { state.plan.order.precedes($0, $1) }
        // Not all of the rows that were read meanwhile are counted.
        let ranks = try state.ranks(of: keys, db).filter { $0 < state.anchors.count }
        let numbers = Set(Set(ranks.map { $0 / options.pageSize }).sorted().prefix(4))
        let pages = try Self.pages(numbers, of: state, db, options)
        return QueryBatch(state: state, pages: pages)
      }
    }

    /// Returns the pages of the last read rows, without reading unchanged rows again.
    private static func pages(
      _ old: [Int: QueryPage<Record>],
      near numbers: [Int],
      after found: StateDifference,
      _ db: Database,
      _ options: QueryOptions
    ) throws -> [Int: QueryPage<Record>] {
      let size = options.pageSize
      let mapping = RowMapping(found.changes.changes)
      let ends = numbers.flatMap { [$0 * size, $0 * size + max(1, old[$0]?.rows.count ?? 0) - 1] }
      let count = found.state.anchors.count
      var pages: [Int: QueryPage<Record>] = [:]
      for number in Set(ends.map { mapping.newIndex(of: $0) / size }) where number * size < count {
        let indexes = number * size..<min(count, (number + 1) * size)
        var rows = indexes.map { index -> QueryPage<Record>.Loaded? in
          guard let before = mapping.oldIndex(of: index) else { return nil }
          return old[before / size]?.rows.element(at: before % size)
        }
        // A written row replaces one, and others follow.
        if let first = rows.firstIndex(where: { $0 == nil }), let last = rows.lastIndex(where: { $0 == nil }) {
          let read = try QueryPage<Record>(number * size + first..<number * size + last + 1, of: found.state, db)
          rows.replaceSubrange(first...last, with: read.rows)
        }
        pages[number] = QueryPage(rows: rows.compactMap { $0 })
      }
      return pages
    }

    private static func pages(
      _ numbers: Set<Int>,
      of state: QueryState,
      _ db: Database,
      _ options: QueryOptions
    ) throws -> [Int: QueryPage<Record>] {
      var pages: [Int: QueryPage<Record>] = [:]
      for number in numbers {
        let start = number * options.pageSize
        guard start >= 0, start < state.anchors.count else { continue }
        pages[number] = try QueryPage(start..<start + options.pageSize, of: state, db)
      }
      return pages
    }

    // MARK: The log

    /// Lets the write-ahead log restart if it's long.
    ///
    /// A snapshot prevents that while it reads from the log. One that was taken after the whole log was copied into the file
    /// doesn't. So the log is copied and another snapshot is taken, if no connection writes and nothing was written since the last
    /// one. Otherwise the next time does it.
    ///
    /// - Returns: A snapshot with the same content as the last one, or `nil` if there is none.
    func keepLogShort() async throws -> QuerySnapshot? {
      try await inWriter { [self] db in
        func isSame() throws -> Bool {
          try recorder.withLock { $0?.hasWrites == false } && !hasOtherSchema(db)
            && SnapshotConnection.dataVersion(db) == writerVersion.withLock { $0 }
        }
        guard try isSame() else { return nil }
        // The log is copied as far as the oldest snapshot reads.
        spare.withLock { $0 }?.end()
        // Another process can be reading or copying the log.
        guard let copied = try? db.checkpoint(.passive), copied.walFrameCount == copied.checkpointedFrameCount else {
          return nil
        }
        let next = try takeSpare()
        try next.begin()
        // Another process can have written meanwhile, which the next time detects.
        if try isSame() { return next }
        recycle(next)
        return nil
      }
    }

    // MARK: Connections

    /// Retains connections that no data source reads any more.
    func recycle(_ snapshot: QuerySnapshot) {
      snapshot.endInBackground()
      spare.withLock { $0 = snapshot }
    }

    /// Releases retained connections, because their file may be damaged.
    func forgetSpare() { spare.withLock { $0 = nil } }

    private func takeSpare() throws -> QuerySnapshot {
      if let kept = spare.withLock({ spare in
        defer { spare = nil }; return spare
      }) {
        return kept
      }
      return try QuerySnapshot(beside: writer)
    }

    /// Returns whether something was written since the last snapshot that no observer reported.
    func hasUntoldWrites() async throws -> Bool {
      try file.check()
      return try await inWriter { [self] db in
        try SnapshotConnection.dataVersion(db) != writerVersion.withLock { $0 } || hasOtherSchema(db)
      }
    }

    /// Returns whether the schema's version changed, as VACUUM does without notifying observers.
    private func hasOtherSchema(_ db: Database) throws -> Bool {
      guard let recorder = recorder.withLock({ $0 }) else { return false }
      return try SnapshotConnection.schemaVersion(db) != recorder.schemaVersion
    }

    private func inWriter<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value
    {
      try await withCheckedThrowingContinuation { continuation in
        writer.asyncWriteWithoutTransaction { db in
          continuation.resume(with: Result { try body(db) })
        }
      }
    }
  }
#endif
