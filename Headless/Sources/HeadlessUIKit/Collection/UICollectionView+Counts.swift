import Foundation

extension UICollectionView {
  /// The number of items of each section, asked for if need be.
  var counts: [Int] {
    if let loadedCounts { return loadedCounts }
    let asked = askForCounts()
    loadedCounts = asked
    loadedSpace = nil
    return asked
  }

  /// The items as one sequence.
  var indexSpace: OrderedIndexSpace {
    let counts = counts
    if let loadedSpace { return loadedSpace }
    let space = OrderedIndexSpace(counts: counts)
    loadedSpace = space
    return space
  }

  func setCounts(_ counts: [Int]?) {
    loadedCounts = counts
    loadedSpace = nil
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    let counts = counts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && indexPath.item >= 0 && indexPath.item < counts[indexPath.section]
  }

  func itemCount(inSection section: Int) -> Int {
    let counts = counts
    guard counts.indices.contains(section) else {
      HeadlessFailure(
        .sectionOutOfRange,
        reason: "request for number of items in section \(section) when there are only \(counts.count) sections "
          + "in the collection view",
        indexes: [[section]],
        before: counts.count
      ).raise()
      return 0
    }
    return counts[section]
  }

  /// What the data source says now, whatever was said before.
  func askForCounts() -> [Int] {
    guard let dataSource else { return Array(repeating: 0, count: Metrics.sectionCountWithoutDataSource) }
    let sections = headlessEvents.ask(of: dataSourceAnswers, "numberOfSections(in:)", "numberOfSections") {
      dataSource.numberOfSections(in: self)
    }
    return HeadlessFailure.checkedCounts(sections: sections ?? 1, of: "items") { section in
      headlessEvents.record("numberOfItems", IndexPath(index: section))
      return dataSource.collectionView(self, numberOfItemsInSection: section)
    }
  }

  /// Everything is asked for again, but not yet.
  func markForReload() {
    guard updateDepth == 0 else {
      wasReloadedDuringUpdate = true
      return
    }
    headlessEvents.record(HeadlessListUpdate(reloadOf: loadedCounts ?? []))
    setCounts(nil)
    needsReload = true
    knownSupplementaries = []
    movement = nil
    swipe = nil
    forgetPrefetching()
    dragState.reload()
    // UIKit's documentation doesn't say that a reload clears the selection.
    forgetSelection()
    reloadFocus()
    invalidateAll(countsToo: true)
    setNeedsLayout()
  }

  func invalidateAll(countsToo: Bool) {
    let context = storedLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = countsToo
    storedLayout.invalidateLayout(with: context)
  }

  /// Notes what UIKit would write to the console, once in a row.
  func warn(_ text: String) {
    if headlessWarnings.last != text { headlessWarnings.append(text) }
  }

  /// The view as failure texts name it.
  var headlessDescription: String {
    "<\(type(of: self)); frame = \(frame.origin.x) \(frame.origin.y); \(frame.width) \(frame.height)>"
  }
}
