#if GRDB
  import GRDB

  /// Where a row is in an order: the values of the order's terms, then the row id.
  struct RowKey: Hashable, Sendable {
    let values: [DatabaseValue]

    /// The value that says which section the row is in, where there are sections.
    var section: DatabaseValue { values[0] }

    /// The row's id.
    var rowID: Int64 { values.last.flatMap(Int64.fromDatabaseValue) ?? 0 }
  }
#endif
