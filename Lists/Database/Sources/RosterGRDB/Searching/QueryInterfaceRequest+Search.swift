#if GRDB
  import GRDB

  extension QueryInterfaceRequest {
    /// The rows that an FTS5 table has under their row ids with all words of a text, the beginnings of words among them, as somebody
    /// types.
    ///
    /// ```swift
    /// books.show(Book.all().searching(searchBar.text ?? "", in: "bookSearch"), orderedBy: [.ascending(Column("title"))])
    /// ```
    ///
    /// The FTS5 table has the request's table as its external content, and triggers that keep it true (GRDB's `synchronize(withTable:)`
    /// makes both), so that a list follows what is written. No column of the table is named `rowid`, unless it is the row id. An index for beginnings of words (`prefix = [1, 2, 3]`) makes short texts fast.
    ///
    /// - Parameters:
    ///   - text: what was typed. All rows are there if it has no words.
    ///   - table: the name of the FTS5 table.
    public func searching(_ text: String, in table: String) -> Self {
      guard let pattern = FTS5Pattern(matchingAllPrefixesIn: text) else { return self }
      let name = table.quotedDatabaseIdentifier
      return filter(literal: "\(Column.rowID) IN (SELECT rowid FROM \(sql: name) WHERE \(sql: name) MATCH \(pattern))")
    }
  }
#endif
