#if GRDB
  import GRDB

  /// What a list shows: a request, the database at one time, and where its rows are.
  struct QueryState: Sendable {
    let plan: QueryPlan
    let snapshot: QuerySnapshot
    var anchors: AnchorIndex

    /// The index of the row with a key, in a connection that reads the state's snapshot.
    func rank(of key: RowKey, _ db: Database) throws -> Int {
      let position = anchors.bucket(of: key, in: plan.order)
      let ranges = plan.order.ranges(from: anchors[position].lower, to: key)
      return try anchors.start(of: position) + plan.count(ranges, db)
    }

    /// The indexes of the rows with keys that ascend. A bucket is read once at most.
    func ranks(of keys: [RowKey], _ db: Database) throws -> [Int] {
      var ranks: [Int] = []
      ranks.reserveCapacity(keys.count)
      var current: AnchorIndex.Position?
      var lower: RowKey?
      var rank = 0
      for key in keys {
        let position = anchors.bucket(of: key, in: plan.order)
        if position != current {
          current = position
          lower = anchors[position].lower
          rank = anchors.start(of: position)
        }
        rank += try plan.count(plan.order.ranges(from: lower, to: key), db)
        lower = key
        ranks.append(rank)
      }
      return ranks
    }

    /// Reads rows, with what GRDB makes of their columns.
    func readRows(_ indexes: Range<Int>, _ db: Database, _ body: (Row) throws -> Void) throws {
      let indexes = indexes.clamped(to: 0..<anchors.count)
      guard !indexes.isEmpty else { return }
      let (position, offset) = anchors.bucket(at: indexes.lowerBound)
      let ranges = plan.order.ranges(from: anchors[position].lower, to: nil)
      try plan.read(plan.rows, ranges, offset: offset, limit: indexes.count, db, adapter: plan.rowAdapter) { row in
        try body(row)
        return true
      }
    }
  }
#endif
