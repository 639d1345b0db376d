import Foundation

extension UICollectionView {
  /// Asks for the cells of the items next to the visible ones, and lets go of those that are not next to them any more.
  func prepareNextCells() {
    guard headlessPreparesCells, !needsReload else { return }
    let wanted = indexSpace.neighbours(of: indexPathsForVisibleItems, count: ListAssumptions.preparedCellCount)
    for path in prepared.keys.sorted() where !wanted.contains(path) { dropPrepared(at: path) }
    for path in wanted where prepared[path] == nil {
      guard let attributes = storedLayout.layoutAttributesForItem(at: path) else { continue }
      let cell = requestCell(for: attributes, existing: nil)
      updateState(of: cell, at: path)
      prepared[path] = cell
    }
  }

  func dropPrepared(at path: IndexPath) {
    if let cell = prepared.removeValue(forKey: path) { putIntoPool(cell) }
  }

  /// Moves the prepared cells with their items.
  func movePreparedItems(_ mapping: ListUpdateMapping) {
    let old = prepared
    prepared = [:]
    for (path, cell) in old {
      if let moved = mapping.indexPath(after: path) { prepared[moved] = cell } else { putIntoPool(cell) }
    }
  }
}
