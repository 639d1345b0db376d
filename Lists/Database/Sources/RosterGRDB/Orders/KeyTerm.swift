#if GRDB
  import GRDB

  /// A term of an order in statements. The last term of each order is the row ID.
  struct KeyTerm: Sendable {
    /// The expression, with its table's name.
    let sql: String
    var isDescending: Bool
    let values: ValueOrder
    /// A Boolean value that indicates whether rows never have NULL here.
    let isNeverNull: Bool
    /// A Boolean value that indicates whether to test range ends in each row, too. It's set if the request has its own conditions,
    /// which can include `IN`.
    let testsEachRow: Bool

    var orderingSQL: String { isDescending ? sql + " DESC" : sql }

    // MARK: Conditions

    var isNull: KeyCondition { KeyCondition(sql: "\(sql) IS NULL") }

    var isNotNull: KeyCondition { range("IS NOT NULL") }

    /// - Parameter value: A value other than NULL.
    func compares(_ comparison: String, _ value: StoredValue) -> KeyCondition {
      range("\(comparison) \(value.placeholder)", value)
    }

    /// Returns a condition that can be one end of an index range.
    ///
    /// If SQLite 3.40 skips ahead in an index between values of an `IN`, as with ANALYZE's statistics, it forgets a range's end. So
    /// the condition is repeated in a form that no index uses:
    /// <https://www.sqlite.org/optoverview.html#disqualifying_where_clause_terms_using_unary_>
    private func range(_ comparison: String, _ value: StoredValue? = nil) -> KeyCondition {
      let values = value.map { [$0] } ?? []
      guard testsEachRow else { return KeyCondition(sql: "\(sql) \(comparison)", values: values) }
      return KeyCondition(sql: "\(sql) \(comparison) AND +(\(sql)) \(comparison)", values: values + values)
    }

    // With `=`, SQLite 3.40 can substitute the argument for the column elsewhere in the condition. There, an equal value can have
    // another text, such as a real number and an integer.
    func equals(_ value: StoredValue) -> KeyCondition {
      value.isNull ? isNull : KeyCondition(sql: "\(sql) IS \(value.placeholder)", values: [value])
    }
  }

  /// A condition of a term in a statement.
  struct KeyCondition: Sendable {
    let sql: String
    /// The values of the placeholders, in order.
    var values: [StoredValue] = []
  }
#endif
