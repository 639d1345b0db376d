#if GRDB
  import GRDB

  /// Where a row is in an order: the values of the order's terms, then the row id.
  struct RowKey: Hashable, Sendable {
    let values: [DatabaseValue]

    /// The row's id.
    var rowID: Int64 { values.last.flatMap(Int64.fromDatabaseValue) ?? 0 }
  }
#endif
