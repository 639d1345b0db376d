import RosterCore
import RowStructures

// What is visible, and what is asked for because of it.

extension PagedDataSource: DisplayFollowing {
  /// Says that a row is visible, where no view does: pages are asked for around it.
  ///
  /// Views in which the list is shown say so themselves, and come first.
  public func reached(row: Int) {
    guard (0..<rows.count).contains(row) else { return }
    reached = (version.place(at: row, inSection: 0), row)
    lookSoon()
  }

  package var displayChannel: AnyContentChannel { changes }

  package func displayDidChange() { lookSoon() }

  /// Looks at the edges in the next turn of the main actor, once, however often this is called.
  func lookSoon() {
    if isLookingSoon { return }
    isLookingSoon = true
    Task { [weak self] in
      guard let self else { return }
      isLookingSoon = false
      lookAtEdges()
    }
  }

  /// Begins with the first page if a view shows the list, and asks for those that what is visible comes near.
  func lookAtEdges() {
    if !isStarted {
      if Display.isShown(changes) { beginRefresh(PageKey()) }
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
    guard !rows.isEmpty, Display.isShown(changes) else { return rows.count <= distance }
    var count = 0
    for row in rows where isShown(row) {
      count += 1
      if count > distance { return false }
    }
    return true
  }

  /// The rows that views show now; without a view, the one that the app has said to be visible.
  var visibleRows: VisibleRows? {
    let visible = Display.visiblePlaces(of: changes).compactMap { $0.path?.item }
    if let first = visible.min(), let last = visible.max() {
      return VisibleRows(range: first...last, count: visible.count)
    }
    guard let reached, rows.count > 0 else { return nil }
    let row = reached.place.path?.item ?? min(reached.row, rows.count - 1)
    return VisibleRows(range: row...row, count: 1)
  }

  /// Nothing, before the first row, if a view shows the list, but no row of it, as with a filter that hides all of them.
  private var hiddenRows: VisibleRows? {
    guard Display.isShown(changes) else { return nil }
    for row in pages.range where isShown(row) { return nil }
    return VisibleRows(range: pages.range.lowerBound...pages.range.lowerBound, count: 0)
  }

  /// Returns a Boolean value that indicates whether a view has a row, visible or not.
  private func isShown(_ row: Int) -> Bool {
    Display.has({ version.place(at: row, inSection: 0) }, of: changes)
  }
}

/// The rows that views show, from the first to the last, and their number: a filter may hide some in between.
struct VisibleRows: Equatable {
  var range: ClosedRange<Int>
  var count: Int
}
