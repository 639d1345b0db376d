#if GRDB
  import GRDB

  /// The database at one time, read by two connections: the list's own, and one that may be busy.
  final class QuerySnapshot: Sendable {
    /// Reads what cells show, on the main actor.
    let front: SnapshotConnection
    /// Counts, compares and follows.
    let back: SnapshotConnection

    init(beside writer: any DatabaseWriter) throws {
      front = try SnapshotConnection(beside: writer, label: "Roster.front")
      back = try SnapshotConnection(beside: writer, label: "Roster.back")
      let journalMode = try back.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } ?? ""
      guard journalMode == "wal" else { throw QueryError.writeAheadLogIsMissing(journalMode: journalMode) }
    }

    /// Moves both connections to the same time, which is now.
    ///
    /// - Returns: what ``isCurrent(_:)`` takes.
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

    /// Whether nothing was written since ``begin()``. If something was, the connections may be at different times.
    func isCurrent(_ version: Int) throws -> Bool {
      back.end()
      guard try back.dataVersion() == version else { return false }
      try back.begin()
      return try back.dataVersion() == version
    }

    /// Keeps no time.
    func end() {
      front.end()
      back.end()
    }

    /// Keeps no time from the next turn of the connections on, and no pages, which are those of another time.
    func endInBackground() {
      front.endInBackground()
      back.endInBackground()
    }
  }
#endif
