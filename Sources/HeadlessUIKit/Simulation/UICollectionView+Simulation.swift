import Foundation

extension UICollectionView {
  /// Simulates a tap on an item that is on the screen; says whether the tap reached a cell.
  @discardableResult
  public func headlessTapItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard isUserInteractionEnabled, let cell = cellForItem(at: indexPath), cell.isUserInteractionEnabled else {
      return false
    }
    if selectionIsAllowed { tap(indexPath, cell) }
    layoutIfNeeded()
    return true
  }

  /// Simulates a finger that drags an item to the place of another, or to the end of a section, and drops it there.
  ///
  /// - Returns: whether the data source lets the item move.
  @discardableResult
  public func headlessMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard beginInteractiveMovementForItem(at: indexPath) else { return false }
    propose(newIndexPath)
    endInteractiveMovement()
    layoutIfNeeded()
    return true
  }

  /// Simulates a long press on an item: the configuration of the menu that shows, if there is one.
  ///
  /// - Parameter point: the place in the content, in points; the item's middle if it is not given.
  public func headlessLongPressItem(at indexPath: IndexPath, point: CGPoint? = nil) -> UIContextMenuConfiguration? {
    layoutIfNeeded()
    guard let delegate, let cell = cellForItem(at: indexPath) else { return nil }
    let point = point ?? cell.center
    let paths = selected.contains(indexPath) ? selected.sorted() : [indexPath]
    let several = headlessEvents.ask(
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      "contextMenuConfiguration",
      paths
    ) {
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    let single =
      several == nil
      ? headlessEvents.ask(
        "collectionView(_:contextMenuConfigurationForItemAt:point:)",
        "contextMenuConfiguration",
        [indexPath]
      ) {
        delegate.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: point)
      } : nil
    guard let configuration = (several ?? single) ?? nil else { return nil }
    _ = headlessEvents.ask("collectionView(_:willDisplayContextMenu:animator:)", "willDisplayContextMenu") {
      delegate.collectionView(self, willDisplayContextMenu: configuration, animator: HeadlessContextMenuAnimator())
    }
    return configuration
  }

  /// Simulates that the menu of a long press goes away.
  public func headlessEndContextMenu(_ configuration: UIContextMenuConfiguration) {
    guard let delegate else { return }
    _ = headlessEvents.ask("collectionView(_:willEndContextMenuInteraction:animator:)", "willEndContextMenu") {
      delegate.collectionView(
        self,
        willEndContextMenuInteraction: configuration,
        animator: HeadlessContextMenuAnimator()
      )
    }
  }

  /// The titles of the index beside the content, as the data source says them now.
  public var headlessIndexTitles: [String]? {
    guard let dataSource else { return nil }
    return headlessEvents.ask("indexTitles(for:)", "indexTitles") { dataSource.indexTitles(for: self) } ?? nil
  }

  /// Simulates a tap on a title of the index: the content scrolls to its item.
  ///
  /// - Parameter position: the title's position in the index, from 0.
  public func headlessTapIndexTitle(at position: Int) {
    layoutIfNeeded()
    guard let dataSource, let titles = headlessIndexTitles, titles.indices.contains(position) else { return }
    let path = headlessEvents.ask(
      "collectionView(_:indexPathForIndexTitle:at:)",
      "indexPathForIndexTitle",
      detail: titles[position]
    ) {
      dataSource.collectionView(self, indexPathForIndexTitle: titles[position], at: position)
    }
    guard let path else { return }
    scrollToItem(at: path, at: .top, animated: false)
    layoutIfNeeded()
  }
}
