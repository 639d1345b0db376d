#if GRDB
  import GRDB

  /// The database at one time, read by two connections: the list's own, and a background one.
  final class QuerySnapshot: Sendable {
    /// The connection that reads cells' rows, on the main actor.
    let front: SnapshotConnection
    /// The connection that counts, compares, and follows.
    let back: SnapshotConnection

    init(beside writer: any DatabaseWriter) throws {
      front = try SnapshotConnection(beside: writer, label: "Roster.front")
      back = try SnapshotConnection(beside: writer, label: "Roster.back")
      let journalMode = try back.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } ?? ""
      guard journalMode == "wal" else { throw QueryError.writeAheadLogIsMissing(journalMode: journalMode) }
    }

    /// Moves both connections to the current time.
    ///
    /// - Returns: The version for ``isCurrent(_:)``.
    @discardableResult
    func begin() throws -> Int {
      while true {
        back.end()
        let before = try back.dataVersion()
        try front.begin()
        try back.begin()
        if try back.dataVersion() == before { return before }
      }
    }

    /// Returns whether nothing was written since ``begin()``. Otherwise, the connections can be at different times.
    func isCurrent(_ version: Int) throws -> Bool {
      back.end()
      guard try back.dataVersion() == version else { return false }
      try back.begin()
      return try back.dataVersion() == version
    }

    /// Ends the read transactions.
    func end() {
      front.end()
      back.end()
    }

    /// Ends the read transactions in the connections' next turns, and releases their outdated pages.
    func endInBackground() {
      front.endInBackground()
      back.endInBackground()
    }
  }
#endif
