#if GRDB
  import GRDB

  /// A table in the database in which triggers note the rows of another table that were written last, by any connection of any process.
  ///
  /// Where it is there, a ``QueryDataSource`` that finds that something else has written asks about the noted rows only, instead of comparing all.
  /// It belongs into a migration:
  ///
  /// ```swift
  /// var migrator = DatabaseMigrator()
  /// migrator.registerMigration("changes of mails") { db in
  ///   try ChangeTable.create(for: "mail", in: db)
  /// }
  /// ```
  ///
  /// A later migration that adds a unique index or creates the table anew calls `create` again at its end, until when all rows are compared, as
  /// without the table; one that drops a column of a unique index, or renames the table, calls `drop` before.
  public struct ChangeTable: Sendable {
    /// Of all names the quoted ones.
    private let name: String
    private let ownerName: String
    private let rowIDName: String
    /// What creates the table, and the triggers of the other one.
    private let statements: [(name: String, sql: String)]

    // MARK: Creating

    /// Creates the table with its triggers; one that is there already is created anew.
    ///
    /// - Parameters:
    ///   - tableName: the name of the table whose rows are noted. It has row ids.
    ///   - maximumCount: how many rows are kept, about. A list that missed more than these compares all rows.
    ///   - db: a connection that may write, inside of a transaction or not.
    /// - Complexity: each row that is inserted, updated or deleted later costs one or two short rows more, and one search in each unique index.
    /// - Throws: ``QueryError/rowIDsAreMissing(table:)``, or ``QueryError/changesAreUnseen(table:index:)`` if triggers could miss what REPLACE removes.
    public static func create(for tableName: String, keeping maximumCount: Int = 20_000, in db: Database) throws {
      let changes = try ChangeTable(for: tableName, db)
      try db.inSavepoint {
        try drop(for: tableName, in: db)
        for statement in changes.statements { try db.execute(sql: statement.sql) }
        // Removed some at a time, and never the last one.
        try db.execute(
          sql: """
            CREATE TRIGGER \(triggerName("trim", tableName)) AFTER INSERT ON \(changes.name) WHEN NEW.sequence % 64 = 0
            BEGIN DELETE FROM \(changes.name) WHERE sequence <= NEW.sequence - \(max(1, maximumCount)); END
            """
        )
        // There is always a last row, which the next ones come behind.
        try db.execute(sql: "INSERT INTO main.\(changes.name)(stamp, pending) VALUES (random(), 0)")
        return .commit
      }
    }

    /// Removes the table with its triggers, if it is there.
    ///
    /// - Parameters:
    ///   - tableName: the name that the other table had when the table was created.
    ///   - db: a connection that may write, inside of a transaction or not.
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

    /// What the table is for the other one's schema.
    ///
    /// Rows are noted before they are updated or deleted, as another trigger may end a statement behind a row and leave it written. The id of an
    /// inserted row may be known only behind it, so that what is noted before says that one is pending. Where REPLACE removes rows no trigger runs
    /// unless the connection wants so; they are looked for before.
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

    /// The table that a database has for another one, in the schema that a connection reads, or why it is of no use. Neither if there is none.
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

    /// The ids of all rows that were written between two snapshots of one schema, and of some others.
    ///
    /// - Returns: `nil` if some may not be among what is kept.
    func rowIDs(_ oldDB: Database, _ newDB: Database) throws -> Set<Int64>? {
      let last = "SELECT sequence, stamp FROM main.\(name) ORDER BY sequence DESC LIMIT 1"
      guard let last = try Row.fetchOne(oldDB.cachedStatement(sql: last)) else { return nil }
      var sequence: Int64 = last[0]
      let sql = "SELECT sequence, stamp, pending, rowID FROM main.\(name) WHERE sequence >= ? ORDER BY sequence"
      let rows = try Row.fetchCursor(newDB.cachedStatement(sql: sql), arguments: [sequence])
      // Had all been deleted, the same number would have another stamp.
      guard let first = try rows.next(), first[0] == sequence, first[1] == last[1] as DatabaseValue else { return nil }
      var rowIDs: Set<Int64> = []
      var pending: Int64 = 0
      while let row = try rows.next() {
        sequence &+= 1
        guard row[0] == sequence else { return nil }
        pending &+= row[2] ?? 0
        if let rowID = Int64.fromDatabaseValue(row[3]) { rowIDs.insert(rowID) }
      }
      // Rows that were not inserted, as their values were there already, or that were, and no trigger ran behind them. There is nothing else
      // that is not noted, so that the numbers of rows say which.
      if pending != 0, try count(newDB, rowIDs) != count(oldDB, rowIDs) { return nil }
      return rowIDs
    }

    /// The number of the other table's rows without those of some ids.
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
