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

    var orderingSQL: String { isDescending ? sql + " DESC" : sql }

    // MARK: Conditions

    var isNull: KeyCondition { KeyCondition(sql: "\(sql) IS NULL", value: nil) }

    var isNotNull: KeyCondition { KeyCondition(sql: "\(sql) IS NOT NULL", value: nil) }

    /// - Parameter value: another value than NULL.
    func compares(_ comparison: String, _ value: StoredValue) -> KeyCondition {
      KeyCondition(sql: "\(sql) \(comparison) \(value.placeholder)", value: value)
    }

    // With `=` SQLite 3.40 may put the argument in place of the column elsewhere in the condition, where another value that is equal to it,
    // as a real number and an integer are, has another text.
    func equals(_ value: StoredValue) -> KeyCondition { value.isNull ? isNull : compares("IS", value) }
  }

  /// What a statement asks of a term.
  struct KeyCondition: Sendable {
    let sql: String
    /// `nil` if it has none.
    let value: StoredValue?
  }
#endif
