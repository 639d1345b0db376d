#if GRDB
  import GRDB
  import RosterCore

  extension PagedDataSource where Item: FetchedRecord, Key == QueryPosition {
    /// Pages of the rows of a request, and of what an origin writes behind them.
    ///
    /// ```swift
    /// let feed = PagedDataSource(Post.all(), orderedBy: [.descending(Column("date"))], in: pool) { request in
    ///   let posts = try await server.posts(request)
    ///   try await pool.write { db in for post in posts { try post.upsert(db) } }
    ///   return posts.isEmpty ? .ended : .more
    /// }
    /// ```
    ///
    /// The database shows what it has at once, without the origin too. Each page is read in the time of an index look-up, however far it is; an
    /// index on the terms of the order, behind the columns that are filtered for equality, is what makes that so. What is written is shown
    /// when the list is refreshed or asks for a page: use a ``QueryDataSource`` to follow the database.
    ///
    /// - Parameters:
    ///   - request: whose rows are shown. Its own order does not count.
    ///   - orders: the order of the rows; equal rows are in the order of their row ids, in the direction of the last term.
    ///   - reader: where the rows are.
    ///   - options: how pages are asked for.
    ///   - remote: the origin behind the database, which writes there: asked where the database has no more rows, and to refresh.
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
