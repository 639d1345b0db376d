#if GRDB
  /// How far a ``QueryDataSource`` is with what it does with all rows in the background.
  public enum QueryProgress: Hashable, Sendable {
    /// So many rows of the request were counted. How many it has is not known.
    case counted(Int)
    /// So many of the rows that are shown were compared with those of the database, as another process has written, or something unseen.
    case compared(Int, of: Int)

    /// The part that is done, from 0 to 1; `nil` where it is not known.
    public var fractionCompleted: Double? {
      switch self {
      case .counted: nil
      case .compared(let count, let total): total > 0 ? min(1, Double(count) / Double(total)) : 1
      }
    }
  }
#endif
