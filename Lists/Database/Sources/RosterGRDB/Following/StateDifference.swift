#if GRDB
  import GRDB
  import RosterCore

  /// The changes of a list by written rows, from two snapshots of the database.
  struct StateDifference: Sendable {
    /// The changes of indexes among all rows.
    let changes: WrittenRows
    /// The state after the writes.
    let state: QueryState

    /// The maximum number of buckets to count again.
    private static let maximumCheckedCount = 64

    /// - Parameters:
    ///   - rowIDs: The IDs of all different rows, and maybe of others.
    ///   - old: The shown state.
    ///   - next: The later snapshot.
    ///   - size: The number of rows in a bucket.
    /// - Returns: The difference, or `nil` if more than these rows were written.
    init?(
      ofRows rowIDs: Set<Int64>,
      in old: QueryState,
      _ oldDB: Database,
      next: QuerySnapshot,
      _ newDB: Database,
      bucketSize size: Int
    ) throws {
      let order = old.plan.order
      let rows = try Self.writtenRows(rowIDs, old.plan, oldDB, newDB)
      func sorted(_ key: (WrittenRows.Row) -> RowKey?) -> [(row: Int, key: RowKey)] {
        rows.indices.compactMap { row in key(rows[row]).map { (row, $0) } }.sorted { order.precedes($0.key, $1.key) }
      }
      let before = sorted(\.before)
      let after = sorted(\.after)
      let oldRanks = try old.ranks(of: before.map(\.key), oldDB)

      var new = old
      var touched: [AnchorIndex.Position] = []
      new.snapshot = next
      if old.keepsKeys {
        guard let anchors = Self.replacingKeys(before.map(\.key), after.map(\.key), in: old) else { return nil }
        new.anchors = anchors
      } else {
        var differences: [AnchorIndex.Position: Int] = [:]
        for entry in before { differences[old.anchors.bucket(of: entry.key, in: order), default: 0] -= 1 }
        for entry in after { differences[old.anchors.bucket(of: entry.key, in: order), default: 0] += 1 }
        new.anchors.add(differences)
        for position in differences.keys.prefix(Self.maximumCheckedCount) {
          let ranges = order.ranges(from: new.anchors[position].lower, to: new.anchors.upper(of: position))
          guard try old.plan.count(ranges, newDB) == new.anchors[position].count else { return nil }
        }
        touched = Array(differences.keys)
      }
      let newRanks = try new.ranks(of: after.map(\.key), newDB)
      if !old.keepsKeys { new.anchors = try Self.rebalanced(new.anchors, touched, old.plan, newDB, size) }
      if let sections = old.sections {
        let changed = try sections.changed(
          gone: before.map(\.key.section),
          come: after.map(\.key.section),
          in: order,
          first: { try old.plan.firstValue(ofSection: $0, newDB) }
        )
        guard let changed else { return nil }
        new.sections = changed
      }
      state = new
      changes = WrittenRows(
        rows,
        before: zip(before, oldRanks).map { ($0.row, $1) },
        after: zip(after, newRanks).map { ($0.row, $1) },
        leavesSection: { row in
          guard old.sections != nil, let before = row.before, let after = row.after else { return false }
          return order.compareSections(before.section, after.section) != 0
        }
      )
    }

    /// Returns the changes within sections.
    ///
    /// - Parameter old: The shown state.
    func changeset(from old: QueryState) -> SectionedChangeset {
      func moves(_ moves: [IndexMove<Int>]) -> [IndexMove<ItemPath>] {
        moves.map { IndexMove(from: old.path(of: $0.from), to: state.path(of: $0.to)) }
      }
      var items = IndexChanges(
        deletes: changes.changes.deletes.map(old.path),
        inserts: changes.changes.inserts.map(state.path),
        moves: moves(changes.changes.moves),
        updates: moves(changes.changes.updates)
      )
      guard let before = old.sections, let after = state.sections else { return SectionedChangeset(items: items) }
      if changes.changes.isEmpty { return SectionedChangeset() }
      let sections = before.changes(to: after, in: state.plan.order)
      let gone = Set(sections.deletes)
      let come = Set(sections.inserts)
      // Rows are deleted and inserted with their sections.
      if !gone.isEmpty { items.deletes.removeAll { gone.contains($0.section) } }
      if !come.isEmpty { items.inserts.removeAll { come.contains($0.section) } }
      return SectionedChangeset(sections: sections, items: items)
    }

    /// Returns all keys after some were removed and inserted, both in order, or `nil` if a removed key didn't exist.
    private static func replacingKeys(_ gone: [RowKey], _ come: [RowKey], in old: QueryState) -> AnchorIndex? {
      var replacements: [AnchorIndex.Position: [AnchorIndex.Bucket]] = [:]
      for key in gone {
        let position = old.anchors.bucket(of: key, in: old.plan.order)
        guard old.anchors[position].lower == key else { return nil }
        replacements[position] = []
      }
      for key in come {
        let position = old.anchors.bucket(of: key, in: old.plan.order)
        replacements[position, default: [old.anchors[position]]].append(AnchorIndex.Bucket(lower: key, count: 1))
      }
      var anchors = old.anchors
      if !replacements.isEmpty { anchors.replace(replacements, joinedUpTo: 0) }
      return anchors
    }

    /// Returns the rows that exist in only one snapshot, or have different values.
    private static func writtenRows(
      _ rowIDs: Set<Int64>,
      _ plan: QueryPlan,
      _ oldDB: Database,
      _ newDB: Database
    ) throws -> [WrittenRows.Row] {
      let rowIDs = rowIDs.sorted()
      var rows: [WrittenRows.Row] = []
      // Values of some thousand rows are in memory at a time.
      for start in stride(from: 0, to: rowIDs.count, by: 5_000) {
        let part = Array(rowIDs[start..<min(start + 5_000, rowIDs.count)])
        var known: [Int64: (key: RowKey, values: [StoredValue])] = [:]
        try plan.readRows(part, oldDB) { known[$0.rowID] = ($0, $1) }
        try plan.readRows(part, newDB) { key, values in
          guard let old = known.removeValue(forKey: key.rowID) else {
            rows.append(WrittenRows.Row(rowID: key.rowID, after: key))
            return
          }
          if old.key == key, old.values == values { return }
          rows.append(WrittenRows.Row(rowID: key.rowID, before: old.key, after: key, isDifferent: true))
        }
        for (rowID, old) in known { rows.append(WrittenRows.Row(rowID: rowID, before: old.key)) }
      }
      return rows
    }

    /// Splits large buckets, and joins small ones.
    private static func rebalanced(
      _ anchors: AnchorIndex,
      _ touched: [AnchorIndex.Position],
      _ plan: QueryPlan,
      _ db: Database,
      _ size: Int
    ) throws -> AnchorIndex {
      var replacements: [AnchorIndex.Position: [AnchorIndex.Bucket]] = [:]
      for position in touched {
        let bucket = anchors[position]
        if bucket.count > 2 * size {
          var parts = [AnchorIndex.Bucket(lower: bucket.lower, count: 0)]
          try plan.readKeys(from: bucket.lower, limit: bucket.count, db) { statement in
            if parts[parts.count - 1].count == size {
              parts.append(AnchorIndex.Bucket(lower: plan.key(in: statement), count: 0))
            }
            parts[parts.count - 1].count += 1
            return true
          }
          replacements[position] = parts
        } else if bucket.count < size / 4 {
          replacements[position] = [bucket]
        }
      }
      guard !replacements.isEmpty else { return anchors }
      var result = anchors
      result.replace(replacements, joinedUpTo: 2 * size)
      return result
    }
  }
#endif
