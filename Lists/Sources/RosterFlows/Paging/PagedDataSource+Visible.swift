import RosterCore
import RowStructures

// The visible rows, and the requests that they cause.

extension PagedDataSource: DisplayFollowing {
  /// Reports a visible row, so that pages around it load.
  ///
  /// Views that show the list report their rows themselves, and take precedence.
  public func reached(row: Int) {
    guard (0..<rows.count).contains(row) else { return }
    reached = (version.place(at: row, inSection: 0), row)
    lookSoon()
  }

  package var displayChannel: AnyContentChannel { changes }

  package func displayDidChange() { lookSoon() }

  /// Looks at the edges in the next turn of the main actor, once.
  func lookSoon() {
    if isLookingSoon { return }
    isLookingSoon = true
    Task { [weak self] in
      guard let self else { return }
      isLookingSoon = false
      lookAtEdges()
    }
  }

  /// Loads the first page if a view shows the list, and the pages near visible rows.
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
      // A canceled first load begins again.
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

  /// Returns the number of rows before an edge at which its next page loads.
  func prefetchDistance(_ visible: VisibleRows) -> Int {
    options.prefetchDistance ?? max(options.pageSize, 2 * visible.count)
  }

  /// Returns a Boolean value that indicates whether visible rows are placeholders, far from all loaded rows.
  private func isFar(_ visible: ClosedRange<Int>, _ distance: Int) -> Bool {
    visible.lowerBound - pages.range.upperBound > distance || pages.range.lowerBound - visible.upperBound > distance
  }

  /// Returns a Boolean value that indicates whether an edge is near the visible rows. Filtered rows don't count.
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

  /// The visible rows, or without a view, the row that the app reported.
  var visibleRows: VisibleRows? {
    let visible = Display.visiblePlaces(of: changes).compactMap { $0.path?.item }
    if let first = visible.min(), let last = visible.max() {
      return VisibleRows(range: first...last, count: visible.count)
    }
    guard let reached, rows.count > 0 else { return nil }
    let row = reached.place.path?.item ?? min(reached.row, rows.count - 1)
    return VisibleRows(range: row...row, count: 1)
  }

  /// An empty position before the first row, if a view shows the list but a filter hides all its rows.
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

/// The range of visible rows, and their number. A filter may hide rows in between.
struct VisibleRows: Equatable {
  var range: ClosedRange<Int>
  var count: Int
}
