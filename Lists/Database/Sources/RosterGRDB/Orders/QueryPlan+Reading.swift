#if GRDB
  import Foundation
  import GRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  extension QueryPlan {
    /// Reads rows of consecutive ranges, as GRDB's rows.
    ///
    /// - Parameters:
    ///   - offset: The number of rows to skip at the beginning.
    ///   - limit: The maximum number of rows to read.
    ///   - body: A closure that's called with each row and its statement, and returns whether to continue.
    func readRows(
      _ ranges: [KeyRange],
      offset: Int,
      limit: Int,
      _ db: Database,
      _ body: (Row, SQLiteStatement) throws -> Bool
    ) throws {
      try forEachPart(rows, ranges, offset: offset, limit: limit, db) { statement, values in
        let cursor = try Row.fetchCursor(statement, arguments: values.arguments, adapter: rowAdapter)
        var number = 0
        while let row = try cursor.next() {
          number += 1
          if try !body(row, statement.sqliteStatement) { return nil }
        }
        return number
      }
    }

    /// Runs the statements that read ranges.
    ///
    /// - Parameter body: A closure that reads with a statement and values, and returns the number of rows, or `nil` to stop.
    private func forEachPart(
      _ template: Template,
      _ ranges: [KeyRange],
      offset: Int,
      limit: Int,
      _ db: Database,
      _ body: (Statement, [StoredValue]) throws -> Int?
    ) throws {
      var offset = offset
      var limit = limit
      for (number, range) in ranges.enumerated() where limit > 0 {
        if offset > 0, number < ranges.count - 1 {
          // Ranges of rows that are equal in some terms are usually short, so most are skipped as a whole.
          let count = try count([range], upTo: offset, db)
          if count < offset {
            offset -= count
            continue
          }
        }
        let ordering = order.terms[range.level...].map(\.orderingSQL).joined(separator: ", ")
        let sql = "\(template.head)\(range.sql)\(template.tail) ORDER BY \(ordering) LIMIT ? OFFSET ?"
        let values = template.values + range.values + [.integer(Int64(limit)), .integer(Int64(offset))]
        guard let count = try body(try db.cachedStatement(sql: sql), values) else { return }
        limit -= count
        offset = 0
      }
    }

    /// Returns the number of rows in ranges.
    ///
    /// - Parameter limit: The maximum number to count.
    func count(_ ranges: [KeyRange], upTo limit: Int? = nil, _ db: Database) throws -> Int {
      if ranges.isEmpty { return 0 }
      var values: [StoredValue] = []
      var counts: [String] = []
      for range in ranges {
        if let limit {
          counts.append("(SELECT COUNT(*) FROM (\(keys.head)\(range.sql)\(keys.tail) LIMIT ?))")
          values += keys.values + range.values + [.integer(Int64(limit))]
        } else {
          counts.append("(\(count.head)\(range.sql)\(count.tail))")
          values += count.values + range.values
        }
      }
      var sum = 0
      try db.cachedStatement(sql: "SELECT " + counts.joined(separator: " + ")).forEachRow(with: values) { statement in
        sum = Int(sqlite3_column_int64(statement, 0))
        return false
      }
      return sum
    }

    /// Reads the row counts of sections in consecutive ranges, in order. A section can occur several times.
    func countSections(_ ranges: [KeyRange], _ db: Database, _ body: (StoredValue, Int) -> Void) throws {
      guard let sectionCounts else { return }
      let term = order.terms[0]
      for range in ranges {
        let grouping = "GROUP BY \(term.sql) ORDER BY \(term.orderingSQL)"
        let sql = "\(sectionCounts.head)\(range.sql)\(sectionCounts.tail) \(grouping)"
        try db.cachedStatement(sql: sql).forEachRow(with: sectionCounts.values + range.values) { statement in
          body(value(in: statement, at: 0), Int(sqlite3_column_int64(statement, 1)))
          return true
        }
      }
    }

    /// Returns the value of a section's first row, or `nil` if the section has no rows.
    func firstValue(ofSection value: StoredValue, _ db: Database) throws -> StoredValue? {
      // Equal texts are the same with this collation, and so are NULL and data.
      if order.terms[0].values == .binary {
        switch value {
        case .null, .string, .text, .data: return value
        case .integer, .real: break
        }
      }
      var first: StoredValue?
      try readKeys([order.range(ofSection: value)], offset: 0, limit: 1, db) { statement in
        first = key(in: statement).section
        return false
      }
      return first
    }

    /// Reads keys in order.
    ///
    /// - Parameters:
    ///   - key: The first key or one before it, or `nil` for the start.
    ///   - body: A closure that's called with a statement at each row of keys, and returns whether to continue.
    func readKeys(
      from key: RowKey?,
      offset: Int = 0,
      limit: Int,
      _ db: Database,
      _ body: (SQLiteStatement) throws -> Bool
    ) throws {
      try readKeys(order.ranges(from: key, to: nil), offset: offset, limit: limit, db, body)
    }

    private func readKeys(
      _ ranges: [KeyRange],
      offset: Int,
      limit: Int,
      _ db: Database,
      _ body: (SQLiteStatement) throws -> Bool
    ) throws {
      try forEachPart(keys, ranges, offset: offset, limit: limit, db) { statement, values in
        var number: Int? = 0
        try statement.forEachRow(with: values) { row in
          number = try body(row) ? number.map { $0 + 1 } : nil
          return number != nil
        }
        return number
      }
    }

    /// Returns the key in a statement's current row of keys, or in a row of the request from a column on.
    func key(in statement: SQLiteStatement, at column: Int = 0) -> RowKey {
      RowKey(values: order.terms.indices.map { value(in: statement, at: column + $0) })
    }

    private func value(in statement: SQLiteStatement, at column: Int) -> StoredValue {
      StoredValue(statement, at: CInt(column), isUTF8: isUTF8)
    }

    /// Returns the ID in a row of the request.
    func rowID(in row: Row) -> Int64 { row.unadapted[keyColumn + order.terms.count - 1] }

    /// Reads rows that the request is known to have, in the order of their IDs here, as GRDB's rows.
    func readKnownRows(_ ids: [Int64], _ db: Database, _ body: (Row) throws -> Void) throws {
      let rowID = order.terms[order.terms.count - 1].sql
      let sql = "\(knownRows.head)\(rowID) IN (SELECT value FROM json_each(?))\(knownRows.tail)"
      let json = "[" + ids.map(String.init).joined(separator: ",") + "]"
      let arguments = (knownRows.values + [.string(json)]).arguments
      let cursor = try Row.fetchCursor(try db.cachedStatement(sql: sql), arguments: arguments, adapter: rowAdapter)
      var rows: [Int64: Row] = [:]
      while let row = try cursor.next() { rows[self.rowID(in: row)] = row.copy() }
      for id in ids { if let row = rows[id] { try body(row) } }
    }

    /// Reads the request's rows with these IDs, in no order.
    ///
    /// - Parameter body: A closure that's called with each key, and the values that determine whether two rows are the same.
    func readRows(_ ids: [Int64], _ db: Database, _ body: (RowKey, [StoredValue]) throws -> Void) throws {
      let rowID = order.terms[order.terms.count - 1].sql
      let sql = "\(rows.head)\(rowID) IN (SELECT value FROM json_each(?))\(rows.tail)"
      let statement = try db.cachedStatement(sql: sql)
      for start in stride(from: 0, to: ids.count, by: 5_000) {
        let part = ids[start..<min(start + 5_000, ids.count)]
        let json = "[" + part.map(String.init).joined(separator: ",") + "]"
        try statement.forEachRow(with: rows.values + [.string(json)]) { row in
          let keyColumns = keyColumn..<keyColumn + order.terms.count
          let values = (0..<max(numberOfComparedColumns, keyColumns.upperBound)).map { value(in: row, at: $0) }
          try body(RowKey(values: Array(values[keyColumns])), Array(values.prefix(numberOfComparedColumns)))
          return true
        }
      }
    }
  }
#endif
