import Foundation

extension UITableView {
  /// After a scroll: tells the prefetching data source what comes next, and what does not any more.
  func prefetchAfterScrolling() {
    let offset = contentOffset.y
    let previous = prefetching.lastOffset
    prefetching.lastOffset = offset
    guard let previous, previous != offset, isPrefetchingEnabled, let prefetchDataSource, let space else { return }
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
