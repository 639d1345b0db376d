#if GRDB
  import GRDB

  /// A step-by-step count of a request's rows in order, which retains some of their keys as anchors.
  ///
  /// A filtered request retains all keys while they're few. Its tested rows can be far apart, or a search can cost the same for one
  /// row as for all.
  struct AnchorCount: Sendable {
    private let plan: QueryPlan
    private let bucketSize: Int
    /// The maximum number of keys to retain.
    private let maximumNumberOfKeys: Int
    /// The buckets. Until all rows are counted, the last one is empty, and the uncounted rows begin there. If all keys are
    /// retained, each has its own bucket after the first.
    private var buckets = [AnchorIndex.Bucket(lower: nil, count: 0)]
    private var keepsKeys: Bool
    private(set) var isComplete = false
    /// The sections of the counted rows, if there are sections.
    private var sections: RowSections?
    /// The number of buckets whose rows are in them.
    private var numberOfSectionedBuckets = 0
    /// The number of all rows, if it's known before they're counted in order.
    private var total: Int?

    init(_ plan: QueryPlan, _ options: QueryOptions) {
      self.plan = plan
      bucketSize = options.bucketSize
      maximumNumberOfKeys = options.maximumNumberOfKeptKeys * (plan.searches ? 10 : 1)
      keepsKeys = plan.isFiltered && maximumNumberOfKeys > 0
      if plan.sectionCounts != nil { sections = RowSections() }
    }

    /// The number of rows that have been counted in order.
    var count: Int {
      keepsKeys ? buckets.count - 1 : (buckets.count - 1) * bucketSize + (buckets.last?.count ?? 0)
    }

    /// Returns a Boolean value that indicates whether all rows up to a key have been counted.
    func reaches(_ key: RowKey) -> Bool {
      if isComplete { return true }
      guard let last = buckets.last?.lower else { return false }
      return plan.order.precedes(key, last)
    }

    /// Returns the state that a list can show of the counted rows.
    func state(in snapshot: QuerySnapshot) -> QueryState {
      var shown = buckets
      if let total, !isComplete {
        shown[shown.count - 1].count = total - (shown.count - 1) * bucketSize
      }
      return QueryState(
        plan: plan,
        snapshot: snapshot,
        anchors: AnchorIndex(shown),
        sections: sections,
        keepsKeys: keepsKeys
      )
    }

    /// Reads the number of all rows from SQLite, if it counts them without reading them, as in a whole table. Then a list has all
    /// rows at once, and only their keys are missing.
    mutating func countAll(_ db: Database) throws {
      guard plan.isWholeTable, sections == nil, !isComplete else { return }
      total = try plan.count(plan.order.ranges(from: nil, to: nil), db)
    }

    /// Counts as many more rows as some buckets have.
    ///
    /// If SQLite searches or sorts all rows each time, each call counts as many rows as all before. So *n* rows take log *n*
    /// searches or sorts.
    mutating func advance(by limit: Int, _ db: Database) throws {
      let readsAll = plan.searches || plan.sortsRows
      if keepsKeys || readsAll {
        // One more key is the start of the next bucket.
        let extra = keepsKeys || plan.searches ? 0 : 1
        if !isComplete { try readKeys(max(limit + extra, bucketSize + 1, readsAll ? count : 0), db) }
      } else {
        for _ in 0..<max(1, limit / bucketSize) where !isComplete { try seek(db) }
      }
      try countSections(db)
    }

    /// Finds the first row of the next bucket.
    private mutating func seek(_ db: Database) throws {
      let lower = buckets[buckets.count - 1].lower
      var next: RowKey?
      try plan.readKeys(from: lower, offset: bucketSize, limit: 1, db) { statement in
        next = plan.key(in: statement)
        return true
      }
      if let next {
        buckets[buckets.count - 1].count = bucketSize
        buckets.append(AnchorIndex.Bucket(lower: next, count: 0))
      } else {
        let rest = plan.order.ranges(from: lower, to: nil)
        buckets[buckets.count - 1].count = try plan.count(rest, upTo: bucketSize, db)
        isComplete = true
      }
    }

    /// Reads the next keys, in one search.
    private mutating func readKeys(_ limit: Int, _ db: Database) throws {
      let last = buckets[buckets.count - 1].lower
      var number = 0
      try plan.readKeys(from: last, offset: keepsKeys && last != nil ? 1 : 0, limit: limit, db) { statement in
        if keepsKeys {
          buckets.append(AnchorIndex.Bucket(lower: plan.key(in: statement), count: 1))
        } else if number > 0, number % bucketSize == 0 {
          // The first row is the start of the last bucket.
          buckets[buckets.count - 1].count = bucketSize
          buckets.append(AnchorIndex.Bucket(lower: plan.key(in: statement), count: 0))
        }
        number += 1
        return true
      }
      isComplete = number < limit
      if keepsKeys {
        if buckets.count - 1 > maximumNumberOfKeys { forgetKeys() }
      } else if isComplete {
        buckets[buckets.count - 1].count = number - (number - 1) / bucketSize * bucketSize
      }
    }

    /// Retains only the keys at the starts of buckets.
    private mutating func forgetKeys() {
      let keys = buckets.dropFirst().compactMap(\.lower)
      buckets = stride(from: 0, to: keys.count, by: bucketSize).map { start in
        AnchorIndex.Bucket(lower: start == 0 ? nil : keys[start], count: min(bucketSize, keys.count - start))
      }
      keepsKeys = false
      sections = sections.map { _ in RowSections() }
      numberOfSectionedBuckets = 0
      // The count continues with the last bucket.
      if !isComplete { buckets[buckets.count - 1].count = 0 }
    }

    /// Finds the sections of counted buckets. A bucket with the same value at both ends has one section. SQLite groups the rows of
    /// others.
    private mutating func countSections(_ db: Database) throws {
      guard var sections else { return }
      let end = isComplete || keepsKeys ? buckets.count : buckets.count - 1
      var bucket = numberOfSectionedBuckets
      func lower(_ bucket: Int) -> RowKey? { bucket < buckets.count ? buckets[bucket].lower : nil }
      func value(of bucket: Int) -> StoredValue? {
        if keepsKeys { return lower(bucket)?.section ?? .null }
        guard let first = lower(bucket), let next = lower(bucket + 1) else { return nil }
        return plan.order.compareSections(first.section, next.section) == 0 ? first.section : nil
      }
      while bucket < end {
        if let value = value(of: bucket) {
          sections.append(value, buckets[bucket].count, in: plan.order)
          bucket += 1
          continue
        }
        let start = bucket
        repeat { bucket += 1 } while bucket < end && value(of: bucket) == nil
        try plan.countSections(plan.order.ranges(from: lower(start), to: lower(bucket)), db) { value, count in
          sections.append(value, count, in: plan.order)
        }
      }
      numberOfSectionedBuckets = end
      self.sections = sections
    }
  }
#endif
