#if GRDB
  import GRDB
  import RosterCore

  /// The rows of a request at one time, which are read on demand.
  ///
  /// Versions retain it. It has a snapshot of the database until it's old. Then only the read pages remain.
  @MainActor final class QueryMoment<Record: FetchedRecord, Header> {
    /// The state, or `nil` before the database was opened, and for an old moment.
    private(set) var state: QueryState?
    private(set) var pages: QueryPages<Record>
    /// The sections of the request, or `nil` for one section.
    let sections: QuerySections<Header>?
    let unreadable: (any Error) -> Record
    weak var owner: QueryDataSource<Record, Header>?
    private let engine: QueryEngine<Record>

    init(
      _ engine: QueryEngine<Record>,
      _ state: QueryState?,
      _ pages: [Int: QueryPage<Record>],
      sections: QuerySections<Header>?,
      unreadable: @escaping (any Error) -> Record
    ) {
      self.engine = engine
      self.state = state
      self.sections = sections
      self.unreadable = unreadable
      self.pages = QueryPages(pages, maximumCount: engine.options.maximumNumberOfPages)
    }

    deinit {
      if let state { engine.recycle(state.snapshot) }
    }

    // MARK: Reading

    /// Returns a row, or `nil` if it can't be read.
    ///
    /// - Parameter index: The index among the rows of all sections.
    func row(at index: Int) -> QueryPage<Record>.Loaded? {
      let size = engine.options.pageSize
      let number = index / size
      if let row = pages[number]?.rows.element(at: index % size) { return row }
      guard let state else { return nil }
      do {
        let page = try state.snapshot.front.read { db in
          try QueryPage<Record>(number * size..<(number + 1) * size, of: state, db)
        }
        pages[number] = page
        return page.rows.element(at: index % size)
      } catch {
        owner?.noteFailure(error)
        return nil
      }
    }

    /// Returns the record of a row, or its replacement if it can't be read.
    func record(of row: QueryPage<Record>.Loaded?, at index: Int) -> Record {
      switch row?.record {
      case .success(let record): record
      case .failure(let error): unreadable(error)
      case nil: unreadable(owner?.failure ?? QueryError.rowIsMissing(index: index))
      }
    }

    // MARK: Changing

    /// Adds rows at the end.
    func grow(to newState: QueryState) {
      let count = state?.anchors.count ?? 0
      state = newState
      if newState.anchors.count > count { pages.remove(from: count / engine.options.pageSize) }
    }

    /// Reads the same rows from a later snapshot.
    func move(to newState: QueryState) {
      let old = state
      state = newState
      if let old { engine.recycle(old.snapshot) }
    }

    /// Releases the snapshot.
    func end() {
      if let state { engine.recycle(state.snapshot) }
      state = nil
    }
  }
#endif
