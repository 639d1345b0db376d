// What is visible, and what is asked for because of it.

extension PagedDataSource: DisplayFollowing {
  /// Says that a row is visible, where no view does: pages are asked for around it.
  ///
  /// Views in which the list is shown say so themselves, and come first.
  public func reached(row: Int) {
    guard (0..<items.count).contains(row) else { return }
    let place = changes.history.place(at: ItemPath(section: 0, item: row), in: changes)
    reached = (place, row)
    lookSoon()
  }

  package func displayDidChange() { lookSoon() }

  /// Looks at the edges in the next turn of the main actor, once, however often this is called.
  func lookSoon() {
    if isLookingSoon { return }
    isLookingSoon = true
    Task { [weak self] in
      guard let self else { return }
      isLookingSoon = false
      // An update of other content may wait for a batch that has ended by now.
      UpdateCoordinator.shared.resumeIfBatchesEnded()
      if UpdateCoordinator.shared.isUpdating { lookSoon() } else { lookAtEdges() }
    }
  }

  /// Begins with the first page if a view shows the list, and asks for those that what is visible comes near.
  func lookAtEdges() {
    if !isStarted {
      if changes.isShownByView { beginRefresh(PageKey()) }
      return
    }
    if refreshState.isLoading { return }
    let visible = visibleRows
    if let visible, visible != lastVisible {
      // The user has scrolled.
      lastVisible = visible
      for edge in PageEdge.allCases where edges[edge].emptyPages == 0 { edges[edge].isPaused = false }
      // A first load that was cancelled is begun again.
      if !hasAnswered, options.loadsAutomatically, refreshState.isIdle { return beginRefresh(refreshKey) }
    }
    if !hasAnswered { return }
    if pages.loaded == 0 {
      guard !PageEdge.allCases.contains(where: { edges[$0].state.isLoading }) else { return }
      if let edge = [PageEdge.next, .previous].first(where: mayAsk) { ask(edge) }
      return
    }
    guard options.loadsAutomatically, let visible = visible ?? hiddenRows else { return }
    if let jump = options.jumpDistance, let keyAtPosition, isFar(visible.range, jump) {
      return beginRefresh(PageKey(key: keyAtPosition(visible.range.lowerBound)))
    }
    for edge in PageEdge.allCases where mayAsk(edge) && isNear(edge, visible) { ask(edge) }
  }

  private func mayAsk(_ edge: PageEdge) -> Bool { edges[edge].state.isIdle && !edges[edge].isPaused }

  /// How few rows behind the last visible one have the next page be asked for.
  func prefetchDistance(_ visible: VisibleRows) -> Int {
    options.prefetchDistance ?? max(options.pageSize, 2 * visible.count)
  }

  /// Whether what is visible lies among placeholders, away from all that is loaded.
  private func isFar(_ visible: ClosedRange<Int>, _ distance: Int) -> Bool {
    visible.lowerBound - pages.range.upperBound > distance || pages.range.lowerBound - visible.upperBound > distance
  }

  /// Whether few rows are shown between what is visible and an edge. What a filter hides does not count.
  private func isNear(_ edge: PageEdge, _ visible: VisibleRows) -> Bool {
    let range = pages.range
    let distance = prefetchDistance(visible)
    let first = edge == .next ? max(visible.range.upperBound + 1, range.lowerBound) : range.lowerBound
    let end = edge == .next ? range.upperBound : min(visible.range.lowerBound, range.upperBound)
    let rows = first..<max(first, end)
    guard !rows.isEmpty, changes.isShownByView else { return rows.count <= distance }
    var count = 0
    for row in rows where changes.isShownByView(ItemPath(section: 0, item: row)) {
      count += 1
      if count > distance { return false }
    }
    return true
  }

  /// The rows that views show now; without a view, the one that the app has said to be visible.
  var visibleRows: VisibleRows? {
    let rows = changes.visiblePlaces.compactMap { changes.history.newestPath(of: $0)?.item }
    if let first = rows.min(), let last = rows.max() {
      return VisibleRows(range: first...last, count: rows.count)
    }
    guard let reached, let last = items.indices.last else { return nil }
    let row = changes.history.newestPath(of: reached.place)?.item ?? min(reached.row, last)
    return VisibleRows(range: row...row, count: 1)
  }

  /// Nothing, before the first row, if a view shows the list, but no row of it, as with a filter that hides all of them.
  private var hiddenRows: VisibleRows? {
    guard changes.isShownByView else { return nil }
    for row in pages.range where changes.isShownByView(ItemPath(section: 0, item: row)) { return nil }
    return VisibleRows(range: pages.range.lowerBound...pages.range.lowerBound, count: 0)
  }
}
