#if GRDB
  /// The next content of a list, read in the background.
  struct QueryBatch<Record: FetchedRecord>: Sendable {
    let state: QueryState
    /// The pages by number.
    let pages: [Int: QueryPage<Record>]
    /// A Boolean value that indicates whether all rows were compared, because no observer reported a write.
    var hasUnseenWrites = false
  }
#endif
