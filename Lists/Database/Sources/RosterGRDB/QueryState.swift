#if GRDB
  import GRDB
  import RosterCore

  /// The content of a list: a request, the database at one time, and its rows' positions.
  struct QueryState: Sendable {
    let plan: QueryPlan
    var snapshot: QuerySnapshot
    var anchors: AnchorIndex
    /// The sections, or `nil` for one section, which exists without rows, too.
    var sections: RowSections?
    /// A Boolean value that indicates whether each row has its own bucket, so its index is known without the database.
    var keepsKeys = false

    // MARK: Sections

    var numberOfSections: Int { sections?.values.count ?? 1 }

    func count(ofSection section: Int) -> Int { sections?.count(ofSection: section) ?? anchors.count }

    /// Returns the number of rows before a section.
    func start(ofSection section: Int) -> Int { sections?.start(ofSection: section) ?? 0 }

    /// Returns the path of the row at an index among all rows.
    func path(of index: Int) -> ItemPath { sections?.path(of: index) ?? ItemPath(section: 0, item: index) }

    /// Returns the index among all rows.
    func index(of path: ItemPath) -> Int { start(ofSection: path.section) + path.item }

    // MARK: Rows

    /// Returns the index of the row with a key, using a connection to the state's snapshot.
    func rank(of key: RowKey, _ db: Database) throws -> Int {
      let position = anchors.bucket(of: key, in: plan.order)
      if keepsKeys { return keptRank(of: key, at: position) }
      let ranges = plan.order.ranges(from: anchors[position].lower, to: key)
      return try anchors.start(of: position) + plan.count(ranges, db)
    }

    private func keptRank(of key: RowKey, at position: AnchorIndex.Position) -> Int {
      let bucket = anchors[position]
      let isBefore = bucket.lower.map { plan.order.precedes($0, key) } ?? false
      return anchors.start(of: position) + (isBefore ? bucket.count : 0)
    }

    /// Returns the indexes of the rows with ascending keys. Each bucket is read at most once.
    func ranks(of keys: [RowKey], _ db: Database) throws -> [Int] {
      var ranks: [Int] = []
      ranks.reserveCapacity(keys.count)
      var current: AnchorIndex.Position?
      var lower: RowKey?
      var rank = 0
      for key in keys {
        let position = anchors.bucket(of: key, in: plan.order)
        if keepsKeys {
          ranks.append(keptRank(of: key, at: position))
          continue
        }
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

    /// Reads rows, as GRDB's rows.
    func readRows(_ indexes: Range<Int>, _ db: Database, _ body: (Row) throws -> Void) throws {
      let indexes = indexes.clamped(to: 0..<anchors.count)
      guard !indexes.isEmpty else { return }
      if keepsKeys { return try plan.readKnownRows(anchors.keys(at: indexes).map(\.rowID), db, body) }
      let (position, offset) = anchors.bucket(at: indexes.lowerBound)
      let bucket = anchors[position]
      if offset > 2 * indexes.count + bucket.count / 2, anchors.upper(of: position) == nil {
        // Not all keys are known yet, and the end of all rows is nearer than the last key.
        let left = offset + indexes.count - bucket.count
        return try readRows(beforeEnd: -left, count: indexes.count, db, body)
      }
      let ranges = plan.order.ranges(from: bucket.lower, to: nil)
      try plan.readRows(ranges, offset: offset, limit: indexes.count, db) { row, _ in
        try body(row)
        return true
      }
    }

    /// Reads rows at the end backward.
    private func readRows(beforeEnd offset: Int, count: Int, _ db: Database, _ body: (Row) throws -> Void) throws {
      var rows: [Row] = []
      let ranges = plan.reversed.order.ranges(from: nil, to: nil)
      try plan.reversed.readRows(ranges, offset: offset, limit: count, db) { row, _ in
        rows.append(row.copy())
        return true
      }
      for row in rows.reversed() { try body(row) }
    }
  }
#endif
