#if GRDB
  import GRDB

  /// Counts the rows of a request in order, and takes every so many-th as an anchor, some at a time.
  struct AnchorCount: Sendable {
    private let plan: QueryPlan
    private let bucketSize: Int
    /// The last one is not counted before all are.
    private var buckets = [AnchorIndex.Bucket(lower: nil, count: 0)]
    private(set) var isComplete = false

    init(_ plan: QueryPlan, bucketSize: Int) {
      self.plan = plan
      self.bucketSize = bucketSize
    }

    /// The number of rows that have been counted.
    var count: Int { (buckets.count - 1) * bucketSize + (buckets.last?.count ?? 0) }

    /// Of the rows that have been counted.
    var anchors: AnchorIndex {
      if isComplete || buckets.count == 1 { return AnchorIndex(buckets) }
      return AnchorIndex(Array(buckets.dropLast()))
    }

    /// Counts some more rows, as many as some buckets have.
    mutating func advance(by limit: Int, _ db: Database) throws {
      for _ in 0..<max(1, limit / bucketSize) where !isComplete {
        let lower = buckets[buckets.count - 1].lower
        var next: RowKey?
        try plan.readKeys(from: lower, offset: bucketSize, limit: 1, db) { row in
          next = plan.key(in: row)
          return true
        }
        if let next {
          buckets[buckets.count - 1].count = bucketSize
          buckets.append(AnchorIndex.Bucket(lower: next, count: 0))
        } else {
          buckets[buckets.count - 1].count = try plan.count(
            plan.order.ranges(from: lower, to: nil),
            upTo: bucketSize,
            db
          )
          isComplete = true
        }
      }
    }
  }
#endif
