#if GRDB
  import GRDB

  /// Finds the rows of a request that are different in two snapshots, by reading both side by side.
  enum SnapshotComparison {
    /// - Parameter limit: more are not looked for.
    /// - Returns: the ids of the rows; `nil` if there are more than `limit`.
    static func differentRows(
      _ plan: QueryPlan,
      _ oldDB: Database,
      _ newDB: Database,
      limit: Int
    ) throws -> Set<Int64>? {
      var different: Set<Int64> = []
      let old = try rows(plan, oldDB)
      let new = try rows(plan, newDB)
      let column = plan.keyColumn + plan.order.terms.count - 1
      var before = try old.next()
      var after = try new.next()
      while different.count <= limit {
        switch (before, after) {
        case (nil, nil):
          return different
        case (let row?, nil):
          different.insert(row[column])
          before = try old.next()
        case (nil, let row?):
          different.insert(row[column])
          after = try new.next()
        case (let first?, let second?):
          let firstID: Int64 = first[column]
          let secondID: Int64 = second[column]
          if firstID == secondID, !first.databaseValues.elementsEqual(second.databaseValues) {
            different.insert(firstID)
          }
          if firstID != secondID { different.insert(min(firstID, secondID)) }
          if firstID <= secondID { before = try old.next() }
          if secondID <= firstID { after = try new.next() }
        }
      }
      return nil
    }

    private static func rows(_ plan: QueryPlan, _ db: Database) throws -> RowCursor {
      let rowID = plan.order.terms[plan.order.terms.count - 1].sql
      let statement = try db.makeStatement(sql: "\(plan.rows.head)1\(plan.rows.tail) ORDER BY \(rowID)")
      return try Row.fetchCursor(statement, arguments: plan.rows.arguments)
    }
  }
#endif
