import Foundation

extension UICollectionView {
  /// Simulates a tap on the outline disclosure of an item: its own handler is called, or else the data source expands or
  /// collapses the item.
  ///
  /// - Parameter indexPath: the item, which is scrolled to if need be.
  /// - Returns: whether there is such an accessory, and the item may be expanded or collapsed.
  @discardableResult
  public func headlessTapOutlineDisclosure(at indexPath: IndexPath) -> Bool {
    guard isUserInteractionEnabled, headlessShow(indexPath),
      let cell = cellForItem(at: indexPath) as? UICollectionViewListCell, cell.isUserInteractionEnabled,
      let accessory = cell.headlessDisplayedAccessories.first(where: { $0.accessoryType == .outlineDisclosure })
    else { return false }
    defer { layoutIfNeeded() }
    guard let handler = accessory.headlessActionHandler else {
      return (dataSource as? any OutlineToggling)?.toggleOutline(at: indexPath) ?? false
    }
    handler()
    return true
  }
}
