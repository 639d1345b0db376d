#if GRDB
  import GRDB
  import TestSupport

  /// Transactions of a machine: what a person may write, and more.
  enum RandomWrites {
    /// One statement of a transaction; any of them may fail, as a person's may.
    private static func statement(_ random: inout SeededGenerator) -> String {
      let id = Int.random(in: 1...260, using: &random)
      let other = Int.random(in: 1...260, using: &random)
      let date = Int.random(in: 0..<11, using: &random) == 0 ? "NULL" : "\(Int.random(in: 0..<100, using: &random))"
      let sender = ["NULL", "'ada'", "'ADA'", "'bob'", "'Cy'"].randomElement(using: &random) ?? "NULL"
      let code = Int.random(in: 0..<40, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0...3: return "INSERT INTO message(date, sender, subject) VALUES (\(date), \(sender), 'new \(id)')"
      case 4...5: return "DELETE FROM message WHERE id = \(id)"
      case 6...7: return "UPDATE message SET subject = 'changed \(other)' WHERE id = \(id)"
      case 8...9: return "UPDATE message SET date = \(date), sender = \(sender) WHERE id IN (\(id), \(other))"
      case 10: return "UPDATE message SET id = \(other) WHERE id = \(id)"
      case 11: return "UPDATE OR REPLACE message SET id = \(other) WHERE id = \(id)"
      case 12...13: return "INSERT OR REPLACE INTO message(date, subject, code) VALUES (\(date), 'replacing', \(code))"
      case 14: return "UPDATE OR REPLACE message SET code = \(code) WHERE id IN (\(id), \(other))"
      case 15:
        return
          "INSERT INTO message(id, date, subject) VALUES (\(id), \(date), 'x') ON CONFLICT(id) DO UPDATE SET date = 50"
      case 16: return "UPDATE message SET date = date + 1 WHERE id BETWEEN \(id) AND \(id + 12)"
      case 17: return "SAVEPOINT s; DELETE FROM message WHERE id < \(id / 9); ROLLBACK TO s; RELEASE s"
      case 18: return "DELETE FROM message WHERE id BETWEEN \(id) AND \(id + 3)"
      default: return "UPDATE message SET subject = subject, sender = sender WHERE id < \(id)"
      }
    }

    /// Makes one transaction, or one that is rolled back.
    static func write(_ writer: some DatabaseWriter, _ random: inout SeededGenerator) throws {
      let statements = (0..<Int.random(in: 1...6, using: &random)).map { _ in statement(&random) }
      let isRolledBack = Int.random(in: 0..<8, using: &random) == 0
      let isBulk = Int.random(in: 0..<60, using: &random) == 0
      try writer.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          for statement in statements {
            do { try db.execute(sql: statement) } catch let error as DatabaseError
              where error.resultCode == .SQLITE_CONSTRAINT
            {}
          }
          if isBulk { try db.execute(sql: "UPDATE message SET date = (id * 37) % 100 WHERE id % 2 = 0") }
          if Int.random(in: 0..<80, using: &random) == 0 {
            try db.execute(
              sql: """
                DELETE FROM message;
                WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 120)
                INSERT INTO message(date, sender, subject) SELECT n * 37 % 100, 'bob', 'again ' || n FROM n
                """
            )
          }
          try db.execute(sql: "UPDATE written SET count = count + 1")
          return isRolledBack ? .rollback : .commit
        }
      }
    }
  }
#endif
