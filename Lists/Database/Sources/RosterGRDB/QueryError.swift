#if GRDB
  /// An error with which a ``QueryDataSource`` can't show or follow a request.
  public enum QueryError: Error, Hashable, CustomStringConvertible {
    /// The database has no write-ahead log, so connections can't read while another writes.
    case writeAheadLogIsMissing(journalMode: String)
    /// The database has no table with the record type's table name.
    case tableIsMissing(table: String)
    /// The table has no row IDs. It's a view, a virtual table, or `WITHOUT ROWID`, or its columns use all names of row IDs without
    /// an `INTEGER PRIMARY KEY`.
    case rowIDsAreMissing(table: String)
    /// The order has a column that the table doesn't have, or no longer has.
    case columnIsMissing(column: String, table: String)
    /// Rows of the request aren't rows of its table, because it groups, limits, or removes duplicates.
    case rowsAreComputed(sql: String)
    /// A term of the order has its own arguments, which an index can't contain.
    case orderHasArguments(sql: String)
    /// Texts are compared by a function that only the database knows.
    case collationIsUnknown(name: String)
    /// A row is missing, because another connection wrote without a write-ahead log.
    case rowIsMissing(index: Int)
    /// The file was removed or replaced.
    case fileWasReplaced(path: String)

    /// No trigger can record the rows that REPLACE removes by a unique index. It's partial, or has an expression, a generated
    /// column, or a `NOT NULL` column whose default isn't a literal.
    case changesAreUnseen(table: String, index: String)

    public var description: String {
      switch self {
      case .writeAheadLogIsMissing(let journalMode):
        "The database's journal mode is \(journalMode); a list needs WAL. Open it as a DatabasePool."
      case .tableIsMissing(let table):
        "There is no table \(table). Create it in a migration, or correct the record's databaseTableName."
      case .rowIDsAreMissing(let table):
        """
        \(table) has no row ids: it is a view, a virtual table, or a table WITHOUT ROWID; or rowid, oid and _rowid_ are columns of it. An INTEGER \
        PRIMARY KEY helps a table.
        """
      case .columnIsMissing(let column, let table):
        "\(table) has no column \(column), which the order needs."
      case .rowsAreComputed(let sql):
        "Rows do not stand for rows of one table in: \(sql)"
      case .orderHasArguments(let sql):
        "A term of the order has arguments: \(sql). Write its values as literals."
      case .collationIsUnknown(let name):
        "Texts are ordered by the collation \(name); BINARY, NOCASE and RTRIM are known."
      case .rowIsMissing(let index):
        "The row at index \(index) could not be read."
      case .fileWasReplaced(let path):
        "The file \(path) was removed or replaced."
      case .changesAreUnseen(let table, let index):
        """
        No trigger can note which rows of \(table) REPLACE removes by the unique index \(index): it is partial, or has an expression, a generated \
        column, or a NOT NULL column whose default is no literal.
        """
      }
    }
  }
#endif
