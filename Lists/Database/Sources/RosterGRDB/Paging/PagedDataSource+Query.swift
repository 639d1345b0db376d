#if GRDB
  import GRDB
  import RosterCore

  extension PagedDataSource where Item: FetchedRecord, Key == QueryPosition {
    /// Creates a data source with pages of a request's rows, and of rows that an origin adds to the database.
    ///
    /// ```swift
    /// let feed = PagedDataSource(Post.all(), orderedBy: [.descending(Column("date"))], in: pool) { request in
    ///   let posts = try await server.posts(request)
    ///   try await pool.write { db in for post in posts { try post.upsert(db) } }
    ///   return posts.isEmpty ? .ended : .more
    /// }
    /// ```
    ///
    /// Existing rows are shown at once, even without the origin. Each page takes an index look-up, at any distance. For that,
    /// create an index on the terms of the order, after the columns that are filtered for equality. Writes are shown when the list
    /// refreshes or requests a page. To follow the database, use a ``QueryDataSource``.
    ///
    /// - Parameters:
    ///   - request: The request for the rows. Its own order is ignored.
    ///   - orders: The order of the rows. Equal rows are in the order of their row IDs, in the direction of the last term.
    ///   - reader: The database with the rows.
    ///   - options: The options for requesting pages.
    ///   - remote: The origin that writes to the database. It's called for refreshes, and when the database has no more rows.
    public convenience init(
      _ request: QueryInterfaceRequest<Item>,
      orderedBy orders: [QueryOrder] = [],
      in reader: any DatabaseReader,
      options: PagingOptions = PagingOptions(),
      remote: Remote? = nil
    ) {
      let pages = QueryPageReader(query: Query(request, sectionedBy: nil, orderedBy: orders), reader: reader)
      self.init(options, remote: remote) { try await pages.page($0.key, $0.size) }
    }
  }
#endif
