#if GRDB
  import Foundation
  import GRDB
  import RosterGRDB
  import TestSupport

  /// A table of any schema in a database of any encoding, with values that are hard to order, and requests of it.
  struct RandomTable: CustomStringConvertible {
    /// What a list says of a table that it cannot show.
    enum Refusal { case rowIDs, collation }

    /// A request, and the same in SQL for whoever fetches all.
    struct Request {
      let request: QueryInterfaceRequest<Entry>
      let section: QueryOrder?
      let orders: [QueryOrder]
      let filter: String
      let ordering: String
      /// The term of the sections.
      let grouping: String?

      var description: String { "WHERE \(filter) ORDER BY \(ordering)" }
    }

    let encoding: String
    let schema: String
    /// The name of the row id; any if it has none.
    let rowID: String
    let refusal: Refusal?
    /// Columns whose names row ids have otherwise.
    private let shadowed: [String]
    /// Whether a row goes with another one.
    private let hasParents: Bool
    private let terms: [(order: (Bool) -> QueryOrder, sql: String)]

    var description: String { "\(encoding): \(schema)" }

    // MARK: Schemas

    init(_ random: inout SeededGenerator) {
      func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
      }
      func isOne(of count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
      encoding = pick(["UTF-8", "UTF-8", "UTF-16le", "UTF-16be"])
      var columns = ["n INTEGER", "v INTEGER"]
      var suffix = ""
      var rowID: String?
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        columns.insert("id INTEGER PRIMARY KEY", at: Int.random(in: 0...2, using: &random))
        rowID = "id"
      case 2: columns.append("id INTEGER PRIMARY KEY DESC")
      case 3: columns.append("id TEXT PRIMARY KEY")
      default: break
      }
      let names = ["rowid", "oid", "_rowid_"]
      let shadowed = isOne(of: 3) ? names.filter { _ in Bool.random(using: &random) } : []
      columns += shadowed.map { "\(pick([$0, $0.uppercased()])) \(pick(["TEXT", "INTEGER", ""]))" }
      if rowID == nil { rowID = names.first { !shadowed.contains($0) } }
      var refusal: Refusal? = rowID == nil ? .rowIDs : nil
      if isOne(of: 30) {
        columns.removeAll { $0.hasPrefix("id ") }
        columns.append("id TEXT PRIMARY KEY")
        suffix = " WITHOUT ROWID"
        refusal = .rowIDs
      }
      self.rowID = rowID ?? "rowid"
      self.shadowed = shadowed

      let collations = ["", "COLLATE NOCASE", "COLLATE RTRIM", "COLLATE BINARY"]
      var collation = pick(collations)
      if refusal == nil, isOne(of: 30) {
        collation = "COLLATE custom"
        refusal = .collation
      }
      columns.append("a \(pick(["", "INTEGER", "REAL", "NUMERIC", "TEXT", "BLOB"]))")
      columns.append("b \(pick(["TEXT", ""])) \(collation)")
      columns.append("d \(pick(["", "BLOB"]))")
      let generated = pick([
        "CAST(d AS TEXT)", "substr(d, 1, 2)", "d", "CAST(substr(d, 1, 1) AS TEXT)", "lower(b)", "length(a)", "a || d",
      ])
      // Not NUMERIC: where an index has it, SQLite 3.40.1 reads it in the place of its expression in some statements, and not in others.
      columns.append("g \(pick(["", "TEXT"])) AS (\(generated)) \(pick(["", "STORED"])) \(pick(collations))")
      columns.append("u \(pick(["", "UNIQUE", "UNIQUE COLLATE NOCASE", "UNIQUE ON CONFLICT REPLACE"]))")
      // REPLACE puts the default in the place of NULL.
      columns.append(
        "w TEXT NOT NULL \(pick(["", "ON CONFLICT REPLACE"])) DEFAULT \(pick(["'it''s'", "7", "(1 + 1)"]))"
      )
      hasParents = isOne(of: 3)
      columns.append("p INTEGER \(hasParents ? "REFERENCES mark(item) ON DELETE CASCADE ON UPDATE SET NULL" : "")")
      var statements: [String] = []
      let isView = refusal == nil && isOne(of: 40)
      if isView { refusal = .rowIDs }
      statements.append("CREATE TABLE \(isView ? "base" : "item")(\(columns.joined(separator: ", ")))\(suffix)")
      if isView { statements.append("CREATE VIEW item AS SELECT * FROM base") }
      let table = isView ? "base" : "item"
      for (number, index) in [
        "a", "b", "g", "b, a DESC", "a, g", "g DESC, b", "a, n", "b, n", "b, a, n", "n, b, a DESC",
      ].enumerated() where isOne(of: 3) {
        statements.append("CREATE INDEX byTerms\(number) ON \(table)(\(index))")
      }
      if isOne(of: 6) { statements.append("CREATE UNIQUE INDEX once ON \(table)(g, u)") }
      if isOne(of: 6) { statements.append("CREATE UNIQUE INDEX onceInPart ON \(table)(a, b, u) WHERE v % 2 = 0") }
      if isOne(of: 5) { statements.append("CREATE UNIQUE INDEX onceByDefault ON \(table)(u, w)") }
      if isOne(of: 4), !isView {
        statements.append(
          """
          CREATE TRIGGER onInsert AFTER INSERT ON item WHEN NEW.v % 5 = 0 BEGIN
          UPDATE item SET d = 'of a trigger', v = v + 1 WHERE n = NEW.n - 1; DELETE FROM item WHERE n = NEW.n - 7;
          \(pick(["", "SELECT RAISE(IGNORE);", "SELECT RAISE(FAIL, 'left behind');"])) END
          """
        )
      }
      if isOne(of: 4), !isView {
        statements.append(
          """
          CREATE TRIGGER onUpdate \(pick(["BEFORE", "AFTER"])) UPDATE OF v ON item WHEN NEW.v % 7 = 0 BEGIN
          UPDATE item SET a = 'of a trigger' WHERE n = NEW.n + 1;
          \(pick(["", "SELECT RAISE(IGNORE);", "SELECT RAISE(FAIL, 'left behind');"])) END
          """
        )
      }
      statements.append("CREATE TABLE mark(item INTEGER PRIMARY KEY, isOn)")
      schema = statements.joined(separator: "; ")
      self.refusal = refusal

      var terms: [(order: (Bool) -> QueryOrder, sql: String)] = ["a", "b", "d", "g", "n"].map { name in
        ({ $0 ? .descending(Column(name)) : .ascending(Column(name)) }, name)
      }
      for (expression, collation) in [
        ("CAST(d AS TEXT)", Database.CollationName.nocase), ("CAST(d AS TEXT)", .rtrim), ("length(b)", .binary),
        ("b || a", .binary), ("substr(b, 1, 1)", .nocase),
      ] {
        let sql = SQL(sql: expression).sqlExpression
        terms.append(
          (
            { $0 ? .descending(sql, collation: collation) : .ascending(sql, collation: collation) },
            "\(expression) COLLATE \(collation.rawValue)"
          )
        )
      }
      self.terms = refusal == .collation ? [terms[1]] : terms
    }

    // MARK: Requests

    func request(_ random: inout SeededGenerator) -> Request {
      func isOne(of count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
      var request = Entry.all()
      var filter = "1"
      var isJoined = false
      switch Int.random(in: 0..<8, using: &random) {
      case 0: filter = "v % 3 <> 0"
      case 1: filter = "a IS NOT NULL OR b > 'a'"
      case 2: filter = "n IN (SELECT item FROM mark WHERE isOn)"
      case 4: filter = "n IN (\(stride(from: 1, to: 300, by: 4).map(String.init).joined(separator: ", ")))"
      case 3:
        request = Entry.joining(required: Entry.mark.filter(sql: "isOn"))
        filter = "n IN (SELECT item FROM mark WHERE isOn)"
        isJoined = true
      default: break
      }
      if filter != "1", !isJoined { request = request.filter(sql: filter) }
      let count = refusal == .collation ? 1 : Int.random(in: 0...3, using: &random)
      let chosen = (0..<count).map { _ in
        (term: terms[Int.random(in: 0..<terms.count, using: &random)], isDescending: Bool.random(using: &random))
      }
      let orders = chosen.map { $0.term.order($0.isDescending) }
      let isSectioned = count > 0 && isOne(of: 3)
      var ordering = chosen.map { $0.isDescending ? "\($0.term.sql) DESC" : $0.term.sql }
      ordering.append(chosen.last?.isDescending == true ? "\(rowID) DESC" : rowID)
      return Request(
        request: request,
        section: isSectioned ? orders[0] : nil,
        orders: isSectioned ? Array(orders.dropFirst()) : orders,
        filter: filter,
        ordering: ordering.joined(separator: ", "),
        grouping: isSectioned ? "GROUP BY \(chosen[0].term.sql) ORDER BY \(ordering[0])" : nil
      )
    }

    // MARK: Writes

    private static let values: [String] =
      StoredValueTests.literals + [
        "NULL", "NULL", "1", "2", "'a'", "'A'", "'b '", "'b'", "CAST(x'ff41' AS TEXT)", "x'ff41'", "'e' || char(769)",
      ]

    static func value(_ random: inout SeededGenerator) -> String {
      values[Int.random(in: 0..<values.count, using: &random)]
    }

    private var idColumn: String? { schema.contains("id TEXT PRIMARY KEY") ? "id" : nil }

    /// A statement that writes; any of them may fail.
    func statement(_ random: inout SeededGenerator) -> String {
      func value() -> String { Self.value(&random) }
      func number() -> Int { Int.random(in: 0..<400, using: &random) }
      let version = Int.random(in: 0..<1_000_000_000, using: &random)
      let code = Int.random(in: 0..<4, using: &random) == 0 ? "NULL" : "'c\(Int.random(in: 0..<60, using: &random))'"
      func insert(_ verb: String, w: String? = nil) -> String {
        let columns = (idColumn.map { ", \($0)" } ?? "") + (w == nil ? "" : ", w")
        let key = idColumn == nil ? "" : ", 'k' || \(Int.random(in: 0..<1_000_000, using: &random))"
        let values = key + (w.map { ", \($0)" } ?? "")
        return """
          \(verb) INTO item(n, v, a, b, d, u\(columns))
          SELECT COALESCE(MAX(n), 0) + 1, \(version), \(value()), \(value()), \(value()), \(code)\(values) FROM item
          """
      }
      switch Int.random(in: 0..<32, using: &random) {
      case 21: return insert("INSERT OR REPLACE", w: "NULL")
      case 22: return insert("INSERT", w: "NULL") + " WHERE true ON CONFLICT DO UPDATE SET v = excluded.v, u = NULL"
      case 23: return insert("INSERT OR IGNORE") + "; " + insert("INSERT OR FAIL")
      case 24: return "UPDATE OR REPLACE item SET w = NULL, v = \(version) WHERE n % 30 = \(number() % 30)"
      case 25: return "UPDATE item SET w = 'w\(number() % 9)', v = \(version) WHERE n % 9 = \(number() % 9)"
      case 26:
        return "UPDATE OR FAIL item SET \(rowID) = n + \(number() % 3), v = \(version) WHERE n < \(number() / 8)"
      case 27:
        return
          "INSERT OR REPLACE INTO item(\(rowID), n, v, u) SELECT \(number()), MAX(n) + 1, \(version), \(code) FROM item"
      case 28:
        return
          "UPDATE item SET v = \(version), b = mark.item FROM mark WHERE mark.item = item.n AND isOn = \(number() % 4)"
      case 29 where hasParents:
        return
          "UPDATE item SET p = (SELECT item FROM mark WHERE item = n), v = \(version) WHERE n % 20 = \(number() % 20)"
      case 29...30 where hasParents:
        return Bool.random(using: &random)
          ? "DELETE FROM mark WHERE item % 20 = \(number() % 20)"
          : "UPDATE mark SET item = item + 1000 WHERE item % 20 = \(number() % 20)"
      case 31 where number() < 60: return "DELETE FROM item; " + insert("INSERT") + "; " + insert("INSERT")
      case 0...4: return insert("INSERT")
      case 5: return insert("INSERT OR REPLACE")
      case 6...7: return "DELETE FROM item WHERE n % 400 = \(number())"
      case 8: return "DELETE FROM item WHERE n % 40 = \(number() % 40)"
      case 9...10: return "UPDATE item SET v = \(version) WHERE n % 100 = \(number() % 100)"
      case 11: return "UPDATE item SET b = \(value()), v = \(version) WHERE n % 50 = \(number() % 50)"
      case 12: return "UPDATE item SET d = \(value()), a = \(value()), v = \(version) WHERE n % 50 = \(number() % 50)"
      case 13: return "UPDATE item SET \(rowID) = \(number()), v = \(version) WHERE n = \(number())"
      case 14: return "UPDATE OR REPLACE item SET \(rowID) = \(number()), v = \(version) WHERE n = \(number())"
      case 15: return "UPDATE OR REPLACE item SET u = \(code), v = \(version) WHERE n % 100 = \(number() % 100)"
      case 16: return "UPDATE OR REPLACE item SET d = \(value()), u = \(code), v = \(version) WHERE n = \(number())"
      case 17 where !shadowed.isEmpty:
        return "UPDATE item SET \(shadowed[0]) = 300 - n, v = \(version) WHERE n < \(number())"
      case 17, 18: return "INSERT OR REPLACE INTO mark VALUES (\(number()), \(number() % 3))"
      case 19: return "SAVEPOINT s; DELETE FROM item WHERE n % 3 = 0; ROLLBACK TO s; RELEASE s"
      default: return "UPDATE item SET a = a, v = v + 1 WHERE n < \(number() / 4)"
      }
    }

    /// Makes one transaction, or one that is rolled back.
    func write(_ writer: some DatabaseWriter, _ random: inout SeededGenerator) throws {
      var statements = (0..<Int.random(in: 1...5, using: &random)).map { _ in statement(&random) }
      if Int.random(in: 0..<40, using: &random) == 0 { statements.append("UPDATE item SET v = v + 1") }
      let isRolledBack = Int.random(in: 0..<10, using: &random) == 0
      try writer.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          for statement in statements {
            do { try db.execute(sql: statement) } catch let error as DatabaseError
              where [.SQLITE_CONSTRAINT, .SQLITE_MISMATCH].contains(error.resultCode)
            {}
          }
          return isRolledBack ? .rollback : .commit
        }
      }
    }

    /// Writes so many rows at once.
    func fill(_ db: Database, _ count: Int, _ random: inout SeededGenerator) throws {
      try db.inTransaction {
        for number in 0..<count {
          let columns = idColumn.map { ", \($0)" } ?? ""
          let sql = """
            INSERT OR IGNORE INTO item(n, v, a, b, d\(columns)) VALUES
            (\(number), \(number), \(Self.value(&random)), \(Self.value(&random)), \(Self.value(&random))\
            \(idColumn == nil ? "" : ", 'k\(number * 7919 % 1_009)'"))
            """
          // A trigger may leave a row behind and say that it failed.
          do { try db.execute(sql: sql) } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT
          {}
          if number % 3 > 0 { try db.execute(sql: "INSERT INTO mark VALUES (\(number), \(number % 4))") }
        }
        return .commit
      }
    }
  }
#endif
