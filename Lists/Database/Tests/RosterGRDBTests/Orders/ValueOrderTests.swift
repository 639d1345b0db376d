#if GRDB
  import Foundation
  import GRDB
  import Testing

  @testable import RosterGRDB

  /// The oracle is SQLite itself: <https://www.sqlite.org/datatype3.html#comparison_expressions>
  struct ValueOrderTests {
    @Test(arguments: StoredValueTests.encodings, ["BINARY", "NOCASE", "RTRIM"])
    func valuesAreInTheOrderOfSQLite(_ encoding: String, _ collation: String) throws {
      let order = try #require(ValueOrder(collation))
      try StoredValueTests.database(encoding).read { db in
        let values = try StoredValueTests.values(db)
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT a.id, b.id, a.value < b.value COLLATE \(collation), a.value = b.value COLLATE \(collation)
            FROM stored a, stored b WHERE a.value IS NOT NULL AND b.value IS NOT NULL
            """
        )
        while let row = try rows.next() {
          let (first, second) = (values[row[0] - 1], values[row[1] - 1])
          let expected = row[2] ? -1 : row[3] ? 0 : 1
          #expect(order.compare(first, second) == expected, "\(first) and \(second)")
        }
      }
    }

    @Test func nullComesFirst() throws {
      let values = try StoredValueTests.database("UTF-8").read { try StoredValueTests.values($0) }
      for value in values where !value.isNull {
        #expect(ValueOrder.binary.compare(.null, value) < 0)
        #expect(ValueOrder.binary.compare(value, .null) > 0)
      }
      #expect(ValueOrder.binary.compare(.null, .null) == 0)
    }

    @Test func otherCollationsAreNotKnown() {
      #expect(ValueOrder("unicode") == nil)
    }
  }
#endif
