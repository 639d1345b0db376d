#if GRDB
  import GRDB

  /// Counts the rows of a request in order, and takes every so many-th as an anchor, some at a time.
  struct AnchorCount: Sendable {
    private let plan: QueryPlan
    private let bucketSize: Int
    private var buckets = [AnchorIndex.Bucket(lower: nil, count: 0)]
    private var last: RowKey?
    private(set) var count = 0
    private(set) var isComplete = false

    init(_ plan: QueryPlan, bucketSize: Int) {
      self.plan = plan
      self.bucketSize = bucketSize
    }

    /// Of the rows that have been counted.
    var anchors: AnchorIndex { AnchorIndex(buckets) }

    /// Counts some more rows.
    mutating func advance(by limit: Int, _ db: Database) throws {
      var read = 0
      try plan.readKeys(from: last, offset: last == nil ? 0 : 1, limit: limit, db) { row in
        read += 1
        if buckets[buckets.count - 1].count == bucketSize {
          buckets.append(AnchorIndex.Bucket(lower: plan.key(in: row), count: 0))
        }
        buckets[buckets.count - 1].count += 1
        if read == limit { last = plan.key(in: row) }
        return true
      }
      count += read
      isComplete = read < limit
    }
  }
#endif
