#if GRDB
  import Foundation
  import GRDB
  import RosterCore

  /// A record that a list shows.
  public typealias FetchedRecord = FetchableRecord & TableRecord & Sendable

  /// Reads, counts and follows for a list, off the main actor.
  final class QueryEngine<Record: FetchedRecord>: Sendable {
    /// What was found out while no connection could write.
    struct Slot: Sendable {
      let next: QuerySnapshot
      let writes: WriteRecorder.Writes
      /// Whether another process or connection wrote.
      let isForeign: Bool
    }

    /// What is read for a request that another may take the place of.
    private struct Counting: Sendable {
      /// That of the last request.
      var generation = 0
      /// The connections that read for it.
      var connections: [SnapshotConnection] = []
      /// The requests whose reading is to end.
      var stopped: Set<Int> = []
    }

    let writer: any DatabaseWriter
    let options: QueryOptions
    private let recorder = Locked<WriteRecorder?>(nil)
    /// The writing connection's `data_version` when the last snapshot was taken.
    private let writerVersion = Locked(0)
    /// Two connections that keep no time.
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
    /// - Returns: the state with the rows that were counted, what goes on counting, and what tells whether the state is current.
    func open(_ query: Query<Record>) throws -> (state: QueryState, count: AnchorCount, version: Int) {
      let snapshot = try QuerySnapshot(beside: writer)
      let version = try snapshot.begin()
      let plan = try snapshot.front.read { try query.plan($0) }
      var count = AnchorCount(plan, options)
      try snapshot.front.read { try count.advance(by: 4 * options.pageSize, $0) }
      return (count.state(in: snapshot), count, version)
    }

    /// Begins to note what is written.
    ///
    /// - Returns: whether nothing was written since the state was read.
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
        // Who writes from now on is noticed by another version than this one.
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

    /// Lets the writing connection go. It may be called on any thread.
    func close() {
      writer.asyncWriteWithoutTransaction { [self] db in
        recorder.withLock {
          $0?.uninstall(db)
          $0 = nil
        }
      }
    }

    /// A new snapshot of now, with a plan of its schema, from which on it is noted what is written.
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

    /// Ends what is read for the requests before one with an error.
    func begin(generation: Int) {
      let running = counting.withLock { counting -> (generation: Int, connections: [SnapshotConnection])? in
        defer { (counting.generation, counting.connections) = (generation, []) }
        guard !counting.connections.isEmpty else { return nil }
        counting.stopped.insert(counting.generation)
        return (counting.generation, counting.connections)
      }
      guard let running else { return }
      // SQLite forgets an interruption that comes before a statement runs.
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

    /// Has what connections read from now on end if another request takes the place of one.
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

    /// Reads for a request until another one takes its place.
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

    /// The number of all rows where it is cheap, otherwise what was counted before.
    func countAll(_ count: AnchorCount, in snapshot: QuerySnapshot, _ generation: Int) async throws -> AnchorCount {
      try await stoppably(snapshot, generation) { db in
        var count = count
        try count.countAll(db)
        return count
      }
    }

    /// The ids of some rows, of those that have the same ids in another snapshot.
    ///
    /// VACUUM may give all rows other ids if no INTEGER PRIMARY KEY has them. It increases the schema's version.
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
          // Columns may have come behind the others.
          if let old = known[key.rowID], zip(old, values).allSatisfy(==) { same.insert(key.rowID) }
        }
        return ids.filter(same.contains)
      }
    }

    /// The last key of rows, of those that a request has.
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
    /// - Parameter limit: how many, about; as many as in any turn if nothing else is said.
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

    /// What a list is to do after writes.
    struct Following: Sendable {
      let slot: Slot
      /// `nil` if all rows are to be counted again.
      let batch: (QueryBatch<Record>, changes: SectionedChangeset)?
      /// Whether the write-ahead log has become long.
      let isLogLong: Bool
    }

    /// What was written since the last time, as a list shows it; `nil` if nothing was.
    ///
    /// It goes from the writing connection's thread to that of the snapshot and back, and nowhere else in between, as each way takes longer than what
    /// is done there.
    ///
    /// - Parameters:
    ///   - state: what is shown.
    ///   - pages: the pages that were read, by their numbers.
    ///   - numbers: those of them that were read last.
    ///   - isForced: whether all rows are compared, whatever is known to be written.
    ///   - generation: the number of the request.
    ///   - didCompare: is told now and then how many rows have been compared, if all are.
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

    /// A snapshot of now with what was written before it; `nil` if nothing was.
    ///
    /// - Parameter isForced: whether a snapshot is taken in any case.
    private func next(_ db: Database, isForced: Bool) throws -> Slot? {
      let known = writerVersion.withLock { $0 }
      guard let recorder = recorder.withLock({ $0 }) else { return nil }
      var version = try SnapshotConnection.dataVersion(db)
      guard try isForced || version != known || recorder.hasWrites || hasOtherSchema(db) else { return nil }
      let next = try takeSpare()
      // Another process may write between two connections, so that they are opened until it has not.
      while true {
        try next.begin()
        let now = try SnapshotConnection.dataVersion(db)
        if now == version { break }
        version = now
      }
      writerVersion.withLock { $0 = version }
      return Slot(next: next, writes: recorder.take(), isForeign: version != known)
    }

    /// - Returns: `nil` if all rows are to be counted again.
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
        // Something was written unseen, such as by a C function beside GRDB.
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

    /// What a list shows after all rows were counted again.
    ///
    /// - Parameter ids: The ids of the rows that were read last.
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
        // Of what was read meanwhile not all is counted.
        let ranks = try state.ranks(of: keys, db).filter { $0 < state.anchors.count }
        let numbers = Set(Set(ranks.map { $0 / options.pageSize }).sorted().prefix(4))
        let pages = try Self.pages(numbers, of: state, db, options)
        return QueryBatch(state: state, pages: pages)
      }
    }

    /// The pages on which rows are that were read last. Of rows that are the same and have been read nothing is read again.
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
        // A row that is written takes the place of one, and others follow.
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

    /// Lets the write-ahead log begin anew where it has become long.
    ///
    /// A snapshot hinders that as long as it reads from the log, and one that was taken after all of the log was copied into the file does
    /// not. So the log is copied and another snapshot taken, while no connection writes and nothing was written since the last one was; where
    /// something was, the next time will do.
    ///
    /// - Returns: a snapshot that reads the same as the last one; `nil` if there is none.
    func keepLogShort() async throws -> QuerySnapshot? {
      try await inWriter { [self] db in
        func isSame() throws -> Bool {
          try recorder.withLock { $0?.hasWrites == false } && !hasOtherSchema(db)
            && SnapshotConnection.dataVersion(db) == writerVersion.withLock { $0 }
        }
        guard try isSame() else { return nil }
        // The log is copied as far as the oldest snapshot reads.
        spare.withLock { $0 }?.end()
        // Another process may be reading or copying the log.
        guard let copied = try? db.checkpoint(.passive), copied.walFrameCount == copied.checkpointedFrameCount else {
          return nil
        }
        let next = try takeSpare()
        try next.begin()
        // Another process may have written meanwhile, which the next time finds out.
        if try isSame() { return next }
        recycle(next)
        return nil
      }
    }

    // MARK: Connections

    /// Keeps connections that no data source reads any more.
    func recycle(_ snapshot: QuerySnapshot) {
      snapshot.endInBackground()
      spare.withLock { $0 = snapshot }
    }

    /// Lets kept connections go, as they may be those of a file that is damaged.
    func forgetSpare() { spare.withLock { $0 = nil } }

    private func takeSpare() throws -> QuerySnapshot {
      if let kept = spare.withLock({ spare in
        defer { spare = nil }; return spare
      }) {
        return kept
      }
      return try QuerySnapshot(beside: writer)
    }

    /// Whether something was written that no observer reported since the last snapshot was taken.
    func hasUntoldWrites() async throws -> Bool {
      try file.check()
      return try await inWriter { [self] db in
        try SnapshotConnection.dataVersion(db) != writerVersion.withLock { $0 } || hasOtherSchema(db)
      }
    }

    /// Whether the schema's version is another one, which VACUUM increases. No observer gets that.
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
