#if GRDB
  import Foundation
  import GRDB
  import RosterCore

  /// A recorder of the rows of a table that the writing connection writes.
  ///
  /// It can record more rows than were written, but never fewer. GRDB's observer reports most rows. Temporary triggers report rows
  /// that REPLACE removes, and old IDs of rows whose ID changes.
  final class WriteRecorder: TransactionObserver, Sendable {
    /// The writes since they were last taken.
    struct Writes: Sendable {
      var rowIDs: Set<Int64> = []
      /// A Boolean value that indicates whether too many rows were written to follow, or the schema changed.
      var isOverflowing = false
      /// A Boolean value that indicates whether another table of the request was written.
      var hasOthers = false

      var isEmpty: Bool { rowIDs.isEmpty && !isOverflowing && !hasOthers }
    }

    static let maximumCount = 200_000
    private static let numbers = Locked(0)

    private let tableName: String
    private let rowIDName: String
    private let readTables: Set<String>
    /// The database's schema version when the recorder was created.
    let schemaVersion: Int
    private let number: Int
    private let writes = Locked(Writes())
    private let onCommit: @Sendable () -> Void

    /// - Parameter onCommit: A closure that's called after each commit with writes.
    init(_ plan: QueryPlan, onCommit: @escaping @Sendable () -> Void) {
      tableName = plan.tableName.lowercased()
      rowIDName = plan.rowIDName.quotedDatabaseIdentifier
      readTables = plan.readTables
      schemaVersion = plan.schemaVersion
      number = Self.numbers.withLock { number in
        number += 1
        return number
      }
      self.onCommit = onCommit
    }

    /// Takes the recorded writes. Call it in the writer's queue, outside of transactions.
    func take() -> Writes {
      writes.withLock { writes in
        defer { writes = Writes() }
        return writes
      }
    }

    var hasWrites: Bool { writes.withLock { !$0.isEmpty } }

    private func note(_ rowID: Int64) {
      writes.withLock { writes in
        guard !writes.isOverflowing else { return }
        writes.rowIDs.insert(rowID)
        guard writes.rowIDs.count > Self.maximumCount else { return }
        writes.rowIDs = []
        writes.isOverflowing = true
      }
    }

    // MARK: TransactionObserver

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
      readTables.contains(eventKind.tableName.lowercased())
    }

    func databaseDidChange(with event: DatabaseEvent) {
      if event.tableName.lowercased() == tableName {
        note(event.rowID)
      } else {
        writes.withLock { $0.hasOthers = true }
      }
    }

    func databaseDidChange() {
      writes.withLock { $0.isOverflowing = true }
    }

    func databaseDidCommit(_ db: Database) {
      let version = try? SnapshotConnection.schemaVersion(db)
      if version != schemaVersion { writes.withLock { $0.isOverflowing = true } }
      if hasWrites { onCommit() }
    }

    func databaseDidRollback(_ db: Database) {}

    // MARK: Triggers

    private var functionName: String { "rosterNote\(number)" }

    private func triggerName(_ topic: String) -> String { "rosterNotes\(number)\(topic)".quotedDatabaseIdentifier }

    /// Starts recording all rows of the writing connection. Call it in the writer's queue.
    func install(_ db: Database) throws {
      db.add(transactionObserver: self, extent: .observerLifetime)
      let function = DatabaseFunction(functionName, argumentCount: 1) { [weak self] values in
        if let rowID = Int64.fromDatabaseValue(values[0]) { self?.note(rowID) }
        return nil
      }
      db.add(function: function)
      let table = tableName.quotedDatabaseIdentifier
      try db.execute(
        sql: """
          CREATE TEMP TRIGGER \(triggerName("IDs")) BEFORE UPDATE ON main.\(table) WHEN OLD.\(rowIDName) <> NEW.\(rowIDName)
          BEGIN SELECT \(functionName)(OLD.\(rowIDName)); END
          """
      )
      let searches = try UniqueIndex.all(ofTable: tableName, db).filter { !$0.condition.isEmpty }.map { index in
        "SELECT \(functionName)(\(rowIDName)) FROM main.\(table) WHERE \(index.condition);"
      }
      guard !searches.isEmpty else { return }
      for event in ["INSERT", "UPDATE"] {
        try db.execute(
          sql: """
            CREATE TEMP TRIGGER \(triggerName(event)) BEFORE \(event) ON main.\(table)
            BEGIN \(searches.joined(separator: " ")) END
            """
        )
      }
    }

    /// Stops recording. Call it in the writer's queue.
    func uninstall(_ db: Database) {
      db.remove(transactionObserver: self)
      for topic in ["IDs", "INSERT", "UPDATE"] {
        try? db.execute(sql: "DROP TRIGGER IF EXISTS temp.\(triggerName(topic))")
      }
      db.remove(function: DatabaseFunction(functionName, argumentCount: 1) { _ in nil })
    }
  }
#endif
