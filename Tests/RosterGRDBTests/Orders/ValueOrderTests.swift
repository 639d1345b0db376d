#if GRDB
  import Foundation
  import GRDB
  import Testing

  @testable import RosterGRDB

  /// The oracle is SQLite itself: <https://www.sqlite.org/datatype3.html#comparison_expressions>
  struct ValueOrderTests {
    private static let values: [DatabaseValue] = {
      let integers: [Int64] = [.min, -1, 0, 1, 1 << 53, (1 << 53) + 1, .max]
      let numbers: [Double] = [-.infinity, -0x1p63, -1.5, -0.0, 0.5, 1, 0x1p53, 0x1p53 + 2, 0x1p63, .infinity]
      let texts = ["", " ", "a", "A", "a ", "a  b", "b", "É", "é", "Z", "[", "a\u{301}", "á", "\u{10FFFF}"]
      let data = [Data(), Data([0]), Data([0, 1]), Data([255])]
      return integers.map(\.databaseValue) + numbers.map(\.databaseValue) + texts.map(\.databaseValue)
        + data.map(\.databaseValue) + [.null]
    }()

    @Test(arguments: ["BINARY", "NOCASE", "RTRIM"])
    func valuesAreInTheOrderOfSQLite(_ collation: String) throws {
      let order = try #require(ValueOrder(collation))
      try DatabaseQueue().read { db in
        for first in Self.values {
          for second in Self.values where !first.isNull && !second.isNull {
            let row = try #require(
              try Row.fetchOne(
                db,
                sql: "SELECT ?1 < ?2 COLLATE \(collation), ?1 = ?2 COLLATE \(collation)",
                arguments: [first, second]
              )
            )
            let expected = row[0] ? -1 : row[1] ? 0 : 1
            #expect(order.compare(first, second) == expected, "\(first) and \(second)")
          }
        }
      }
    }

    @Test func nullComesFirst() {
      for value in Self.values where !value.isNull {
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
