#if GRDB
  import GRDB
  import Testing

  @testable import RosterGRDB

  /// Every range between two rows, in every order of up to three terms, against a list of all rows that SQLite sorts.
  struct KeyOrderTests {
    struct Order: CustomTestStringConvertible, Sendable {
      let orders: [QueryOrder]
      let sql: String

      var testDescription: String { sql }
    }

    /// Up to three columns in each direction, with many NULLs and ties, and an expression.
    static let all: [Order] = {
      var result = [Order(orders: [], sql: "id")]
      let names = [["date"], ["sender"], ["sender", "date"], ["date", "sender", "subject"]]
      for columns in names {
        for directions in 0..<(1 << columns.count) {
          var orders: [QueryOrder] = []
          var terms: [String] = []
          for (place, column) in columns.enumerated() {
            let isDescending = directions >> place & 1 == 1
            orders.append(isDescending ? .descending(Column(column)) : .ascending(Column(column)))
            terms.append(isDescending ? "\(column) DESC" : column)
          }
          terms.append(directions >> (columns.count - 1) & 1 == 1 ? "id DESC" : "id")
          result.append(Order(orders: orders, sql: terms.joined(separator: ", ")))
        }
      }
      result.append(Order(orders: [.ascending(length(Column("sender")))], sql: "length(sender), id"))
      result.append(
        Order(orders: [.descending(Column("subject"), collation: .nocase)], sql: "subject COLLATE NOCASE DESC, id DESC")
      )
      return result
    }()

    @Test(arguments: all)
    func rangesHaveTheRowsBetweenTwoKeys(_ order: Order) throws {
      let database = try TestDatabase(60)
      let expected = try database.all(by: order.sql).map(\.id)
      try database.pool.read { db in
        let plan = try QueryPlan(db, Message.all(), orderedBy: order.orders)
        var keys: [RowKey] = []
        try plan.readKeys(from: nil, limit: 1_000, db) { row in
          keys.append(plan.key(in: row))
          return true
        }
        #expect(keys.map(\.rowID) == expected)
        for first in keys.indices {
          for last in first..<keys.count {
            let ranges = plan.order.ranges(from: keys[first], to: keys[last])
            #expect(try plan.count(ranges, db) == last - first)
          }
          #expect(try plan.count(plan.order.ranges(from: nil, to: keys[first]), db) == first)
          for offset in [0, 1, 7, 100] {
            var read: [Int64] = []
            try plan.readKeys(from: keys[first], offset: offset, limit: 9, db) { row in
              read.append(plan.key(in: row).rowID)
              return true
            }
            #expect(read == Array(expected.dropFirst(first + offset).prefix(9)).compactMap { $0 })
          }
        }
      }
    }

    static let filters = [
      "code IN (SELECT value FROM json_each('[1,2,3,5,8,13,14,15,20,21,22,23,24,30,31,34,38]'))",
      "code IN (2,3,5,7,11,13,17,19,20,21,22,23,29,31,37)",
      "code = 3 OR code = 4 OR code = 9 OR code = 16 OR code = 25",
    ]

    /// Where SQLite looks for the values of an `IN` in an index it forgets the end of a range in some versions (3.40.1 is one of them), as soon as ANALYZE has
    /// told it that few rows are between them.
    @Test(arguments: filters)
    func rangesHaveAnEndInAnIndexOfAFilter(_ filter: String) throws {
      let database = try TestDatabase(40)
      try database.pool.write { db in
        for (number, columns) in [
          "date, code", "sender, code", "sender, date, code", "date, sender, subject, code", "sender, code, date DESC",
          "code, date", "code DESC, sender DESC, date DESC", "length(sender), code", "subject COLLATE NOCASE, code",
        ].enumerated() {
          try db.execute(sql: "CREATE INDEX filtered\(number) ON message(\(columns))")
        }
        try db.execute(sql: "UPDATE message SET code = id; ANALYZE")
      }
      for order in Self.all {
        let expected = try database.all(filter, by: order.sql).map(\.id)
        try database.pool.read { db in
          let plan = try QueryPlan(db, Message.filter(sql: filter), orderedBy: order.orders)
          var keys: [RowKey] = []
          try plan.readKeys(from: nil, limit: 1_000, db) { row in
            keys.append(plan.key(in: row))
            return true
          }
          #expect(keys.map(\.rowID) == expected)
          for first in keys.indices {
            for last in first..<keys.count {
              let count = try plan.count(plan.order.ranges(from: keys[first], to: keys[last]), db)
              #expect(count == last - first, "\(order.sql): \(first)..<\(last)")
            }
            let before = try plan.count(plan.order.ranges(from: nil, to: keys[first]), db)
            #expect(before == first, "\(order.sql): \(first)")
            var read: [Int64] = []
            try plan.readKeys(from: keys[first], limit: 9, db) { row in
              read.append(plan.key(in: row).rowID)
              return true
            }
            #expect(read == Array(expected.dropFirst(first).prefix(9)).compactMap { $0 }, "\(order.sql): \(first)")
          }
        }
      }
    }

    /// A scan would make each page as slow as reading all rows.
    @Test func rangesAreSoughtInAnIndex() throws {
      let database = try TestDatabase(60)
      try database.pool.read { db in
        let request = Message.filter(Column("sender") == "ada")
        let plan = try QueryPlan(db, request, orderedBy: [.descending(Column("date"))])
        let key = RowKey(values: [.integer(5), .integer(7)])
        for range in plan.order.ranges(from: key, to: nil) {
          let sql = "EXPLAIN QUERY PLAN \(plan.keys.head)\(range.sql)\(plan.keys.tail) ORDER BY date DESC, id DESC"
          let arguments = (plan.keys.values + range.values).arguments
          let details = try Row.fetchAll(db, sql: sql, arguments: arguments).map { $0["detail"] as String }
          #expect(details.allSatisfy { $0.hasPrefix("SEARCH") }, "\(range.sql): \(details)")
        }
      }
    }

    @Test func requestsWhoseRowsAreComputedAreRefused() throws {
      let database = try TestDatabase(3)
      try database.pool.read { db in
        for request in [
          Message.limit(2), Message.all().distinct(), Message.all().group(Column("sender")),
          Message.all().group(Column("sender")).having(Column("date") > 1),
        ] {
          #expect { _ = try QueryPlan(db, request, orderedBy: []) } throws: { error in
            if case QueryError.rowsAreComputed = error { true } else { false }
          }
        }
        #expect { _ = try QueryPlan(db, Message.all(), orderedBy: [.ascending(Column("date") + 1)]) } throws: { error in
          if case QueryError.orderHasArguments = error { true } else { false }
        }
        #expect(throws: QueryError.collationIsUnknown(name: "unicode")) {
          try QueryPlan(
            db,
            Message.all(),
            orderedBy: [.ascending(Column("date"), collation: .init(rawValue: "unicode"))]
          )
        }
      }
    }
  }
#endif
