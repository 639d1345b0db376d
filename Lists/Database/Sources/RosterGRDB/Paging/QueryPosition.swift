#if GRDB
  /// The key of a page of rows: the rows behind one, or before one, in the order of a request.
  ///
  /// It is no number of rows, so that it stays true when rows before it come and go, and when its own row goes.
  public struct QueryPosition: Hashable, Sendable {
    let key: RowKey
    /// Whether the rows end before the key; otherwise they begin behind it.
    let isBefore: Bool
  }
#endif
