#if GRDB
  /// The progress of a ``QueryDataSource``'s background work on all rows.
  public enum QueryProgress: Hashable, Sendable {
    /// The number of the request's counted rows. Their total isn't known.
    case counted(Int)
    /// The number of shown rows that were compared with the database, because of another process's or an unseen write.
    case compared(Int, of: Int)

    /// The completed fraction, from 0 to 1, or `nil` if it isn't known.
    public var fractionCompleted: Double? {
      switch self {
      case .counted: nil
      case .compared(let count, let total): total > 0 ? min(1, Double(count) / Double(total)) : 1
      }
    }
  }
#endif
