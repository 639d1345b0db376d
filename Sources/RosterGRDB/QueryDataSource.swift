#if GRDB
  import Foundation
  import GRDB
  import RosterCore

  /// The rows of a GRDB request, read where they are asked for, and following what is written.
  ///
  /// It keeps the key of every 256th row and the rows around those that were read last: ten million rows cost some megabytes, and the
  /// row at any index is found in the time of an index look-up. Each commit is one update with the least changes; those of other processes are
  /// noticed, too.
  ///
  /// ```swift
  /// let mails = QueryDataSource(
  ///   Mail.filter(Column("folder") == "inbox"),
  ///   orderedBy: [.descending(Column("date"))],
  ///   in: pool
  /// ) { error in Mail(subject: "\(error)") }
  /// ```
  ///
  /// The database keeps a write-ahead log, as a `DatabasePool` does, and the request's table has row ids. An index on the terms of the order,
  /// behind the columns that are filtered for equality, is what makes it fast.
  @MainActor public final class QueryDataSource<Record: FetchedRecord>: DataSource {
    public let changes = ContentChannel()

    private var query: Query<Record>
    private let engine: QueryEngine<Record>
    private let unreadable: (any Error) -> Record

    /// What is shown; `nil` before the database could be opened.
    private(set) var state: QueryState?
    private var pages = QueryPages<Record>()
    /// Why rows could not be read.
    private var failure: (any Error)?

    private var loadStatus = LoadStatus()
    private var observers = LoadObservers()

    /// What is done one after the other; the last of it.
    private var work: Task<Void, Never>?
    private var poll: Task<Void, Never>?
    private var followsSoon = false
    private var replacesSoon = false
    /// Another number for each request that is shown.
    private var generation = 0

    /// Opens connections and reads the first rows; the others are counted in the background, and come in a few updates.
    ///
    /// - Parameters:
    ///   - request: whose rows are shown. Its own order does not count.
    ///   - orders: the order of the rows; equal rows are in the order of their row ids, in the direction of the last term.
    ///   - writer: a `DatabasePool`, or a `DatabaseQueue` whose journal mode is WAL. All writes of this process go through it.
    ///   - options: how the database is read and followed.
    ///   - unreadable: what is shown in the place of a row that cannot be read or decoded.
    public init(
      _ request: QueryInterfaceRequest<Record>,
      orderedBy orders: [QueryOrder] = [],
      in writer: any DatabaseWriter,
      options: QueryOptions = QueryOptions(),
      unreadable: @escaping (any Error) -> Record
    ) {
      query = Query(request: request, orders: orders)
      engine = QueryEngine(writer, options)
      self.unreadable = unreadable
      changes.source = self
      pages.maximumCount = options.maximumNumberOfPages
      do {
        let (state, count, version) = try engine.open(query)
        self.state = state
        enqueue { await $0.goOnCounting(count, version) }
      } catch {
        fail(error)
      }
      updateStatus(isLoading: failure == nil)
      pollOthers()
    }

    deinit {
      work?.cancel()
      poll?.cancel()
      engine.close()
    }

    // MARK: DataSource

    public var numberOfSections: Int { 1 }

    /// The number of rows, as far as they have been counted.
    public var numberOfRows: Int { state?.anchors.count ?? 0 }

    public func numberOfItems(inSection section: Int) -> Int {
      check(section)
      return numberOfRows
    }

    /// The row at an index. Where it is not beside one that was read last, it is read from the database now, which takes about as long as
    /// some look-ups in an index.
    public func item(at index: Int, inSection section: Int) -> Record {
      check(section)
      guard let row = row(at: index) else { return unreadable(failure ?? QueryError.rowIsMissing(index: index)) }
      switch row.record {
      case .success(let record):
        return record
      case .failure(let error):
        return unreadable(error)
      }
    }

    /// The id of the row at an index; `nil` if the row cannot be read.
    public func rowID(at index: Int) -> Int64? { row(at: index)?.rowID }

    /// The index of the row with an id; `nil` if it is not shown.
    ///
    /// - Complexity: some look-ups in an index of the database.
    public func index(ofRow rowID: Int64) -> Int? {
      guard let state else { return nil }
      do {
        return try state.snapshot.front.read { db in
          var key: RowKey?
          try state.plan.readRows([rowID], db) { found, _ in key = found }
          guard let key else { return nil }
          let rank = try state.rank(of: key, db)
          return rank < state.anchors.count ? rank : nil
        }
      } catch {
        noteFailure(error)
        return nil
      }
    }

    private func row(at index: Int) -> QueryPage<Record>.Loaded? {
      guard index >= 0, index < numberOfRows, let state else {
        trap(
          "QueryDataSource: item index \(index) is out of range 0..<\(numberOfRows)",
          cause: "the index is older than the last change of the content",
          advice: "read `numberOfItems(inSection:)` again after each change; observe `changes` to learn of them"
        )
      }
      let size = engine.options.pageSize
      let number = index / size
      if let row = pages[number]?.rows.element(at: index % size) { return row }
      do {
        let page = try state.snapshot.front.read { db in
          try QueryPage<Record>(number * size..<(number + 1) * size, of: state, db)
        }
        pages[number] = page
        return page.rows.element(at: index % size)
      } catch {
        noteFailure(error)
        return nil
      }
    }

    private func check(_ section: Int) {
      guard section != 0 else { return }
      trap(
        "QueryDataSource: section index \(section) is out of range 0..<1",
        cause: "the index is one of a composite",
        advice: "ask the composite"
      )
    }

    // MARK: Changing

    /// Shows another request, or another order. Rows on the screen that are there in both stay where they are; until all rows are counted
    /// the list stays as it is.
    ///
    /// - Parameters:
    ///   - request: whose rows are shown from now on.
    ///   - orders: their order.
    public func show(_ request: QueryInterfaceRequest<Record>, orderedBy orders: [QueryOrder]) {
      query = Query(request: request, orders: orders)
      generation += 1
      engine.stopCounting()
      updateStatus(isLoading: true)
      if replacesSoon { return }
      replacesSoon = true
      enqueue { await $0.replace() }
    }

    /// Waits until what was committed before, and the last request, are shown.
    public func followed() async {
      enqueue { await $0.follow(isForced: false) }
      await work?.value
    }

    // MARK: Work

    /// Does something after all that was to be done before.
    private func enqueue(_ body: @escaping @MainActor (QueryDataSource) async -> Void) {
      let last = work
      work = Task { [weak self] in
        await last?.value
        guard let self, !Task.isCancelled else { return }
        await body(self)
      }
    }

    private var commitHandler: @Sendable () -> Void {
      { [weak self] in
        Task { @MainActor in self?.followSoon() }
      }
    }

    private func followSoon() {
      if followsSoon { return }
      followsSoon = true
      enqueue { content in
        content.followsSoon = false
        await content.follow(isForced: false)
      }
    }

    /// Counts all rows, and shows more of them each time that there are many more.
    private func goOnCounting(_ first: AnchorCount, _ version: Int) async {
      guard var state else { return }
      let generation = generation
      var count = first
      do {
        let isCurrent = try await engine.install(
          state.plan,
          ifCurrent: state.snapshot,
          version,
          onCommit: commitHandler
        )
        guard isCurrent else { return await replace() }
        while !count.isComplete {
          count = try await engine.advance(count, in: state.snapshot)
          // A request that was replaced is counted no further.
          if generation != self.generation { return }
          guard count.isComplete || count.count >= 8 * state.anchors.count else { continue }
          state.anchors = count.anchors
          await grow(to: state)
        }
        updateStatus(isLoading: false)
      } catch {
        if generation == self.generation { fail(error) }
      }
    }

    /// Follows what was written since the last time.
    private func follow(isForced: Bool) async {
      guard failure == nil, let state else { return }
      do {
        guard let slot = try await engine.next(isForced: isForced) else { return }
        let batch = try await engine.batch(slot, after: state, near: readSpans, comparesAll: isForced)
        guard let batch else {
          engine.recycle(slot.next)
          return await replace()
        }
        await show(batch)
        updateStatus(isLoading: false)
        engine.recycle(state.snapshot)
        guard try await engine.keepLogShort(for: batch.state) else { return await replace() }
      } catch {
        fail(error)
      }
    }

    /// Counts all rows of the query as the database is now, and shows them instead of what is shown.
    private func replace() async {
      replacesSoon = false
      let generation = generation
      updateStatus(isLoading: true)
      do {
        let (plan, next) = try await engine.begin(query, onCommit: commitHandler)
        var count = AnchorCount(plan, bucketSize: engine.options.bucketSize)
        while !count.isComplete {
          count = try await engine.advance(count, in: next)
          if generation != self.generation { return engine.recycle(next) }
        }
        let state = QueryState(plan: plan, snapshot: next, anchors: count.anchors)
        let batch = try await engine.replacement(state, near: readRows)
        let old = self.state
        await show(batch)
        if let old { engine.recycle(old.snapshot) }
        failure = nil
        updateStatus(isLoading: false)
      } catch {
        // What is counted for a request that was replaced is stopped.
        if generation == self.generation { fail(error) }
      }
    }

    /// The indexes of the rows that were read last, of as many pages as a screen may show.
    private var readSpans: [Range<Int>] {
      pages.newest(2).map { number, page in
        let start = number * engine.options.pageSize
        return start..<start + max(1, page.rows.count)
      }
    }

    /// The rows that were read last.
    private var readRows: [QueryEngine<Record>.ReadRow] {
      let size = engine.options.pageSize
      return pages.newest(2).flatMap { number, page in
        page.rows.enumerated().map { QueryEngine<Record>.ReadRow(index: number * size + $0, rowID: $1.rowID) }
      }
    }

    // MARK: Showing

    /// Shows more rows at the end.
    private func grow(to state: QueryState) async {
      let before = numberOfRows
      let after = state.anchors.count
      if before == after {
        self.state = state
        return
      }
      await withCheckedContinuation { continuation in
        let commit = { [self] in
          self.state = state
          pages.remove(from: before / engine.options.pageSize)
          continuation.resume()
        }
        if after - before <= 1_000 {
          let inserts = (before..<after).map { ItemPath(section: 0, item: $0) }
          changes.perform(ChangeStage(items: IndexChanges(inserts: inserts)), commit: commit)
        } else {
          changes.reload(following: { $0 }, commit: commit)
        }
      }
    }

    private func show(_ batch: QueryBatch<Record>) async {
      switch batch.step {
      case .changes(let rows) where rows.isEmpty:
        state = batch.state
      case .changes(let rows):
        func path(_ index: Int) -> ItemPath { ItemPath(section: 0, item: index) }
        func move(_ move: IndexMove<Int>) -> IndexMove<ItemPath> { IndexMove(from: path(move.from), to: path(move.to)) }
        let items = IndexChanges(
          deletes: rows.deletes.map(path),
          inserts: rows.inserts.map(path),
          moves: rows.moves.map(move),
          updates: rows.updates.map(move)
        )
        await withCheckedContinuation { continuation in
          changes.perform(SectionedChangeset(items: items)) { [self] in
            take(batch)
            continuation.resume()
          }
        }
      case .replaced(let paths):
        await withCheckedContinuation { continuation in
          let following = { (path: ItemPath) in paths[path.item].map { ItemPath(section: 0, item: $0) } }
          changes.reload(following: following) { [self] in
            take(batch)
            continuation.resume()
          }
        }
      }
    }

    private func take(_ batch: QueryBatch<Record>) {
      state = batch.state
      pages.replace(with: batch.pages)
    }

    // MARK: Other processes

    private func pollOthers() {
      guard let interval = engine.options.pollInterval else { return }
      poll = Task { [weak self, engine] in
        while !Task.isCancelled {
          try? await Task.sleep(for: interval)
          do {
            guard try await engine.isForeign() else { continue }
            guard let self, !Task.isCancelled else { return }
            followSoon()
          } catch {
            guard let self, !Task.isCancelled else { return }
            if failure == nil { fail(error) }
          }
        }
      }
    }

    // MARK: Failures

    private func fail(_ error: any Error) {
      failure = error
      updateStatus(isLoading: false)
    }

    /// Keeps an error of a cell's row; nobody is told while a view asks.
    private func noteFailure(_ error: any Error) {
      guard failure == nil else { return }
      failure = error
      Task { [weak self] in self?.updateStatus(isLoading: false) }
    }
  }

  // MARK: - LoadingContent

  extension QueryDataSource: LoadingContent {
    public var status: LoadStatus { loadStatus }

    public func observeStatus(_ observer: @escaping (LoadStatus) -> Void) -> LoadObservation {
      let observation = LoadObservation(observer)
      observers.add(observation)
      return observation
    }

    /// Compares all rows with those of the database, whoever wrote them.
    public func refresh() {
      enqueue { await $0.follow(isForced: true) }
    }

    /// Opens the database again if it could not be read.
    public func retry() {
      guard failure != nil else { return }
      engine.forgetSpare()
      enqueue { await $0.replace() }
    }

    /// Does nothing: there is no more than what is counted.
    public func loadMore(_ edge: PageEdge) {}

    private func updateStatus(isLoading: Bool) {
      let phase: LoadPhase
      switch (failure, numberOfRows > 0) {
      case (let error?, true): phase = .failedOverContent(error)
      case (let error?, false): phase = .failed(error)
      case (nil, true): phase = isLoading ? .refreshing : .content
      case (nil, false): phase = isLoading ? .firstLoad : .empty
      }
      let isSame = phase.kind == loadStatus.phase.kind && phase.error == nil
      loadStatus.phase = phase
      loadStatus.shownPhase = phase
      loadStatus.next.state = .ended
      loadStatus.previous.state = .ended
      if isSame { return }
      for observation in observers.all { observation.tell(loadStatus) }
    }
  }
#endif
