#if GRDB
  import GRDB

  /// A term of an order as statements have it; the last one of each order is the row id.
  struct KeyTerm: Sendable {
    /// The expression, with its table's name.
    let sql: String
    var isDescending: Bool
    let values: ValueOrder
    /// Whether no row has NULL here.
    let isNeverNull: Bool
    /// Whether the ends of ranges are tested in each row, too: where the request has conditions of its own, among which may be an `IN`.
    let testsEachRow: Bool

    var orderingSQL: String { isDescending ? sql + " DESC" : sql }

    // MARK: Conditions

    var isNull: KeyCondition { KeyCondition(sql: "\(sql) IS NULL") }

    var isNotNull: KeyCondition { range("IS NOT NULL") }

    /// - Parameter value: another value than NULL.
    func compares(_ comparison: String, _ value: StoredValue) -> KeyCondition {
      range("\(comparison) \(value.placeholder)", value)
    }

    /// A condition that may be one end of a range of an index.
    ///
    /// Where SQLite 3.40 skips forward in an index from one value of an `IN` to the next, as it does with the statistics of ANALYZE, it forgets
    /// a range's end. So the condition is there once more as one that no index answers: <https://www.sqlite.org/optoverview.html#disqualifying_where_clause_terms_using_unary_>
    private func range(_ comparison: String, _ value: StoredValue? = nil) -> KeyCondition {
      let values = value.map { [$0] } ?? []
      guard testsEachRow else { return KeyCondition(sql: "\(sql) \(comparison)", values: values) }
      return KeyCondition(sql: "\(sql) \(comparison) AND +(\(sql)) \(comparison)", values: values + values)
    }

    // With `=` SQLite 3.40 may put the argument in place of the column elsewhere in the condition, where another value that is equal to it,
    // as a real number and an integer are, has another text.
    func equals(_ value: StoredValue) -> KeyCondition {
      value.isNull ? isNull : KeyCondition(sql: "\(sql) IS \(value.placeholder)", values: [value])
    }
  }

  /// What a statement asks of a term.
  struct KeyCondition: Sendable {
    let sql: String
    /// What takes the places of the placeholders, in order.
    var values: [StoredValue] = []
  }
#endif
