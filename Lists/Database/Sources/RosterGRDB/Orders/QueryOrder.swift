#if GRDB
  import GRDB

  /// One term of the order of a ``QueryDataSource``'s rows.
  ///
  /// NULL is first in ascending orders and last in descending ones, as in SQLite. Rows that are equal in all terms are in the order
  /// of their row IDs, in the direction of the last term.
  public struct QueryOrder: Sendable {
    let expression: SQLExpression
    /// The name of the column, if the term is one.
    let columnName: String?
    let isDescending: Bool
    let collation: Database.CollationName?

    /// Returns a term with smaller values of a column first.
    ///
    /// - Parameter column: A column of the request's table. Its collation, which compares texts, is `BINARY`, `NOCASE`, or `RTRIM`.
    public static func ascending(_ column: Column) -> QueryOrder {
      QueryOrder(expression: column.sqlExpression, columnName: column.name, isDescending: false, collation: nil)
    }

    /// Returns a term with greater values of a column first.
    ///
    /// - Parameter column: A column of the request's table. Its collation, which compares texts, is `BINARY`, `NOCASE`, or `RTRIM`.
    public static func descending(_ column: Column) -> QueryOrder {
      QueryOrder(expression: column.sqlExpression, columnName: column.name, isDescending: true, collation: nil)
    }

    /// Returns a term with smaller values of an expression first.
    ///
    /// - Parameters:
    ///   - expression: An expression of the request's table's columns only. Without an index on it, each page sorts all rows.
    ///   - collation: The comparison of texts: `.binary`, `.nocase`, or `.rtrim`.
    public static func ascending(
      _ expression: some SQLSpecificExpressible,
      collation: Database.CollationName = .binary
    ) -> QueryOrder {
      QueryOrder(expression, collation, isDescending: false)
    }

    /// Returns a term with greater values of an expression first.
    ///
    /// - Parameters:
    ///   - expression: An expression of the request's table's columns only. Without an index on it, each page sorts all rows.
    ///   - collation: The comparison of texts: `.binary`, `.nocase`, or `.rtrim`.
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
