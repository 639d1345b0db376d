#if GRDB
  import RosterCore

  /// What a list shows next, read in the background.
  struct QueryBatch<Record: FetchedRecord>: Sendable {
    /// How the list comes to show it.
    enum Step: Sendable {
      /// Rows go, come, move and show differently.
      case changes(IndexChanges<Int>)
      /// Anything may be different; where rows went that were read last.
      case replaced([Int: Int])
    }

    let state: QueryState
    let step: Step
    /// Pages by their numbers.
    let pages: [Int: QueryPage<Record>]
  }
#endif
