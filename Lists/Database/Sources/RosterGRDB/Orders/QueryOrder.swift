#if GRDB
  import GRDB

  /// One term of the order in which a ``QueryDataSource`` shows rows.
  ///
  /// NULL comes first where rows ascend and last where they descend, as in SQLite. Rows that are equal in all terms are in the
  /// order of their row ids, in the direction of the last term.
  public struct QueryOrder: Sendable {
    let expression: SQLExpression
    /// The name of the column, if the term is one.
    let columnName: String?
    let isDescending: Bool
    let collation: Database.CollationName?

    /// Rows with smaller values of a column first.
    ///
    /// - Parameter column: a column of the request's table. Texts are compared by its collation, which is `BINARY`, `NOCASE` or `RTRIM`.
    public static func ascending(_ column: Column) -> QueryOrder {
      QueryOrder(expression: column.sqlExpression, columnName: column.name, isDescending: false, collation: nil)
    }

    /// Rows with greater values of a column first.
    ///
    /// - Parameter column: a column of the request's table. Texts are compared by its collation, which is `BINARY`, `NOCASE` or `RTRIM`.
    public static func descending(_ column: Column) -> QueryOrder {
      QueryOrder(expression: column.sqlExpression, columnName: column.name, isDescending: true, collation: nil)
    }

    /// Rows with smaller values of an expression first.
    ///
    /// - Parameters:
    ///   - expression: is computed from columns of the request's table alone. Without an index on it each page sorts all rows.
    ///   - collation: how texts are compared: `.binary`, `.nocase` or `.rtrim`.
    public static func ascending(
      _ expression: some SQLSpecificExpressible,
      collation: Database.CollationName = .binary
    ) -> QueryOrder {
      QueryOrder(expression, collation, isDescending: false)
    }

    /// Rows with greater values of an expression first.
    ///
    /// - Parameters:
    ///   - expression: is computed from columns of the request's table alone. Without an index on it each page sorts all rows.
    ///   - collation: how texts are compared: `.binary`, `.nocase` or `.rtrim`.
    public static func descending(
      _ expression: some SQLSpecificExpressible,
      collation: Database.CollationName = .binary
    ) -> QueryOrder {
      QueryOrder(expression, collation, isDescending: true)
    }

    private init(_ expression: some SQLSpecificExpressible, _ collation: Database.CollationName, isDescending: Bool) {
      self.init(
        expression: expression.sqlExpression,
        columnName: nil,
        isDescending: isDescending,
        collation: collation
      )
    }

    private init(
      expression: SQLExpression,
      columnName: String?,
      isDescending: Bool,
      collation: Database.CollationName?
    ) {
      self.expression = expression
      self.columnName = columnName
      self.isDescending = isDescending
      self.collation = collation
    }
  }
#endif
