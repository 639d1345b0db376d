#if GRDB
  import GRDB

  extension QueryInterfaceRequest {
    /// Returns the rows that an FTS5 table finds with all words of a text, including prefixes as a person types.
    ///
    /// ```swift
    /// books.show(Book.all().searching(searchBar.text ?? "", in: "bookSearch"), orderedBy: [.ascending(Column("title"))])
    /// ```
    ///
    /// The FTS5 table must have the request's table as its external content, with triggers that synchronize it. GRDB's
    /// `synchronize(withTable:)` creates both, so a list follows writes. No column except the row ID can be named `rowid`. A prefix
    /// index (`prefix = [1, 2, 3]`) makes short texts fast.
    ///
    /// - Parameters:
    ///   - text: The typed text. Without words, it finds all rows.
    ///   - table: The name of the FTS5 table.
    public func searching(_ text: String, in table: String) -> Self {
      guard let pattern = FTS5Pattern(matchingAllPrefixesIn: text) else { return self }
      let name = table.quotedDatabaseIdentifier
      return filter(literal: "\(Column.rowID) IN (SELECT rowid FROM \(sql: name) WHERE \(sql: name) MATCH \(pattern))")
    }
  }
#endif
