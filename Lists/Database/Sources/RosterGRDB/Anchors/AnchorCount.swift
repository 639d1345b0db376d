#if GRDB
  import GRDB

  /// Counts the rows of a request in order, some at a time, and takes every so many-th as an anchor.
  ///
  /// Of a request that filters, all keys are kept as long as they are few: what it tests may be far apart, or found by a search that
  /// takes the same for one row as for all.
  struct AnchorCount: Sendable {
    private let plan: QueryPlan
    private let bucketSize: Int
    /// How many keys are kept at most.
    private let maximumNumberOfKeys: Int
    /// The last one has no rows before all are counted, and is where those begin that are not. Where keys are kept each has one of its own
    /// behind the first.
    private var buckets = [AnchorIndex.Bucket(lower: nil, count: 0)]
    private var keepsKeys: Bool
    private(set) var isComplete = false
    /// The sections of the rows that have been counted; `nil` if there are none.
    private var sections: RowSections?
    /// How many buckets' rows are in them.
    private var numberOfSectionedBuckets = 0
    /// The number of all rows, if it is known before they have been counted in order.
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

    /// Whether all rows up to one have been counted.
    func reaches(_ key: RowKey) -> Bool {
      if isComplete { return true }
      guard let last = buckets.last?.lower else { return false }
      return plan.order.precedes(key, last)
    }

    /// What a list can show of the rows that have been counted.
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

    /// Asks SQLite for the number of all rows where it counts them without looking at them: those of a table. Then a list has as many rows at
    /// once, and only the keys are missing.
    mutating func countAll(_ db: Database) throws {
      guard plan.isWholeTable, sections == nil, !isComplete else { return }
      total = try plan.count(plan.order.ranges(from: nil, to: nil), db)
    }

    /// Counts some more rows, as many as some buckets have.
    ///
    /// SQLite searches or sorts all rows again each time, so each time counts as many rows as all before it: *n* rows take log *n* searches or
    /// sorts.
    mutating func advance(by limit: Int, _ db: Database) throws {
      let readsAll = plan.searches || plan.sortsRows
      if keepsKeys || readsAll {
        // One key more is where the next bucket begins.
        let extra = keepsKeys || plan.searches ? 0 : 1
        if !isComplete { try readKeys(max(limit + extra, bucketSize + 1, readsAll ? count : 0), db) }
      } else {
        for _ in 0..<max(1, limit / bucketSize) where !isComplete { try seek(db) }
      }
      try countSections(db)
    }

    /// Looks for the row with which the next bucket begins.
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

    /// Reads the keys that follow those that were read. A search is made once for all of them.
    private mutating func readKeys(_ limit: Int, _ db: Database) throws {
      let last = buckets[buckets.count - 1].lower
      var number = 0
      try plan.readKeys(from: last, offset: keepsKeys && last != nil ? 1 : 0, limit: limit, db) { statement in
        if keepsKeys {
          buckets.append(AnchorIndex.Bucket(lower: plan.key(in: statement), count: 1))
        } else if number > 0, number % bucketSize == 0 {
          // The first row is the one that the last bucket begins with.
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

    /// Keeps every so many-th key only.
    private mutating func forgetKeys() {
      let keys = buckets.dropFirst().compactMap(\.lower)
      buckets = stride(from: 0, to: keys.count, by: bucketSize).map { start in
        AnchorIndex.Bucket(lower: start == 0 ? nil : keys[start], count: min(bucketSize, keys.count - start))
      }
      keepsKeys = false
      sections = sections.map { _ in RowSections() }
      numberOfSectionedBuckets = 0
      // What is counted next begins with the last bucket.
      if !isComplete { buckets[buckets.count - 1].count = 0 }
    }

    /// Finds the sections of buckets that have been counted. Where a bucket has the same value at both ends it has one section; SQLite
    /// groups the rows of the others.
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
