#if GRDB
  import GRDB

  /// A unique index, by which REPLACE removes rows without running triggers.
  struct UniqueIndex {
    let name: String
    /// The quoted names of the compared columns.
    let columns: [String]
    /// A condition of the rows that a row `NEW` would remove, and maybe of others. Empty if no column can be compared.
    let condition: String
    /// A Boolean value that indicates whether a trigger before a write finds these rows with the index. It doesn't know generated
    /// columns, or NULL replaced by a default that isn't a literal. Partial indexes can't be searched.
    var isSearched = true

    /// Returns all unique indexes of a table.
    static func all(ofTable tableName: String, _ db: Database) throws -> [UniqueIndex] {
      try Row.fetchAll(
        db,
        sql: "SELECT name, partial FROM pragma_index_list(?, 'main') WHERE \"unique\" <> 0",
        arguments: [tableName]
      ).map { row in try UniqueIndex(named: row[0], isPartial: row[1], ofTable: tableName, db) }
    }

    private init(named name: String, isPartial: Bool, ofTable tableName: String, _ db: Database) throws {
      self.name = name
      isSearched = !isPartial
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT key.name AS name, key.coll AS coll, hidden, "notnull" AS isNeverNull, dflt_value
          FROM pragma_index_xinfo(?, 'main') AS key LEFT JOIN pragma_table_xinfo(?, 'main') AS own USING (cid)
          WHERE key <> 0 ORDER BY seqno
          """,
        arguments: [name, tableName]
      )
      var columns: [String] = []
      var conditions: [String] = []
      for row in rows {
        // A column without a name is an expression. The others find all rows that are equal in every column, and more.
        guard let column = (row["name"] as String?)?.quotedDatabaseIdentifier else {
          isSearched = false
          continue
        }
        if row["hidden"] != 0 { isSearched = false }
        var value = "NEW.\(column)"
        // REPLACE replaces NULL with the default, after triggers: <https://www.sqlite.org/lang_conflict.html>
        if row["isNeverNull"] == true, let other = row["dflt_value"] as String?, other.uppercased() != "NULL" {
          guard Self.isLiteral(other) else {
            isSearched = false
            continue
          }
          value = "COALESCE(\(value), \(other))"
        }
        columns.append(column)
        conditions.append("\(column) = \(value) COLLATE \(row["coll"] ?? "BINARY")")
      }
      self.columns = columns
      condition = conditions.joined(separator: " AND ")
    }

    private static func isLiteral(_ text: String) -> Bool {
      if Double(text) != nil { return true }
      guard text.count >= 2, text.hasPrefix("'"), text.hasSuffix("'") else { return false }
      return !text.dropFirst().dropLast().replacing("''", with: "").contains("'")
    }
  }
#endif
