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
  /// A section comes with its first row and goes with its last, and a header whose number of rows changes is shown anew. Rows with NULL
  /// are a section of their own. Texts that the term's collation takes for equal are in one section.
  ///
  /// An index on the term and the terms of the order behind it, behind the columns that are filtered for equality, is what makes
  /// sections fast.
  public struct QuerySections<Header> {
    let order: QueryOrder
    let header: @MainActor (_ value: DatabaseValue, _ count: Int) -> Header?
    let indexTitle: @MainActor (_ value: DatabaseValue) -> String?

    /// - Parameters:
    ///   - order: the term whose values make the sections, and their order. It comes before all others.
    ///   - header: computes a header from the value that the rows have, which is `nil` where it is NULL or cannot be decoded, and their
    ///     number; is called when the header is asked for.
    ///   - indexTitle: computes the title that leads to the section from a table's section index; neighbours with the same title share
    ///     one. None leads there if nothing else is said.
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
    /// Sections whose headers are their values as texts, and whose index titles are the first letters of these in capitals.
    ///
    /// - Parameters:
    ///   - order: the term whose values make the sections, and their order. It comes before all others.
    ///   - none: the header of the rows with NULL.
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
