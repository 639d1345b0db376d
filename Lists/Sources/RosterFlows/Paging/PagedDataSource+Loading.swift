import RosterCore

extension PagedDataSource: LoadingContent {
  /// The number of consecutive empty pages after which the app has to ask for more.
  private var maximumNumberOfEmptyPages: Int { 5 }

  // MARK: Requests by the app

  /// Loads the list again from the visible page, in one update. Does nothing during a refresh.
  ///
  /// Items remain until the answer, unless `clearsOnRefresh` is set. Other pages remain if the answer's keys lead to them.
  /// If pages have only a next key, the list loads from its beginning.
  public func refresh() { beginRefresh(keyOfVisiblePage) }

  public func retry() {
    // After a canceled first load, there's nothing else to retry.
    if refreshState.error != nil || isStarted && !hasAnswered { return beginRefresh(refreshKey) }
    for edge in PageEdge.allCases where edges[edge].state.error != nil { loadMore(edge) }
  }

  public func loadMore(_ edge: PageEdge) {
    guard !refreshState.isLoading, !edges[edge].state.isLoading, !edges[edge].state.isEnded else { return }
    if !hasAnswered { return refresh() }
    edges[edge].state = .idle
    edges[edge].isPaused = false
    edges[edge].emptyPages = 0
    ask(edge)
  }

  /// Stops loading, which is neither a failure nor an end.
  public func cancel() {
    refreshLoad = nil
    if refreshState.isLoading { refreshState = .idle }
    generation += 1
    for edge in PageEdge.allCases where edges[edge].state.isLoading { pause(edge) }
    statusMayHaveChanged()
  }

  /// Begins with a page that you have already, such as one from the last launch.
  ///
  /// Does nothing if loading has begun before.
  public func begin(with page: Page<Item, Key>) {
    let page = page.withoutImpossibleCounts()
    if isStarted { return }
    isStarted = true
    receive(page, since: beginMoment(nil), isUncertain: false, isLast: true)
  }

  // MARK: Refreshing

  /// The key that a refresh loads, so that visible rows remain.
  private var keyOfVisiblePage: PageKey<Key> {
    guard let row = visibleRows?.range.lowerBound, let entry = pages.entry(of: row) else { return PageKey() }
    for entry in pages.entries[...entry].reversed() {
      if let key = entry.key, entry.hasPrevious { return key }
    }
    return edges[.previous].state.isEnded ? edges[.previous].lastKey ?? PageKey() : PageKey()
  }

  func beginRefresh(_ key: PageKey<Key>) {
    if refreshState.isLoading { return }
    isStarted = true
    generation += 1
    for edge in PageEdge.allCases where edges[edge].state.isLoading { stop(edge) }
    // The first answer doesn't have earlier edits either.
    if hasAnswered { (touched, removed, moved) = ([], [], []) }
    refreshState = .loading
    refreshKey = key
    update { if options.clearsOnRefresh, hasAnswered { clear() } }
    let steps: [RefreshStep] = remote == nil ? [.local] : hasAnswered ? [.remote, .local] : [.local, .remote, .local]
    goOn(with: steps[...], key, since: beginMoment(nil))
  }

  private enum RefreshStep { case local, remote }

  private func goOn(with steps: ArraySlice<RefreshStep>, _ key: PageKey<Key>, since moment: Int) {
    let rest = steps.dropFirst()
    if case .remote = steps.first, let remote {
      refreshLoad = request {
        try await remote(.refresh)
      } then: { list, result in
        switch result {
        case .success(let answer):
          for edge in PageEdge.allCases { list.edges[edge].isRemoteEnded = answer == .ended }
          list.goOn(with: rest, key, since: moment)
        case .failure(let error): list.endRefresh(error)
        }
      }
      return
    }
    let count = pages.entries.first { $0.key == key }?.count ?? 0
    let (request, isUncertain) = request(at: nil, key, replacing: count)
    refreshLoad = self.request { [load] in
      try await load(request)
    } isHeld: { page in
      !page.items.isEmpty || rest.isEmpty && page.next == nil && page.previous == nil
    } then: { list, result in
      switch result {
      case .success(let page):
        if list.mayHaveGap(key, now: list.refreshKey) { return list.goOn(with: steps, list.refreshKey, since: moment) }
        list.receive(page, since: moment, isUncertain: isUncertain, isLast: rest.isEmpty)
      case .failure(let error): return list.endRefresh(error)
      }
      if !rest.isEmpty { list.goOn(with: rest, list.refreshKey, since: moment) }
    }
  }

  /// Applies the answer to a refresh.
  private func receive(_ page: Page<Item, Key>, since moment: Int, isUncertain: Bool, isLast: Bool) {
    let page = page.withoutImpossibleCounts()
    update {
      let isUncertain = isUncertain || moment != edits?.confirmed.moment ?? 0 || !touched.isEmpty || !removed.isEmpty
      replaceRows(by: page, askedBy: refreshKey, since: moment, isUncertain: isUncertain)
      hasAnswered = true
      if isLast { refreshState = .idle }
    }
    lookAtEdges()
  }

  private func endRefresh(_ error: any Error) {
    refreshLoad = nil
    refreshState = error is CancellationError ? .idle : .failed(error)
    statusMayHaveChanged()
  }

  // MARK: Edges

  /// Requests the page at an edge that's idle, or ends the edge if there's none.
  func ask(_ edge: PageEdge) {
    guard hasAnswered, !refreshState.isLoading, edges[edge].state.isIdle else { return }
    if edges[edge].key == nil, remote == nil || edges[edge].isRemoteEnded {
      edges[edge].state = .ended
    } else {
      edges[edge].state = .loading
      continueLoading(edge)
    }
    statusMayHaveChanged()
  }

  private func continueLoading(_ edge: PageEdge) {
    let moment = beginMoment(edge)
    if let key = edges[edge].key {
      askLocal(edge, key, since: moment)
    } else if let remote {
      edges[edge].load = request {
        try await remote(RemoteRequest(edge))
      } then: { list, result in
        switch result {
        case .success(let answer):
          list.edges[edge].isRemoteEnded = answer == .ended
          // By now, the store may have more after its last page.
          list.askLocal(edge, list.edges[edge].lastKey ?? PageKey(), since: moment)
        case .failure(let error): list.fail(edge, error)
        }
      }
    }
  }

  private func askLocal(_ edge: PageEdge, _ key: PageKey<Key>, since moment: Int) {
    let dropped = edges[edge].dropped.last.flatMap { $0.key == key ? $0.count : nil } ?? 0
    let (request, isUncertain) = request(at: edge, key, replacing: dropped)
    edges[edge].load = self.request { [weak self, load] in
      let page = try await load(request)
      return try await self?.completed(page, insteadOf: dropped) ?? page
    } isHeld: { page in
      !page.items.isEmpty || (edge == .next ? page.next : page.previous) == nil
    } then: { list, result in
      switch result {
      case .success(let page): list.receive(page, at: edge, askedBy: key, since: moment, isUncertain: isUncertain)
      case .failure(let error): list.fail(edge, error)
      }
    }
  }

  /// Returns a request for a page.
  ///
  /// If keys are positions, it includes rows on either side of edits that the origin may not know.
  ///
  /// - Parameter count: The number of rows that the page has, or had when it was dropped.
  /// - Returns: The request, and whether the origin's positions may differ from the list's.
  private func request(
    at edge: PageEdge?,
    _ key: PageKey<Key>,
    replacing count: Int
  ) -> (request: PageRequest<Key>, isUncertain: Bool) {
    guard let positions, options.repeatedItems != .keepBoth else {
      return (PageRequest(edge: edge, key: key.key, size: options.pageSize), false)
    }
    let (inserted, removed) = edits?.numbersOfUncertainItems ?? (0, 0)
    let start = positions.shifted(key, by: -inserted)
    let size = max(options.pageSize, count) + inserted + removed
    return (PageRequest(edge: edge, key: start.key, size: size), inserted + removed > 0)
  }

  /// Returns a Boolean value that indicates whether rows may be missing before an answer, because rows were removed meanwhile.
  private func mayHaveGap(_ asked: PageKey<Key>, now key: PageKey<Key>) -> Bool {
    positions.map { $0.index(of: key) < $0.index(of: asked) } ?? false
  }

  /// Returns a dropped page with the rows up to the loaded ones.
  ///
  /// There may be more rows than the origin puts on a page, or the key may lead to others.
  ///
  /// - Parameter count: The number of dropped rows, or 0 if no page was dropped.
  private func completed(_ page: Page<Item, Key>, insteadOf count: Int) async throws -> Page<Item, Key> {
    var (page, rest) = (page, maximumNumberOfEmptyPages)
    var enough = page.items.count < count ? nil : page
    while count > 0, rest > 0, let key = page.next, enough == nil || !isFirst(key), !reaches(page.items) {
      let more = try await load(PageRequest(edge: .previous, key: key, size: options.pageSize))
      if more.items.isEmpty || more.next == key { break }
      page.items += more.items
      page.next = more.next
      if enough == nil, page.items.count >= count { enough = page }
      rest -= 1
    }
    return reaches(page.items) || page.next.map(isFirst) == true ? page : enough ?? page
  }

  /// Returns a Boolean value that indicates whether a key leads to the first loaded page, or may.
  private func isFirst(_ key: Key) -> Bool {
    guard let first = pages.entries.first?.key, let known = first.key else { return true }
    return positions.map { $0.index(key) >= $0.index(known) } ?? (key == known)
  }

  /// Applies a page at an edge, and continues if it adds nothing.
  private func receive(
    _ page: Page<Item, Key>,
    at edge: PageEdge,
    askedBy key: PageKey<Key>,
    since moment: Int,
    isUncertain: Bool
  ) {
    let page = page.withoutImpossibleCounts()
    let neighbour = edge == .next ? page.next : page.previous
    if let neighbour, neighbour == key.key {
      return fail(edge, PagingError.repeatedKey(key: "\(neighbour)", edge: edge, itemsOnPage: page.items.count))
    }
    var goesOn = false
    // A position reflects edits made meanwhile.
    let asked = key
    let key = edge == .next && positions != nil ? edges[edge].key ?? key : key
    if mayHaveGap(asked, now: key) { return continueLoading(edge) }
    update {
      if edges[edge].dropped.last?.key == key { edges[edge].dropped.removeLast() }
      edges[edge].key = edges[edge].dropped.last?.key ?? neighbour.map { PageKey(key: $0) }
      edges[edge].lastKey = key
      let hasMore = edges[edge].key != nil || remote != nil && !edges[edge].isRemoteEnded
      let count = add(page, at: edge, askedBy: key, since: moment, hasMore: hasMore)
      if edge == .next, isUncertain || asked != key || moment != edits?.confirmed.moment ?? 0 {
        // The next page begins after these rows, even if the origin didn't know the edits.
        if let positions, count > 0, neighbour != nil {
          edges[.next].key = PageKey(key: positions.key(positions.index(of: key) + count))
        }
      }
      edges[edge].emptyPages = count == 0 ? edges[edge].emptyPages + 1 : 0
      goesOn = count == 0 && hasMore && edges[edge].emptyPages < maximumNumberOfEmptyPages
      edges[edge].isPaused = count == 0 && hasMore && !goesOn
      if !goesOn {
        edges[edge].load = nil
        edges[edge].state = hasMore ? .idle : .ended
      }
    }
    if goesOn { continueLoading(edge) } else { lookAtEdges() }
  }

  private func fail(_ edge: PageEdge, _ error: any Error) {
    if error is CancellationError {
      pause(edge)
    } else {
      edges[edge].load = nil
      edges[edge].state = .failed(error)
    }
    statusMayHaveChanged()
  }

  /// Cancels the request at an edge.
  private func stop(_ edge: PageEdge) {
    edges[edge].load = nil
    edges[edge].state = .idle
  }

  /// Cancels the request at an edge, and pauses it until the user scrolls.
  private func pause(_ edge: PageEdge) {
    stop(edge)
    edges[edge].isPaused = true
  }

  // MARK: Requests

  /// Returns the moment of a request. Later confirmations are newer than its answer.
  ///
  /// Forgets earlier ones, unless the other edge is loading. A refresh always forgets them.
  private func beginMoment(_ edge: PageEdge?) -> Int {
    guard let edits else { return 0 }
    if edge.map({ !edges[$0.opposite].state.isLoading }) ?? true { edits.confirmed.forget() }
    return edits.confirmed.moment
  }

  /// Begins a request. An outdated answer is ignored.
  private func request<Answer>(
    _ load: @escaping @MainActor () async throws -> Answer,
    isHeld: @escaping (Answer) -> Bool = { _ in false },
    then receive: @escaping (PagedDataSource, Result<Answer, any Error>) -> Void
  ) -> RunningLoad {
    RunningLoad(
      Task { [weak self, generation] in
        let result: Result<Answer, any Error>
        do { result = .success(try await load()) } catch { result = .failure(error) }
        let isHeld = if case .success(let answer) = result { isHeld(answer) } else { true }
        if isHeld, let minimum = self?.minimumOfFirstSpinner { await minimum.value }
        guard !Task.isCancelled, let self, self.generation == generation else { return }
        receive(self, result)
      }
    )
  }

  /// The task that the first items wait for.
  private var minimumOfFirstSpinner: Task<Void, Never>? {
    pages.loaded == 0 && options.spinner.holdsContent ? spinner.minimum : nil
  }

  // MARK: Status

  /// Changes rows and states in one update.
  private func update(_ body: () -> Void) {
    transaction {
      body()
      statusMayHaveChanged()
    }
  }

  public func observeStatus(_ observer: @escaping (LoadStatus) -> Void) -> LoadObservation {
    let observation = LoadObservation(observer)
    observers.add(observation)
    return observation
  }

  private var phase: LoadPhase {
    if pages.loaded > 0 {
      switch refreshState {
      case .idle, .ended: return .content
      case .loading: return .refreshing
      case .failed(let error): return .failedOverContent(error)
      }
    }
    switch refreshState {
    case .loading: return .firstLoad
    case .failed(let error): return .failed(error)
    case .idle, .ended: break
    }
    if !hasAnswered { return .idle }
    for edge in PageEdge.allCases {
      if let error = edges[edge].state.error { return .failed(error) }
    }
    return PageEdge.allCases.allSatisfy { edges[$0].state.isEnded } ? .empty : .firstLoad
  }

  /// Updates the status, and notifies observers if it's different.
  func statusMayHaveChanged() {
    var new = LoadStatus()
    new.isAnswered = hasAnswered
    new.phase = phase
    let isLoading = refreshState.isLoading || PageEdge.allCases.contains { edges[$0].state.isLoading }
    spinner.setActive(refreshState.isLoading || pages.loaded == 0 && isLoading)
    new.showsSpinner = spinner.isShown
    for edge in PageEdge.allCases {
      let spinner = edgeSpinners[edge.rawValue]
      spinner.setActive(pages.loaded > 0 && edges[edge].state.isLoading)
      let isPaused = edges[edge].isPaused || pages.loaded > 0 && !options.loadsAutomatically
      new[edge] = LoadStatus.Edge(
        state: edges[edge].state,
        showsSpinner: spinner.isShown,
        isPaused: isPaused && edges[edge].state.isIdle
      )
    }
    new.shownPhase = new.phase
    if case .firstLoad = new.phase, isLoading, !new.showsSpinner {
      switch status.shownPhase {
      case .empty, .failed: new.shownPhase = status.shownPhase
      case .idle, .firstLoad, .content, .refreshing, .failedOverContent: break
      }
    }
    let isDifferent = !new.isAlike(status)
    status = new
    if isDifferent { observers.tell(new) }
  }
}
