#if GRDB
  import GRDB

  /// A database table in which triggers record the last written rows of another table, by any connection of any process.
  ///
  /// With it, a ``QueryDataSource`` that detects other writes reads only the recorded rows, instead of comparing all. Create it in
  /// a migration:
  ///
  /// ```swift
  /// var migrator = DatabaseMigrator()
  /// migrator.registerMigration("changes of mails") { db in
  ///   try ChangeTable.create(for: "mail", in: db)
  /// }
  /// ```
  ///
  /// If a later migration adds a unique index or recreates the table, call `create` again at its end. Until then, all rows are
  /// compared, as without the table. Before dropping a column of a unique index, or renaming the table, call `drop`.
  public struct ChangeTable: Sendable {
    /// The names are quoted.
    private let name: String
    private let ownerName: String
    private let rowIDName: String
    /// The statements that create the table, and the other table's triggers.
    private let statements: [(name: String, sql: String)]

    // MARK: Creating

    /// Creates the table with its triggers, replacing existing ones.
    ///
    /// - Parameters:
    ///   - tableName: The name of the table whose rows are recorded. It must have row IDs.
    ///   - maximumCount: The approximate number of rows to retain. A list that missed more compares all rows.
    ///   - db: A connection that can write, with or without a transaction.
    /// - Complexity: Each later inserted, updated, or deleted row costs one or two more short rows, and one search in each unique
    ///   index.
    /// - Throws: ``QueryError/rowIDsAreMissing(table:)``, or ``QueryError/changesAreUnseen(table:index:)`` if triggers can miss
    ///   rows that REPLACE removes.
    public static func create(for tableName: String, keeping maximumCount: Int = 20_000, in db: Database) throws {
      let changes = try ChangeTable(for: tableName, db)
      try db.inSavepoint {
        try drop(for: tableName, in: db)
        for statement in changes.statements { try db.execute(sql: statement.sql) }
        // Removed several at a time, but never the last one.
        try db.execute(
          sql: """
            CREATE TRIGGER \(triggerName("trim", tableName)) AFTER INSERT ON \(changes.name) WHEN NEW.sequence % 64 = 0
            BEGIN DELETE FROM \(changes.name) WHERE sequence <= NEW.sequence - \(max(1, maximumCount)); END
            """
        )
        // There is always a last row, which the next ones follow.
        try db.execute(sql: "INSERT INTO main.\(changes.name)(stamp, pending) VALUES (random(), 0)")
        return .commit
      }
    }

    /// Removes the table with its triggers, if it exists.
    ///
    /// - Parameters:
    ///   - tableName: The name of the other table when the table was created.
    ///   - db: A connection that can write, with or without a transaction.
    public static func drop(for tableName: String, in db: Database) throws {
      try db.inSavepoint {
        for topic in ["insert", "inserted", "delete", "update", "replace", "trim"] {
          try db.execute(sql: "DROP TRIGGER IF EXISTS main.\(triggerName(topic, tableName))")
        }
        try db.execute(sql: "DROP TABLE IF EXISTS main.\(Self.name(for: tableName))")
        return .commit
      }
    }

    private static func name(for tableName: String) -> String { "rosterChanges_\(tableName)".quotedDatabaseIdentifier }

    private static func triggerName(_ topic: String, _ tableName: String) -> String {
      "rosterChanges_\(topic)_\(tableName)".quotedDatabaseIdentifier
    }

    /// Creates the definition for the other table's schema.
    ///
    /// Rows are recorded before they are updated or deleted, because another trigger can end a statement after a write. An inserted
    /// row's ID may be known only afterward, so a pending row is recorded before. If REPLACE removes rows, no trigger runs unless
    /// the connection enables it. So they are searched before.
    private init(for tableName: String, _ db: Database) throws {
      let ownerName = try String.fetchOne(
        db,
        sql: "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name = ? COLLATE NOCASE",
        arguments: [tableName]
      )
      guard let ownerName, let rowID = try QueryPlan.rowID(db, ownerName)?.name.quotedDatabaseIdentifier else {
        throw QueryError.rowIDsAreMissing(table: tableName)
      }
      let indexes = try UniqueIndex.all(ofTable: ownerName, db)
      if let index = indexes.first(where: { !$0.isSearched }) {
        throw QueryError.changesAreUnseen(table: ownerName, index: index.name)
      }
      let name = Self.name(for: ownerName)
      let owner = ownerName.quotedDatabaseIdentifier
      func trigger(_ topic: String, _ event: String, _ entries: [String]) -> (name: String, sql: String) {
        let body = entries.map { "INSERT INTO \(name)(stamp, pending, rowID) SELECT random(), \($0);" }.joined(
          separator: " "
        )
        let trigger = Self.triggerName(topic, ownerName)
        return (trigger, "CREATE TRIGGER \(trigger) \(event) ON \(owner) BEGIN \(body) END")
      }
      let searches = indexes.map { "0, \(rowID) FROM \(owner) WHERE \($0.condition)" }
      let columns = Set(indexes.flatMap(\.columns)).sorted().joined(separator: ", ")
      let moved = "0, NEW.\(rowID) WHERE NEW.\(rowID) <> OLD.\(rowID)"
      statements =
        [
          (name, "CREATE TABLE \(name)(sequence INTEGER PRIMARY KEY, stamp INTEGER, pending INTEGER, rowID INTEGER)"),
          trigger("insert", "BEFORE INSERT", ["1, NEW.\(rowID)"] + searches),
          trigger("inserted", "AFTER INSERT", ["-1, NEW.\(rowID)"]),
          trigger("delete", "BEFORE DELETE", ["0, OLD.\(rowID)"]),
          trigger("update", "BEFORE UPDATE", ["0, OLD.\(rowID)", moved]),
        ] + (indexes.isEmpty ? [] : [trigger("replace", "BEFORE UPDATE OF \(columns)", searches)])
      (self.name, self.ownerName, rowIDName) = (name, owner, rowID)
    }

    // MARK: Reading

    /// Returns the table for another one's current schema, or the reason why it's unusable. Neither if it doesn't exist.
    static func found(for tableName: String, _ db: Database) throws -> (changes: ChangeTable?, fault: String?) {
      guard try db.tableExists("rosterChanges_\(tableName)", in: "main") else { return (nil, nil) }
      let changes: ChangeTable
      do { changes = try ChangeTable(for: tableName, db) } catch let error as QueryError { return (nil, "\(error)") }
      let rows = try Row.fetchAll(
        db,
        sql: "SELECT type, name, sql FROM main.sqlite_master WHERE name LIKE 'rosterChanges%'"
      )
      for (name, statement) in changes.statements {
        let row = rows.first { ($0["name"] as String).quotedDatabaseIdentifier == name }
        guard let row else { return (nil, "the trigger \(name) is missing") }
        if row["sql"] != statement {
          return (nil, "the \(row["type"] as String) \(name) is not the one of this schema")
        }
      }
      return (changes, nil)
    }

    /// Returns the IDs of all rows that were written between two snapshots of one schema, and maybe of others.
    ///
    /// - Returns: The IDs, or `nil` if some may no longer be retained.
    func rowIDs(_ oldDB: Database, _ newDB: Database) throws -> Set<Int64>? {
      let last = "SELECT sequence, stamp FROM main.\(name) ORDER BY sequence DESC LIMIT 1"
      guard let last = try Row.fetchOne(oldDB.cachedStatement(sql: last)) else { return nil }
      var sequence: Int64 = last[0]
      let sql = "SELECT sequence, stamp, pending, rowID FROM main.\(name) WHERE sequence >= ? ORDER BY sequence"
      let rows = try Row.fetchCursor(newDB.cachedStatement(sql: sql), arguments: [sequence])
      // If all had been deleted, the same number would have another stamp.
      guard let first = try rows.next(), first[0] == sequence, first[1] == last[1] as DatabaseValue else { return nil }
      var rowIDs: Set<Int64> = []
      var pending: Int64 = 0
      while let row = try rows.next() {
        sequence &+= 1
        guard row[0] == sequence else { return nil }
        pending &+= row[2] ?? 0
        if let rowID = Int64.fromDatabaseValue(row[3]) { rowIDs.insert(rowID) }
      }
      // Pending rows weren't inserted because their values already existed, or they were, but no trigger ran afterward. Nothing
      // else is unrecorded, so the row counts tell the difference.
      if pending != 0, try count(newDB, rowIDs) != count(oldDB, rowIDs) { return nil }
      return rowIDs
    }

    /// Returns the number of the other table's rows, without those of some IDs.
    private func count(_ db: Database, _ rowIDs: Set<Int64>) throws -> Int {
      let sql = """
        SELECT (SELECT COUNT(*) FROM main.\(ownerName))
          - (SELECT COUNT(*) FROM main.\(ownerName) WHERE \(rowIDName) IN (SELECT value FROM json_each(?)))
        """
      let json = "[" + rowIDs.map(String.init).joined(separator: ",") + "]"
      return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [json]) ?? 0
    }
  }
#endif
