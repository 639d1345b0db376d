#if GRDB
  import GRDB
  import RosterCore

  /// A reader of a request's pages by their positions.
  struct QueryPageReader<Record: FetchedRecord>: Sendable {
    let query: Query<Record>
    let reader: any DatabaseReader

    /// - Parameters:
    ///   - position: The position of the page, or `nil` for the first.
    ///   - size: The maximum number of rows.
    func page(_ position: QueryPosition?, _ size: Int) async throws -> Page<Record, QueryPosition> {
      try await reader.read { db in
        let plan = try query.plan(db)
        let isBackwards = position?.isBefore ?? false
        // One more row indicates whether there are more.
        var rows = try Self.rows(of: isBackwards ? plan.reversed : plan, behind: position?.key, size + 1, db)
        let hasMore = rows.count > size
        if hasMore { rows.removeLast() }
        if isBackwards { rows.reverse() }
        let first = (rows.first?.key ?? position?.key).map { QueryPosition(key: $0, isBefore: true) }
        let last = (rows.last?.key ?? position?.key).map { QueryPosition(key: $0, isBefore: false) }
        let hasRowsBefore: Bool
        if isBackwards {
          hasRowsBefore = hasMore
        } else if position == nil {
          hasRowsBefore = false
        } else {
          hasRowsBefore = try !Self.rows(of: plan.reversed, behind: first?.key, 1, db).isEmpty
        }
        let hasRowsBehind = isBackwards ? try !Self.rows(of: plan, behind: last?.key, 1, db).isEmpty : hasMore
        return Page(
          rows.map(\.record),
          previous: hasRowsBefore ? first : nil,
          next: hasRowsBehind ? last : nil
        )
      }
    }

    /// Returns some rows in the order of a plan.
    ///
    /// - Parameter key: The key before the first row, or `nil` for the start.
    private static func rows(
      of plan: QueryPlan,
      behind key: RowKey?,
      _ count: Int,
      _ db: Database
    ) throws -> [(key: RowKey, record: Record)] {
      var rows: [(key: RowKey, record: Record)] = []
      let ranges = plan.order.ranges(from: key, to: nil)
      try plan.readRows(ranges, offset: 0, limit: count + 1, db) { row, statement in
        let own = plan.key(in: statement, at: plan.keyColumn)
        // The row of the key is first if it still exists.
        if own != key { rows.append((own, try Record(row: row))) }
        return rows.count < count
      }
      return rows
    }
  }
#endif
