#if GRDB
  /// The position of a row in an order: the values of the order's terms, then the row ID.
  struct RowKey: Hashable, Sendable {
    let values: [StoredValue]

    /// The value of the row's section, if there are sections.
    var section: StoredValue { values[0] }

    var rowID: Int64 {
      if case .integer(let id)? = values.last { id } else { 0 }
    }
  }
#endif
