#if GRDB
  import Foundation
  import GRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  /// The statements that read a request in an order, for one schema of the database.
  ///
  /// GRDB creates each statement once, with a marker for ranges of keys. Later statements replace it with other conditions.
  struct QueryPlan: Sendable {
    /// A statement around a condition.
    struct Template: Sendable {
      let head: String
      let tail: String
      /// The values of the request's own placeholders. The condition's values follow.
      let values: [StoredValue]
    }

    private(set) var order: KeyOrder
    let tableName: String
    /// The name of the table's row ID in statements.
    let rowIDName: String
    /// A Boolean value that indicates whether VACUUM preserves row IDs.
    let hasLastingRowIDs: Bool
    /// A Boolean value that indicates whether texts are stored in UTF-8.
    let isUTF8: Bool
    /// The tables that the request reads, in lowercase.
    let readTables: Set<String>
    let schemaVersion: Int
    /// The table's columns as in the request's rows, then the key.
    let rows: Template
    /// The same without the request's filters, if nothing else affects its rows. Otherwise the same with them.
    let knownRows: Template
    let rowAdapter: (any RowAdapter)?
    /// The key's first column in a row.
    let keyColumn: Int
    /// The number of columns that determine whether two rows are the same. If all of the table's columns precede the key, it
    /// consists of them.
    let numberOfComparedColumns: Int
    let keys: Template
    let count: Template
    /// A Boolean value that indicates whether some of the table's rows may not be in the request.
    let isFiltered: Bool
    /// A Boolean value that indicates whether the request has all rows of one table, which SQLite counts without reading them.
    let isWholeTable: Bool
    /// A Boolean value that indicates whether the request searches in a virtual table, which finds all rows or none.
    let searches: Bool
    /// A Boolean value that indicates whether SQLite sorts all rows for each read, because no index has their order.
    let sortsRows: Bool
    /// The value and row count of each section, if there are sections.
    let sectionCounts: Template?
    /// The table that records written rows, or `nil` if it doesn't determine the request's different rows.
    let changeTable: ChangeTable?
    /// The reason why an existing change table is unusable.
    let changeTableFault: String?

    /// Returns a Boolean value that indicates whether rows can have other IDs than in an older plan.
    func mayGiveOtherIDs(than old: QueryPlan) -> Bool { old.schemaVersion != schemaVersion && !hasLastingRowIDs }

    private static let marker = "'roster: rows'"
    private static let separator = "'roster: term'"

    /// - Parameters:
    ///   - orders: The order of the rows. Row IDs follow.
    ///   - isSectioned: A Boolean value that indicates whether the first term's values determine sections.
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
      // SQLite would interpret the name of a missing column as a text.
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
      // A virtual table writes to its own tables. Requests that search in one also read the table that it indexes.
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
      // The index that finds a row can be written without the row.
      (changeTable, changeTableFault) =
        readTables.count == 1 && !searches ? try ChangeTable.found(for: tableName, db) : (nil, nil)
    }

    /// A Boolean value that indicates whether the request reads only its own table, so that writes to it suffice.
    var readsOneTable: Bool { readTables.count == 1 }

    /// A plan for the same rows in reverse order.
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

    /// Returns whether SQLite sorts all rows of a statement. It doesn't count rows that are equal in an index's terms.
    ///
    /// Query plans: <https://www.sqlite.org/eqp.html>
    private static func sortsRows(_ keys: Template, _ order: KeyOrder, _ db: Database) throws -> Bool {
      let ordering = order.terms.map(\.orderingSQL).joined(separator: ", ")
      let sql = "EXPLAIN QUERY PLAN \(keys.head)1\(keys.tail) ORDER BY \(ordering) LIMIT 1"
      let steps = try Row.fetchAll(db, sql: sql, arguments: keys.values.arguments)
      return steps.contains { $0["detail"] == "USE TEMP B-TREE FOR ORDER BY" }
    }

    /// Returns the values of a statement's arguments, as SQLite has them.
    private static func values(of statement: Statement, _ db: Database) throws -> [StoredValue] {
      if statement.arguments.isEmpty { return [] }
      let count = Int(sqlite3_bind_parameter_count(statement.sqliteStatement))
      let rows = Array(repeating: "(?)", count: count).joined(separator: ", ")
      return try DatabaseValue.fetchAll(db, sql: "VALUES \(rows)", arguments: statement.arguments).map(StoredValue.init)
    }

    /// Returns the expressions as a request's statements contain them.
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
      // A text is between two separators: `, text, `.
      return texts.dropFirst().map { String($0.dropFirst(2).dropLast(2)) }
    }

    /// Returns the name of a table's row ID, and whether VACUUM preserves it, or `nil` if it's missing or columns use all names.
    ///
    /// A column of any type can be named `rowid`: <https://www.sqlite.org/lang_createtable.html#rowid>
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
        // A key has an index unless it's the row ID: if it's descending, or the table is WITHOUT ROWID.
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
