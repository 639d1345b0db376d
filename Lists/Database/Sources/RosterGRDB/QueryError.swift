#if GRDB
  /// Why a ``QueryDataSource`` cannot show, or cannot follow, a request.
  public enum QueryError: Error, Hashable, CustomStringConvertible {
    /// The database does not keep a write-ahead log, so that no connection can read while another writes.
    case writeAheadLogIsMissing(journalMode: String)
    /// The database has no table of the name that the record type gives.
    case tableIsMissing(table: String)
    /// The table has no row ids: it is a view, a virtual table, or one `WITHOUT ROWID`; or it has columns of all names of row ids, and no
    /// `INTEGER PRIMARY KEY`.
    case rowIDsAreMissing(table: String)
    /// The order has a column that the table does not have, or no longer has.
    case columnIsMissing(column: String, table: String)
    /// Rows of the request do not stand for rows of its table: it groups, limits, or leaves out repeated rows.
    case rowsAreComputed(sql: String)
    /// A term of the order has arguments of its own, which an index cannot know.
    case orderHasArguments(sql: String)
    /// Texts are compared by a function that is known to the database alone.
    case collationIsUnknown(name: String)
    /// A row is no longer in the database, to which another connection wrote without a write-ahead log.
    case rowIsMissing(index: Int)
    /// The file was removed, or another one has its name.
    case fileWasReplaced(path: String)

    /// No trigger can note which rows REPLACE removes by a unique index: it is partial, or has an expression, a generated column, or a `NOT NULL`
    /// column whose default is no literal.
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
