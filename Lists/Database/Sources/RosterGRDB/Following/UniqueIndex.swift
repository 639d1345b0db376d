#if GRDB
  import GRDB

  /// A unique index, by which REPLACE removes rows without any trigger for them.
  struct UniqueIndex {
    let name: String
    /// The quoted names of the columns that are compared.
    let columns: [String]
    /// What rows satisfy that a row `NEW` would remove; some others may, too. Empty if no column can be compared.
    let condition: String
    /// Whether a trigger before a write finds these rows, and by the index. It does not know all values of a column that is generated, or whose
    /// default takes the place of NULL and is no literal, and no index is searched for a part of its rows.
    var isSearched = true

    /// All of a table.
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
        // A column without a name is an expression; the others find more rows than those that are equal in all.
        guard let column = (row["name"] as String?)?.quotedDatabaseIdentifier else {
          isSearched = false
          continue
        }
        if row["hidden"] != 0 { isSearched = false }
        var value = "NEW.\(column)"
        // REPLACE puts the default in the place of NULL, after triggers: <https://www.sqlite.org/lang_conflict.html>
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
