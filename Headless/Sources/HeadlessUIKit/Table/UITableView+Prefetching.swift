import Foundation

extension UITableView {
  /// After the first display, of a reload and for a data source, too, and after a scroll: tells the prefetching data source what comes
  /// next, and what does not any more.
  func prefetchAfterScrolling() {
    let offset = contentOffset.y
    guard !display.cells.isEmpty else { return }
    let previous = prefetching.lastOffset ?? -.greatestFiniteMagnitude
    guard previous != offset, isPrefetchingEnabled, let prefetchDataSource, let space else { return }
    prefetching.lastOffset = offset
    let step = prefetching.tracker.scroll(
      offset > previous ? .forward : .backward,
      visible: displayedPaths,
      in: space
    )
    if !step.toPrefetch.isEmpty {
      headlessEvents.record("prefetchRows", paths: step.toPrefetch)
      prefetchDataSource.tableView(self, prefetchRowsAt: step.toPrefetch)
    }
    if !step.toCancel.isEmpty {
      _ = headlessEvents.ask(
        of: prefetchAnswers,
        "tableView(_:cancelPrefetchingForRowsAt:)",
        "cancelPrefetchingForRows",
        step.toCancel
      ) {
        prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: step.toCancel)
      }
    }
  }
}
