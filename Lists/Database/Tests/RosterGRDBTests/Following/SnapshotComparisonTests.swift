#if GRDB
  import Foundation
  import GRDB
  import TestSupport
  import Testing

  @testable import RosterGRDB

  @MainActor struct SnapshotComparisonTests {
    private let database: TestDatabase
    private let old: QuerySnapshot
    private let new: QuerySnapshot

    init() throws {
      database = try TestDatabase(500)
      old = try QuerySnapshot(beside: database.pool)
      new = try QuerySnapshot(beside: database.pool)
      try old.begin()
    }

    private func differentRows(
      limit: Int = .max,
      rowsPerTurn: Int = .max,
      didCompare: (Int) throws -> Void = { _ in }
    ) throws -> Set<Int64>? {
      try new.begin()
      let plan = try old.back.read { try Query(Message.all(), sectionedBy: nil, orderedBy: []).plan($0) }
      return try old.back.read { oldDB in
        try new.back.read { newDB in
          try SnapshotComparison.differentRows(
            plan,
            oldDB,
            newDB,
            limit: limit,
            rowsPerTurn: rowsPerTurn,
            didCompare: didCompare
          )
        }
      }
    }

    private func write(_ sql: String) throws { try database.pool.write { try $0.execute(sql: sql) } }

    /// What comes, goes and changes at any place, however many rows are read at once.
    @Test(arguments: [1, 2, 7, 100, 4_096])
    func differentRowsAreFound(_ rowsPerTurn: Int) throws {
      var random = SeededGenerator(seed: UInt64(rowsPerTurn))
      for _ in 0..<8 {
        try old.begin()
        let before = try rowsByID()
        for _ in 0..<6 {
          let start = Int.random(in: -20...700, using: &random)
          let rows = "id BETWEEN \(start) AND \(start + Int.random(in: 0...90, using: &random))"
          let id = Int.random(in: -20...700, using: &random)
          let statements = [
            "DELETE FROM message WHERE \(rows)", "UPDATE message SET subject = subject || '.' WHERE \(rows)",
            "INSERT OR REPLACE INTO message(id, subject) VALUES (\(id), 'new'), (\(id + 1), 'new')",
            "UPDATE message SET subject = subject WHERE \(rows)",
          ]
          try write(statements[Int.random(in: 0..<4, using: &random)])
        }
        let after = try rowsByID()
        let expected = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        #expect(try differentRows(rowsPerTurn: rowsPerTurn) == expected)
      }
    }

    private func rowsByID() throws -> [Int64: Message] {
      Dictionary(uniqueKeysWithValues: try database.all(by: "id").map { ($0.id ?? 0, $0) })
    }

    /// Values are the same if type and bytes are: of equal numbers, of a text and data, of where one column ends and the next begins.
    @Test(arguments: [
      "date = 7.0", "date = '7'", "date = NULL", "date = x'37'", "date = ''", "date = x''", "date = '7' || char(0)",
      "sender = 'a', subject = 'bc'", "sender = 'abc', subject = ''", "date = -0.0", "sender = x'6162'", "date = 0.0",
      "date = 0",
    ])
    func valuesAreTheSameIfTheirBytesAre(_ values: String) throws {
      try write("UPDATE message SET date = 7, sender = 'ab', subject = 'c' WHERE id = 9")
      try old.begin()
      try write("UPDATE message SET \(values) WHERE id = 9")
      #expect(try differentRows() == [9])
      try old.begin()
      #expect(try differentRows() == [])
    }

    /// Rows that are larger than what is read ahead, and all rows of one snapshot.
    @Test func fewLargeRowsAreReadAtOnce() throws {
      try write("UPDATE message SET subject = hex(zeroblob(400000)) WHERE id % 100 = 0")
      try old.begin()
      try write("UPDATE message SET subject = subject || '.' WHERE id IN (7, 100, 300)")
      #expect(try differentRows() == [7, 100, 300])
      try write("DELETE FROM message")
      #expect(try differentRows()?.count == 500)
      #expect(try differentRows(limit: 499) == nil)
      try old.begin()
      #expect(try differentRows() == [])
    }

    /// It tells how many rows have been compared, and ends where nobody wants to know.
    @Test func itGoesOnInTurns() throws {
      var counts: [Int] = []
      #expect(try differentRows(rowsPerTurn: 60) { counts.append($0) } == [])
      #expect(counts == [60, 120, 180, 240, 300, 360, 420, 480])
      counts = []
      #expect(throws: CancellationError.self) {
        _ = try differentRows(rowsPerTurn: 60) {
          counts.append($0)
          if counts.count == 3 { throw CancellationError() }
        }
      }
      #expect(counts == [60, 120, 180])
      // Neither connection is left in the middle of a statement.
      #expect(try differentRows(rowsPerTurn: 500) == [])
    }
  }
#endif
