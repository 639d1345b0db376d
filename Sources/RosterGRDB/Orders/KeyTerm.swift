#if GRDB
  /// A term of an order as statements have it; the last one of each order is the row id.
  struct KeyTerm: Sendable {
    /// The expression, with its table's name.
    let sql: String
    var isDescending: Bool
    let values: ValueOrder
    /// Whether no row has NULL here.
    let isNeverNull: Bool

    var orderingSQL: String { isDescending ? sql + " DESC" : sql }
  }
#endif
