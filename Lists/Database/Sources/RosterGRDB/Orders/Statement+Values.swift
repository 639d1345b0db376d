#if GRDB
  import Foundation
  import GRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  extension Statement {
    /// Reads rows, with values for all placeholders in order.
    ///
    /// A GRDB cursor creates an array of values, checks it, and creates a row. For a short index range, that takes longer than
    /// reading.
    ///
    /// - Parameter body: A closure that's called with the statement at each row, and returns whether to continue.
    func forEachRow(with values: [StoredValue], _ body: (SQLiteStatement) throws -> Bool) throws {
      defer { sqlite3_reset(sqliteStatement) }
      for (number, value) in values.enumerated() { try check(value.bind(to: sqliteStatement, at: CInt(number + 1))) }
      while true {
        switch sqlite3_step(sqliteStatement) {
        case SQLITE_ROW: if try !body(sqliteStatement) { return }
        case SQLITE_DONE: return
        case let code: try check(code)
        }
      }
    }

    private func check(_ code: CInt) throws {
      guard code != SQLITE_OK else { return }
      let message = String(cString: sqlite3_errmsg(sqlite3_db_handle(sqliteStatement)))
      throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
    }
  }

  extension StoredValue {
    /// Binds the value to a placeholder.
    fileprivate func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
      // SQLite copies the bytes: <https://www.sqlite.org/c3ref/c_static.html>
      let isCopied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      func bind(data: UnsafeRawBufferPointer) -> CInt {
        // Without a pointer, it would be NULL.
        if data.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
        return sqlite3_bind_blob(statement, index, data.baseAddress, CInt(data.count), isCopied)
      }
      switch self {
      case .null: return sqlite3_bind_null(statement, index)
      case .integer(let number): return sqlite3_bind_int64(statement, index, number)
      case .real(let number): return sqlite3_bind_double(statement, index, number)
      case .string(let string): return sqlite3_bind_text(statement, index, string, CInt(string.utf8.count), isCopied)
      case .text(let text): return text.stored.withUnsafeBytes(bind)
      case .data(let data): return data.withUnsafeBytes(bind)
      }
    }
  }

  extension [StoredValue] {
    /// The values as GRDB's arguments.
    var arguments: StatementArguments { StatementArguments(map(\.argument)) }
  }
#endif
