import Foundation

extension UICollectionView {
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard checkScrollTarget(path) else { return }
    prepareLayout()
    guard let attributes = storedLayout.layoutAttributesForItem(at: path) else {
      HeadlessFailure(
        .missingLayoutAttributes,
        reason: "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
          + path.objectText,
        indexes: [Array(path)]
      ).raise()
      return
    }
    let (frame, position) =
      scrollSection(of: attributes, at: position, animated: animated) ?? (attributes.frame, position)
    setContentOffset(clamped(offset(showing: frame, at: position)), animated: animated)
  }

  private func checkScrollTarget(_ path: IndexPath) -> Bool {
    let counts = counts
    guard path.count == 2, !contains(path) else { return path.count == 2 }
    let reason =
      counts.indices.contains(path.section)
      ? "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
        + "\(counts[path.section]) items in section \(path.section). Collection view: \(headlessDescription)."
      : "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there are only "
        + "\(counts.count) sections. Collection view: \(headlessDescription)."
    HeadlessFailure(.scrollOutOfRange, name: .range, reason: reason, indexes: [Array(path)]).raise()
    return false
  }

  /// Lets the next layout ask for everything that comes next.
  func forgetPrefetching() {
    prefetchTracker.reset()
    prefetchedOffset = nil
  }

  /// Tells the prefetching data source what will be needed soon if the scroll goes on.
  func prefetchAfterScroll() {
    guard !displayed.isEmpty else { return }
    let first = CGPoint(x: contentOffset.x, y: -.greatestFiniteMagnitude)
    let previous = prefetchedOffset ?? first
    guard isPrefetchingEnabled, let prefetchDataSource, previous != contentOffset else { return }
    prefetchedOffset = contentOffset
    let distance = contentOffset.y != previous.y ? contentOffset.y - previous.y : contentOffset.x - previous.x
    let step = prefetchTracker.scroll(
      distance > 0 ? .forward : .backward,
      visible: indexPathsForVisibleItems,
      in: indexSpace
    )
    if !step.toPrefetch.isEmpty {
      _ = headlessEvents.ask(
        of: prefetchAnswers,
        "collectionView(_:prefetchItemsAt:)",
        "prefetchItems",
        step.toPrefetch
      ) {
        prefetchDataSource.collectionView(self, prefetchItemsAt: step.toPrefetch)
      }
    }
    if !step.toCancel.isEmpty {
      _ = headlessEvents.ask(
        of: prefetchAnswers,
        "collectionView(_:cancelPrefetchingForItemsAt:)",
        "cancelPrefetchingForItems",
        step.toCancel
      ) {
        prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: step.toCancel)
      }
    }
  }
}
