#if GRDB
  /// The key of a page of rows: the rows after or before one, in the order of a request.
  ///
  /// It isn't an offset, so it stays valid when rows before it are inserted or deleted, or its own row is.
  public struct QueryPosition: Hashable, Sendable {
    let key: RowKey
    /// A Boolean value that indicates whether the rows end before the key. Otherwise they begin after it.
    let isBefore: Bool
  }
#endif
