#if GRDB
  import RosterCore

  /// What a list shows next, read in the background.
  struct QueryBatch<Record: FetchedRecord>: Sendable {
    /// How the list comes to show it.
    enum Step: Sendable {
      /// Rows and sections go and come, rows move, and both show differently.
      case changes(SectionedChangeset)
      /// Anything may be different; where rows went that were read last.
      case replaced([ItemPath: ItemPath])
    }

    let state: QueryState
    let step: Step
    /// Pages by their numbers.
    let pages: [Int: QueryPage<Record>]
    /// Whether all rows had to be compared, as something was written that no observer reported.
    var hasUnseenWrites = false
  }
#endif
