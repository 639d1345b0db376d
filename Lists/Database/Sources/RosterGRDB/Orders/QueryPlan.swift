#if GRDB
  import Foundation
  import GRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  /// The statements that read a request in an order, of one schema of the database.
  ///
  /// GRDB writes each statement once, with a marker where ranges of keys are to be; further statements put other conditions there.
  struct QueryPlan: Sendable {
    /// A statement around a condition.
    struct Template: Sendable {
      let head: String
      let tail: String
      /// What takes the places of the request's own placeholders; those of the condition come behind.
      let values: [StoredValue]
    }

    private(set) var order: KeyOrder
    let tableName: String
    /// The name under which statements have the table's row id.
    let rowIDName: String
    /// Whether VACUUM leaves row ids as they are.
    let hasLastingRowIDs: Bool
    /// Whether texts are stored in UTF-8.
    let isUTF8: Bool
    /// The tables that the request reads, in small letters.
    let readTables: Set<String>
    let schemaVersion: Int
    /// The table's own columns as a request's rows have them, then the key.
    let rows: Template
    /// The same without the request's filters, if nothing else makes its rows; otherwise the same with them.
    let knownRows: Template
    let rowAdapter: (any RowAdapter)?
    /// Where the key begins among the columns of a row.
    let keyColumn: Int
    /// How many columns say whether two rows are the same: the key is made of the table's columns if all of them come before it.
    let numberOfComparedColumns: Int
    let keys: Template
    let count: Template
    /// Whether some rows of the table may not be rows of the request.
    let isFiltered: Bool
    /// Whether the request has all rows of one table, which SQLite counts without looking at them.
    let isWholeTable: Bool
    /// Whether the request searches in a virtual table, which finds all rows or none.
    let searches: Bool
    /// Whether SQLite sorts all rows for each read, as no index has their order.
    let sortsRows: Bool
    /// The value of each section and its number of rows; `nil` without sections.
    let sectionCounts: Template?
    /// Where the rows are noted that were written last; `nil` if that does not say which rows of the request are different.
    let changeTable: ChangeTable?
    /// Why what notes them says nothing; `nil` if it does, or is not there.
    let changeTableFault: String?

    /// A Boolean value that indicates whether rows may have other identifiers than in an older plan.
    func mayGiveOtherIDs(than old: QueryPlan) -> Bool { old.schemaVersion != schemaVersion && !hasLastingRowIDs }

    private static let marker = "'roster: rows'"
    private static let separator = "'roster: term'"

    /// - Parameters:
    ///   - orders: the order of the rows. Row ids come behind.
    ///   - isSectioned: whether the values of the first term make sections.
    init<Record: TableRecord>(
      _ db: Database,
      _ request: QueryInterfaceRequest<Record>,
      orderedBy orders: [QueryOrder],
      isSectioned: Bool = false
    ) throws {
      let tableName = Record.databaseTableName
      self.tableName = tableName
      schemaVersion = try SnapshotConnection.schemaVersion(db)
      let isView = try db.viewExists(tableName)
      guard try isView || db.tableExists(tableName) else { throw QueryError.tableIsMissing(table: tableName) }
      guard !isView, let rowID = try Self.rowID(db, tableName) else {
        throw QueryError.rowIDsAreMissing(table: tableName)
      }
      (rowIDName, hasLastingRowIDs) = rowID
      isUTF8 = try String.fetchOne(db, sql: "PRAGMA encoding") == "UTF-8"
      // SQLite would take the name of a column that is missing for a text.
      let columns = Set(try db.columns(in: tableName).map { $0.name.lowercased() })
      for case let name? in orders.map(\.columnName) where !columns.contains(name.lowercased()) && name != "rowid" {
        throw QueryError.columnIsMissing(column: name, table: tableName)
      }
      let alias = TableAlias<Void>()
      let base = request.unordered().aliased(alias)
      let isLastDescending = orders.last?.isDescending ?? false
      let expressions =
        orders.map { order -> SQLExpression in
          guard let collation = order.collation else { return alias[order.expression] }
          return alias[order.expression].collating(collation)
        } + [alias[Column(rowIDName).sqlExpression]]
      let marked = base.filter(SQL(sql: Self.marker))

      let number = SQL(sql: "COUNT(*)").sqlExpression
      count = try Self.template(of: try marked.select(number).makePreparedRequest(db).statement, db)
      isWholeTable = count.head == "SELECT COUNT(*) FROM \(tableName.quotedDatabaseIdentifier) WHERE ("
      let texts = try Self.texts(of: expressions, in: marked, db)
      var terms: [KeyTerm] = []
      for (order, sql) in zip(orders, texts) {
        terms.append(try Self.term(order, sql, db, tableName, testsEachRow: !isWholeTable))
      }
      terms.append(
        KeyTerm(
          sql: texts[orders.count],
          isDescending: isLastDescending,
          values: .binary,
          isNeverNull: true,
          testsEachRow: !isWholeTable
        )
      )
      order = KeyOrder(terms: terms)

      let named = expressions.enumerated().map { number, expression in expression.forKey("rosterKey\(number)") }
      let rowsRequest = try marked.annotated(with: named).makePreparedRequest(db)
      rows = try Self.template(of: rowsRequest.statement, db)
      rowAdapter = rowsRequest.adapter
      isFiltered = !rows.head.hasSuffix(" WHERE (")
      let plain = Record.all().aliased(TableAlias<Void>()).filter(SQL(sql: Self.marker)).annotated(with: named)
      let plainRows = try Self.template(of: try plain.makePreparedRequest(db).statement, db)
      knownRows = rows.head.hasPrefix(plainRows.head.dropLast()) ? plainRows : rows
      keyColumn = rowsRequest.statement.columnNames.firstIndex(of: "rosterKey0") ?? 0
      numberOfComparedColumns =
        rows.head.hasPrefix("SELECT *, ") ? keyColumn : rowsRequest.statement.columnNames.count
      keys = try Self.template(of: try marked.select(expressions).makePreparedRequest(db).statement, db)
      sortsRows = try Self.sortsRows(keys, order, db)
      let counted = [expressions[0], number]
      sectionCounts =
        isSectioned ? try Self.template(of: try marked.select(counted).makePreparedRequest(db).statement, db) : nil
      // What a virtual table says is written to tables of its own; whoever searches in one is told of the table that it indexes.
      let region = try base.databaseRegion(db)
      let names = try String.fetchAll(
        db,
        sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
      )
      let virtual = try String.fetchAll(
        db,
        sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL%'"
      )
      searches = virtual.contains { region.isModified(byEventsOfKind: .insert(tableName: $0)) }
      var readTables: Set<String> = [tableName.lowercased()]
      for name in names where region.isModified(byEventsOfKind: .insert(tableName: name)) {
        readTables.insert(name.lowercased())
      }
      self.readTables = readTables
      // What finds a row may be written without it.
      (changeTable, changeTableFault) =
        readTables.count == 1 && !searches ? try ChangeTable.found(for: tableName, db) : (nil, nil)
    }

    /// Whether the request reads its own table alone, so that what is written there says everything.
    var readsOneTable: Bool { readTables.count == 1 }

    /// The same rows from the last to the first.
    var reversed: QueryPlan {
      var plan = self
      plan.order = order.reversed
      return plan
    }

    // MARK: Templates

    private static func template(of statement: Statement, _ db: Database) throws -> Template {
      let sql = statement.sql
      guard let range = sql.range(of: marker), sql[range.upperBound...].allSatisfy({ $0 == ")" }),
        sql[range.upperBound...].range(of: marker) == nil, !sql.hasPrefix("SELECT DISTINCT")
      else { throw QueryError.rowsAreComputed(sql: sql) }
      return Template(
        head: String(sql[..<range.lowerBound]) + "(",
        tail: ")" + String(sql[range.upperBound...]),
        values: try values(of: statement, db)
      )
    }

    /// A Boolean value that indicates whether SQLite sorts all rows of a statement. It doesn't count rows that are equal in the terms of an index.
    ///
    /// Texts of query plans: <https://www.sqlite.org/eqp.html>
    private static func sortsRows(_ keys: Template, _ order: KeyOrder, _ db: Database) throws -> Bool {
      let ordering = order.terms.map(\.orderingSQL).joined(separator: ", ")
      let sql = "EXPLAIN QUERY PLAN \(keys.head)1\(keys.tail) ORDER BY \(ordering) LIMIT 1"
      let steps = try Row.fetchAll(db, sql: sql, arguments: keys.values.arguments)
      return steps.contains { $0["detail"] == "USE TEMP B-TREE FOR ORDER BY" }
    }

    /// The values of a statement's arguments, as SQLite has them.
    private static func values(of statement: Statement, _ db: Database) throws -> [StoredValue] {
      if statement.arguments.isEmpty { return [] }
      let count = Int(sqlite3_bind_parameter_count(statement.sqliteStatement))
      let rows = Array(repeating: "(?)", count: count).joined(separator: ", ")
      return try DatabaseValue.fetchAll(db, sql: "VALUES \(rows)", arguments: statement.arguments).map(StoredValue.init)
    }

    /// The expressions as the statements of a request write them.
    private static func texts<Record>(
      of expressions: [SQLExpression],
      in request: QueryInterfaceRequest<Record>,
      _ db: Database
    ) throws -> [String] {
      let separator = SQL(sql: Self.separator).sqlExpression
      let selection = [separator] + expressions.flatMap { [$0, separator] }
      let statement = try request.select(selection).makePreparedRequest(db).statement
      let plain = try request.select(separator).makePreparedRequest(db).statement
      guard statement.arguments == plain.arguments else { throw QueryError.orderHasArguments(sql: statement.sql) }
      var texts: [String] = []
      var rest = Substring(statement.sql)
      while let range = rest.range(of: Self.separator) {
        texts.append(String(rest[..<range.lowerBound]))
        rest = rest[range.upperBound...]
      }
      // A text stands between two separators: `, text, `.
      return texts.dropFirst().map { String($0.dropFirst(2).dropLast(2)) }
    }

    /// The name of a table's row id, and whether VACUUM leaves row ids as they are; `nil` if rows have none, or all names are taken by columns.
    ///
    /// A column of any type may be named `rowid`: <https://www.sqlite.org/lang_createtable.html#rowid>
    static func rowID(_ db: Database, _ tableName: String) throws -> (name: String, isLasting: Bool)? {
      let sql = try String.fetchOne(
        db,
        sql: "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ? COLLATE NOCASE",
        arguments: [tableName]
      )
      guard let sql, !sql.uppercased().hasPrefix("CREATE VIRTUAL") else { return nil }
      let columns = try db.columns(in: tableName)
      let keys = columns.filter { $0.primaryKeyIndex > 0 }
      if keys.count == 1, keys[0].type.uppercased() == "INTEGER" {
        // A key has an index unless it is the row id: where it descends, or the table is WITHOUT ROWID.
        let hasIndex = try Bool.fetchOne(
          db,
          sql: "SELECT COUNT(*) > 0 FROM pragma_index_list(?, 'main') WHERE origin = 'pk'",
          arguments: [tableName]
        )
        if hasIndex == false { return (keys[0].name, true) }
      }
      let names = Set(columns.map { $0.name.lowercased() })
      guard let name = ["rowid", "_rowid_", "oid"].first(where: { !names.contains($0) }) else { return nil }
      do {
        _ = try db.makeStatement(sql: "SELECT \(name) FROM \(tableName.quotedDatabaseIdentifier)")
        return (name, false)
      } catch { return nil }
    }

    private static func term(
      _ order: QueryOrder,
      _ sql: String,
      _ db: Database,
      _ tableName: String,
      testsEachRow: Bool
    ) throws -> KeyTerm {
      var name = order.collation?.rawValue ?? "BINARY"
      var isNeverNull = false
      if let columnName = order.columnName {
        var collation: UnsafePointer<CChar>?
        var isNotNull: CInt = 0
        let code = sqlite3_table_column_metadata(
          db.sqliteConnection,
          nil,
          tableName,
          columnName,
          nil,
          &collation,
          &isNotNull,
          nil,
          nil
        )
        if code == SQLITE_OK {
          if let collation { name = String(cString: collation) }
          isNeverNull = isNotNull != 0
        }
      }
      guard let values = ValueOrder(name) else { throw QueryError.collationIsUnknown(name: name) }
      return KeyTerm(
        sql: sql,
        isDescending: order.isDescending,
        values: values,
        isNeverNull: isNeverNull,
        testsEachRow: testsEachRow
      )
    }
  }
#endif
