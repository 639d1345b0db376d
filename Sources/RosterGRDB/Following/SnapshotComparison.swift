#if GRDB
  import Foundation
  import GRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  /// Finds the rows of a request that are different in two snapshots, by reading both side by side.
  ///
  /// Rows are compared as SQLite has them, without being made values of Swift first, which takes most of the time otherwise.
  enum SnapshotComparison {
    /// - Parameter limit: more are not looked for.
    /// - Returns: the ids of the rows; `nil` if there are more than `limit`.
    static func differentRows(
      _ plan: QueryPlan,
      _ oldDB: Database,
      _ newDB: Database,
      limit: Int
    ) throws -> Set<Int64>? {
      var different: Set<Int64> = []
      let column = CInt(plan.keyColumn + plan.order.terms.count - 1)
      let old = try Side(plan, oldDB, rowIDColumn: column)
      let new = try Side(plan, newDB, rowIDColumn: column)
      defer {
        old.reset()
        new.reset()
      }
      var before = try old.next()
      var after = try new.next()
      while different.count <= limit {
        switch (before, after) {
        case (nil, nil):
          return different
        case (let id?, nil):
          different.insert(id)
          before = try old.next()
        case (nil, let id?):
          different.insert(id)
          after = try new.next()
        case (let first?, let second?):
          if first != second || !old.isSame(as: new) { different.insert(min(first, second)) }
          if first <= second { before = try old.next() }
          if second <= first { after = try new.next() }
        }
      }
      return nil
    }

    /// The rows of one snapshot, in the order of their ids.
    private struct Side {
      private let db: Database
      private let statement: Statement
      private let pointer: SQLiteStatement
      private let rowIDColumn: CInt
      private let numberOfColumns: CInt

      init(_ plan: QueryPlan, _ db: Database, rowIDColumn: CInt) throws {
        self.db = db
        self.rowIDColumn = rowIDColumn
        numberOfColumns = CInt(plan.numberOfComparedColumns)
        let rowID = plan.order.terms[plan.order.terms.count - 1].sql
        statement = try db.makeStatement(sql: "\(plan.rows.head)1\(plan.rows.tail) ORDER BY \(rowID)")
        try statement.setArguments(plan.rows.arguments)
        pointer = statement.sqliteStatement
      }

      func reset() { sqlite3_reset(pointer) }

      /// The id of the next row; `nil` after the last.
      func next() throws -> Int64? {
        switch sqlite3_step(pointer) {
        case SQLITE_ROW:
          return sqlite3_column_int64(pointer, rowIDColumn)
        case SQLITE_DONE:
          return nil
        case let code:
          throw DatabaseError(
            resultCode: ResultCode(rawValue: code),
            message: String(cString: sqlite3_errmsg(db.sqliteConnection))
          )
        }
      }

      /// Whether the rows that both stand at have the same values.
      func isSame(as other: Side) -> Bool {
        for column in 0..<numberOfColumns {
          let type = sqlite3_column_type(pointer, column)
          guard type == sqlite3_column_type(other.pointer, column) else { return false }
          switch type {
          case SQLITE_INTEGER:
            if sqlite3_column_int64(pointer, column) != sqlite3_column_int64(other.pointer, column) { return false }
          case SQLITE_FLOAT:
            let number = sqlite3_column_double(pointer, column)
            guard number.bitPattern == sqlite3_column_double(other.pointer, column).bitPattern else { return false }
          case SQLITE_NULL:
            break
          default:
            let bytes = sqlite3_column_blob(pointer, column)
            let otherBytes = sqlite3_column_blob(other.pointer, column)
            let count = sqlite3_column_bytes(pointer, column)
            guard count == sqlite3_column_bytes(other.pointer, column) else { return false }
            if count > 0, let bytes, let otherBytes, memcmp(bytes, otherBytes, Int(count)) != 0 { return false }
          }
        }
        return true
      }
    }
  }
#endif
