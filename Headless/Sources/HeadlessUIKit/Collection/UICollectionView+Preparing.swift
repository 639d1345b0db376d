import Foundation

extension UICollectionView {
  /// The items that cells are prepared for while some elements are visible.
  func itemsToPrepare(besides visible: Set<CollectionElement>) -> [IndexPath] {
    guard headlessPreparesCells, !needsReload else { return [] }
    let paths = visible.filter { $0.category == .cell }.map(\.indexPath)
    return indexSpace.neighbours(of: paths.sorted(), count: ListAssumptions.preparedCellCount)
  }

  /// Takes an element off the screen that was scrolled away.
  ///
  /// A cell stays the item's cell where cells are prepared for such an item. A view stays in the collection as long as it has the first
  /// responder. A supplementary view does not get its element back: there is another one when that is visible again (square/Listable#507).
  func scrollOff(_ element: CollectionElement, isNext: Bool) {
    guard let record = displayed[element], isNext || record.view.containsFirstResponder,
      element.category != .decorationView
    else { return endDisplay(of: element) }
    displayed[element] = nil
    if let cell = record.view as? UICollectionViewCell, element.category == .cell {
      prepared[element.indexPath] = cell
      if !cell.containsFirstResponder { cell.removeFromSuperview() }
    } else {
      keptViews.append(record.view)
      // What the element gets when it is visible again lies above.
      record.view.superview?.sendSubviewToBack(record.view)
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
    if record.isDisplayed { didEndDisplaying(record.view, for: element) }
  }

  /// Lets go of supplementary views that were kept for the first responder.
  func releaseKeptViews(where isReleased: (UICollectionReusableView) -> Bool) {
    for view in keptViews where isReleased(view) {
      view.removeFromSuperview()
      putIntoPool(view)
    }
    keptViews.removeAll { $0.superview == nil }
  }

  /// Asks for the cells of the items next to the visible ones, and lets go of those that are not next to them any more and have no first
  /// responder.
  func prepareNextCells() {
    guard headlessPreparesCells || !prepared.isEmpty, !needsReload else { return }
    let wanted =
      headlessPreparesCells
      ? indexSpace.neighbours(of: indexPathsForVisibleItems, count: ListAssumptions.preparedCellCount) : []
    for (path, cell) in prepared.sorted(by: { $0.key < $1.key })
    where !wanted.contains(path) && !cell.containsFirstResponder { dropPrepared(at: path) }
    for (path, cell) in prepared where cell.superview != nil {
      guard let attributes = storedLayout.layoutAttributesForItem(at: path) else { continue }
      if cell.frame != frameInContainer(of: attributes) { apply(attributes, to: cell) }
    }
    for path in wanted where prepared[path] == nil {
      guard let attributes = storedLayout.layoutAttributesForItem(at: path) else { continue }
      let cell = requestCell(for: attributes, existing: nil)
      updateState(of: cell, at: path)
      prepared[path] = cell
    }
  }

  func dropPrepared(at path: IndexPath) {
    guard let cell = prepared.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    putIntoPool(cell)
  }

  /// Moves the prepared cells with their items.
  func movePreparedItems(_ mapping: ListUpdateMapping) {
    let old = prepared
    prepared = [:]
    for (path, cell) in old {
      if let moved = mapping.indexPath(after: path) {
        prepared[moved] = cell
      } else {
        cell.removeFromSuperview()
        putIntoPool(cell)
      }
    }
  }
}
