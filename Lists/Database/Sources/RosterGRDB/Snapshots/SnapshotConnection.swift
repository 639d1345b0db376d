#if GRDB
  import GRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  /// A connection that reads the database at one time, and can move to another.
  ///
  /// It's opened once and retained, with its cache and statements.
  final class SnapshotConnection: Sendable {
    private let queue: DatabaseQueue
    /// The schema of the connection's cached statements.
    private let schemaVersion = Locked<Int?>(nil)

    init(beside writer: any DatabaseWriter, label: String) throws {
      var configuration = writer.configuration
      configuration.readonly = true
      configuration.allowsUnsafeTransactions = true
      configuration.label = label
      // Readers don't wait for writers, but for log recovery after a process has died.
      if case .immediateError = configuration.busyMode { configuration.busyMode = .timeout(1) }
      queue = try DatabaseQueue(path: writer.path, configuration: configuration)
    }

    /// Reads on the calling thread.
    func read<Value>(_ body: (Database) throws -> Value) rethrows -> Value {
      try queue.unsafeReentrantWrite(body)
    }

    /// Reads on the connection's own thread, without waiting.
    func readLater(_ body: @escaping @Sendable (Database) -> Void) { queue.asyncWriteWithoutTransaction(body) }

    /// Reads on the connection's own thread.
    func readInBackground<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value
    {
      try await withCheckedThrowingContinuation { continuation in
        queue.asyncWriteWithoutTransaction { db in
          continuation.resume(with: Result { try body(db) })
        }
      }
    }

    /// Ends the current read with an error.
    func interrupt() { queue.interrupt() }

    /// Starts reading the current database, until it moves again.
    func begin() throws {
      try read { db in
        if db.isInsideTransaction { try db.cachedStatement(sql: "COMMIT").execute() }
        try db.cachedStatement(sql: "BEGIN DEFERRED").execute()
        // Only a read determines the time.
        let version = try Self.schemaVersion(db)
        let known = schemaVersion.withLock { known in
          defer { known = version }
          return known
        }
        guard known != version else { return }
        // A connection detects another schema by running a statement. Statements that were prepared before have the old columns.
        _ = try Int.fetchOne(db, sql: "SELECT 1 FROM sqlite_master")
        db.clearSchemaCache()
      }
    }

    /// Ends the read transaction, so that it doesn't block others.
    func end() {
      read { db in
        guard db.isInsideTransaction else { return }
        try? db.cachedStatement(sql: "COMMIT").execute()
      }
    }

    /// Ends the read transaction on the connection's own thread, and releases its cache.
    func endInBackground() {
      readLater { db in
        if db.isInsideTransaction { try? db.cachedStatement(sql: "COMMIT").execute() }
        if let connection = db.sqliteConnection { sqlite3_db_release_memory(connection) }
      }
    }

    /// Returns a number that changes after each commit by another connection.
    func dataVersion() throws -> Int { try read(Self.dataVersion) }

    static func dataVersion(_ db: Database) throws -> Int {
      try Int.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
    }

    /// Returns a number that changes with each schema.
    static func schemaVersion(_ db: Database) throws -> Int {
      try Int.fetchOne(db.cachedStatement(sql: "PRAGMA schema_version")) ?? 0
    }
  }
#endif
