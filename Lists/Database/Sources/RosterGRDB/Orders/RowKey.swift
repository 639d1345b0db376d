#if GRDB
  /// Where a row is in an order: the values of the order's terms, then the row id.
  struct RowKey: Hashable, Sendable {
    let values: [StoredValue]

    /// The value that says which section the row is in, where there are sections.
    var section: StoredValue { values[0] }

    /// The row's id.
    var rowID: Int64 {
      if case .integer(let id)? = values.last { id } else { 0 }
    }
  }
#endif
