#if GRDB
  import GRDB

  /// The sections of a ``QueryDataSource``: rows with equal values of one term of the order.
  ///
  /// ```swift
  /// let years = QuerySections(.descending(Column("year"))) { (year: Int?, count) in
  ///   "\(year.map(String.init) ?? "No year"): \(count)"
  /// }
  /// ```
  ///
  /// A section is inserted with its first row and deleted with its last. A header is refreshed when its number of rows changes.
  /// Rows with NULL have their own section. Texts that the term's collation considers equal share one.
  ///
  /// For speed, create an index on the term and the following terms of the order, after the columns that are filtered for equality.
  public struct QuerySections<Header> {
    let order: QueryOrder
    let header: @MainActor (_ value: DatabaseValue, _ count: Int) -> Header?
    let indexTitle: @MainActor (_ value: DatabaseValue) -> String?

    /// Creates sections with headers and index titles.
    ///
    /// - Parameters:
    ///   - order: The term whose values determine the sections and their order. It precedes all others.
    ///   - header: A closure that returns the header for the rows' value and number, called on demand. The value is `nil` if it's
    ///     NULL or can't be decoded.
    ///   - indexTitle: A closure that returns the section's title in a table view's index. Neighbors with the same title share one.
    ///     The default is none.
    public init<Value: DatabaseValueConvertible>(
      _ order: QueryOrder,
      header: @escaping @MainActor (_ value: Value?, _ count: Int) -> Header?,
      indexTitle: @escaping @MainActor (_ value: Value?) -> String? = { _ in nil }
    ) {
      self.order = order
      self.header = { header(Value.fromDatabaseValue($0), $1) }
      self.indexTitle = { indexTitle(Value.fromDatabaseValue($0)) }
    }
  }

  extension QuerySections where Header == String {
    /// Creates sections whose headers are their values as texts, with the first letters in capitals as index titles.
    ///
    /// - Parameters:
    ///   - order: The term whose values determine the sections and their order. It precedes all others.
    ///   - none: The header of the rows with NULL.
    public init(_ order: QueryOrder, none: String = "–") {
      func text(_ value: DatabaseValue?) -> String {
        switch value?.storage {
        case .string(let text) where !text.isEmpty: text
        case .int64(let number): "\(number)"
        case .double(let number): "\(number)"
        default: none
        }
      }
      self.init(order) { (value: DatabaseValue?, _) in
        text(value)
      } indexTitle: { value in
        text(value).first?.uppercased()
      }
    }
  }
#endif
