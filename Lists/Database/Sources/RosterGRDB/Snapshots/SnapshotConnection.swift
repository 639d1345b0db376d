#if GRDB
  import GRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  /// A connection that reads what the database was at one time, and can be moved to another time.
  ///
  /// It is opened once and kept, with its cache and its statements.
  final class SnapshotConnection: Sendable {
    private let queue: DatabaseQueue
    /// The schema whose statements the connection keeps.
    private let schemaVersion = Locked<Int?>(nil)

    init(beside writer: any DatabaseWriter, label: String) throws {
      var configuration = writer.configuration
      configuration.readonly = true
      configuration.allowsUnsafeTransactions = true
      configuration.label = label
      // Nobody who reads waits for those who write, but for whoever puts the log in order after a process has died.
      if case .immediateError = configuration.busyMode { configuration.busyMode = .timeout(1) }
      queue = try DatabaseQueue(path: writer.path, configuration: configuration)
    }

    /// Reads on the calling thread.
    func read<Value>(_ body: (Database) throws -> Value) rethrows -> Value {
      try queue.unsafeReentrantWrite(body)
    }

    /// Reads on the connection's own thread, and waits for nothing.
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

    /// Ends what it reads at this moment with an error.
    func interrupt() { queue.interrupt() }

    /// Has it read what the database is now, until it is moved again.
    func begin() throws {
      try read { db in
        if db.isInsideTransaction { try db.cachedStatement(sql: "COMMIT").execute() }
        try db.cachedStatement(sql: "BEGIN DEFERRED").execute()
        // Only what reads takes the time.
        let version = try Self.schemaVersion(db)
        let known = schemaVersion.withLock { known in
          defer { known = version }
          return known
        }
        guard known != version else { return }
        // The connection learns of another schema by running a statement; those that were prepared before have the old columns.
        _ = try Int.fetchOne(db, sql: "SELECT 1 FROM sqlite_master")
        db.clearSchemaCache()
      }
    }

    /// Has it keep no time, so that it does not hinder others.
    func end() {
      read { db in
        guard db.isInsideTransaction else { return }
        try? db.cachedStatement(sql: "COMMIT").execute()
      }
    }

    /// Does that on the connection's own thread, and lets its cache go.
    func endInBackground() {
      readLater { db in
        if db.isInsideTransaction { try? db.cachedStatement(sql: "COMMIT").execute() }
        if let connection = db.sqliteConnection { sqlite3_db_release_memory(connection) }
      }
    }

    /// Another number after each commit by another connection.
    func dataVersion() throws -> Int { try read(Self.dataVersion) }

    static func dataVersion(_ db: Database) throws -> Int {
      try Int.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) ?? 0
    }

    /// Another number for each schema.
    static func schemaVersion(_ db: Database) throws -> Int {
      try Int.fetchOne(db.cachedStatement(sql: "PRAGMA schema_version")) ?? 0
    }
  }
#endif
