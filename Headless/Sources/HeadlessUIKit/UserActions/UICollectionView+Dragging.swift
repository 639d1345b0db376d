import Foundation

extension UICollectionView {
  /// Whether a drag of an item may begin, which the data source is asked: not without its answer, as it may not take moves.
  public func headlessCanMoveItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard contains(indexPath), let dataSource else { return false }
    return headlessEvents.ask(
      of: dataSourceAnswers,
      "collectionView(_:canMoveItemAt:)",
      "canMoveItem",
      [indexPath]
    ) {
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    } ?? false
  }
}

extension UICollectionView {
  /// Simulates a long press on an item that lifts it; `nil` if the item cannot be dragged, or another drag is going on.
  public func headlessBeginDrag(at indexPath: IndexPath) -> HeadlessDrag? {
    HeadlessDrag(beginningAt: indexPath, in: self)
  }

  /// What the collection shows of the drop that would happen now; `nil` if there is none.
  public var headlessDropIndication: HeadlessDropIndication? { dropIndication }

  /// The placeholders of dropped items that are not loaded yet. They take no room in the layout.
  public var headlessDropPlaceholders: [HeadlessDropPlaceholder] { dragState.shownPlaceholders }
}
