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
    setContentOffset(clamped(offset(showing: attributes.frame, at: position)), animated: animated)
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

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let horizontal: Alignment? =
      position.contains(.left)
      ? .start : position.contains(.centeredHorizontally) ? .middle : position.contains(.right) ? .end : nil
    let vertical: Alignment? =
      position.contains(.top)
      ? .start : position.contains(.centeredVertically) ? .middle : position.contains(.bottom) ? .end : nil
    return CGPoint(
      x: Self.offset(
        horizontal,
        target: (frame.minX, frame.maxX),
        visible: (bounds.minX + inset.left, bounds.maxX - inset.right),
        insetBefore: inset.left
      ),
      y: Self.offset(
        vertical,
        target: (frame.minY, frame.maxY),
        visible: (bounds.minY + inset.top, bounds.maxY - inset.bottom),
        insetBefore: inset.top
      )
    )
  }

  private enum Alignment {
    case start, middle, end
  }

  private static func offset(
    _ alignment: Alignment?,
    target: (start: CGFloat, end: CGFloat),
    visible: (start: CGFloat, end: CGFloat),
    insetBefore: CGFloat
  ) -> CGFloat {
    let length = visible.end - visible.start
    switch alignment {
    case .start: return target.start - insetBefore
    case .middle: return (target.start + target.end - length) / 2 - insetBefore
    case .end: return target.end - length - insetBefore
    case nil:
      if target.start < visible.start { return target.start - insetBefore }
      if target.end > visible.end { return target.end - length - insetBefore }
      return visible.start - insetBefore
    }
  }

  /// Tells the prefetching data source what will be needed soon if the scroll goes on.
  func prefetchAfterScroll() {
    guard !displayed.isEmpty else { return }
    let first = CGPoint(x: contentOffset.x, y: -.greatestFiniteMagnitude)
    let previous = prefetchedOffset ?? first
    prefetchedOffset = contentOffset
    guard isPrefetchingEnabled, let prefetchDataSource, previous != contentOffset else { return }
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
