import Foundation

extension UICollectionView {
  /// A cell for an item as if none had been used before, finished as a displayed one is; it is not displayed.
  ///
  /// The data source is asked for it. The views that wait to be used again wait on. It has the item's place and size,
  /// selection and editing, and no superview.
  ///
  /// - Parameters:
  ///   - isLaidOut: whether the cell's layout is done before the function is called; a function that reads texts alone
  ///     needs none.
  /// - Returns: what the function returns; `nil` if the collection view has no such item.
  public func headlessWithFreshCell<Result>(
    forItemAt indexPath: IndexPath,
    isLaidOut: Bool = true,
    _ body: (UICollectionViewCell) throws -> Result
  ) rethrows -> Result? {
    layoutIfNeeded()
    guard dataSource != nil, contains(indexPath),
      let attributes = storedLayout.layoutAttributesForItem(at: indexPath)
    else { return nil }
    let (waiting, count) = (pool, headlessCreatedCellCount)
    pool = ReusePool()
    let cell = requestCell(for: attributes, existing: nil)
    (pool, headlessCreatedCellCount) = (waiting, count)
    guard cell.superview == nil else { return try body(cell) }
    updateState(of: cell, at: indexPath)
    cell.frame = attributes.frame
    if isLaidOut { cell.layoutIfNeeded() }
    return try body(cell)
  }

  /// Tells the delegate that a cell is about to be displayed for an item, as the view does before it displays one.
  public func headlessTellWillDisplay(_ cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    guard let delegate else { return }
    _ = headlessEvents.ask(
      of: delegateAnswers,
      "collectionView(_:willDisplay:forItemAt:)",
      "willDisplay",
      [indexPath]
    ) {
      delegate.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    }
    cell.layoutIfNeeded()
  }
}
