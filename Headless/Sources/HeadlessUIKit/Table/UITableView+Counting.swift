import Foundation

extension UITableView {
  /// The counts, asked for if they are not known.
  @discardableResult
  func loadedSpace() -> OrderedIndexSpace {
    if let space { return space }
    dropDisplayedViews()
    let space = OrderedIndexSpace(counts: readCounts())
    self.space = space
    selection.paths = selection.paths.filter(space.contains)
    return space
  }

  /// Asks the data source for its counts.
  func readCounts() -> [Int] {
    HeadlessFailure.checkedCounts(sections: askNumberOfSections(), of: "rows") { askNumberOfRows(inSection: $0) }
  }

  var loadedCounts: [Int] {
    let space = loadedSpace()
    return (0..<space.sectionCount).map(space.count(inSection:))
  }

  func countRows(inSection section: Int) -> Int {
    let space = loadedSpace()
    guard section >= 0, section < space.sectionCount else {
      HeadlessFailure(
        .sectionOutOfRange,
        reason: "Requested the number of rows for section (\(section)) which is out of bounds.",
        indexes: [[section]],
        before: space.sectionCount
      ).raise()
      return 0
    }
    return space.count(inSection: section)
  }

  /// Forgets the counts, as a new data source demands; they are read again when they are needed.
  func invalidateCounts() {
    space = nil
    geometry = nil
    display.indexTitles = nil
    setNeedsLayout()
  }

  // MARK: Reloading

  /// Reads everything again, and asks for cells at the next layout.
  func reload() {
    if batch.depth > 0 {
      batch.reloadsData = true
      return
    }
    headlessEvents.record(HeadlessListUpdate(reloadOf: space == nil ? [] : loadedCounts))
    adopt(readCounts())
  }

  /// Takes over new counts, as after a reload.
  func adopt(_ counts: [Int]) {
    dropDisplayedViews()
    space = OrderedIndexSpace(counts: counts)
    geometry = nil
    display.indexTitles = nil
    editing.swipe = nil
    editing.menu = nil
    prefetching = PrefetchingState()
    dragState.reload()
    // UIKit's documentation doesn't say that a reload clears the selection.
    selection.paths = []
    reloadFocus()
    updateContentSize(loadedGeometry())
    setNeedsLayout()
  }
}
