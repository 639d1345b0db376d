#if GRDB
  /// What a list shows next, read in the background.
  struct QueryBatch<Record: FetchedRecord>: Sendable {
    let state: QueryState
    /// Pages by their numbers.
    let pages: [Int: QueryPage<Record>]
    /// Whether all rows had to be compared, as something was written that no observer reported.
    var hasUnseenWrites = false
  }
#endif
