import Foundation

/// What is on the screen before an update, and how far from its top edge.
@MainActor struct ScrollAnchor {
  /// The items on the screen, from the top.
  var paths: TrackedPaths
  /// How far below the top edge of the screen each of them begins, in points.
  private let distances: [CGFloat]

  init(_ tableView: UITableView) {
    let indexPaths = (tableView.indexPathsForVisibleRows ?? []).sorted()
    paths = TrackedPaths(indexPaths)
    distances = indexPaths.map { tableView.rectForRow(at: $0).minY - tableView.contentOffset.y }
  }

  init(_ collectionView: UICollectionView) {
    let visible = collectionView.indexPathsForVisibleItems.sorted().compactMap { indexPath in
      collectionView.layoutAttributesForItem(at: indexPath).map { (indexPath, $0.frame) }
    }
    paths = TrackedPaths(visible.map(\.0))
    distances = visible.map { $0.1.minY - collectionView.contentOffset.y }
  }

  /// Scrolls so that the first item that is still there begins where it did.
  func restore(_ tableView: UITableView) {
    tableView.layoutIfNeeded()
    restore(tableView) { tableView.rectForRow(at: $0).minY }
  }

  /// Scrolls so that the first item that is still there begins where it did.
  func restore(_ collectionView: UICollectionView) {
    collectionView.layoutIfNeeded()
    restore(collectionView) { collectionView.layoutAttributesForItem(at: $0)?.frame.minY }
  }

  private func restore(_ scrollView: UIScrollView, top: (IndexPath) -> CGFloat?) {
    guard let (path, distance) = zip(paths.indexPaths, distances).first(where: { $0.0.flatMap(top) != nil }),
      let path
    else { return }
    // Heights become known on the way there, and move what is below them.
    for _ in 0..<4 {
      guard let top = top(path) else { return }
      let inset = scrollView.adjustedContentInset
      let lowest = max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
      let offset = min(max(top - distance, -inset.top), lowest)
      if offset == scrollView.contentOffset.y { return }
      scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: offset), animated: false)
      scrollView.layoutIfNeeded()
    }
  }
}
