import Foundation

extension UICollectionView {
  // MARK: Taps

  /// Simulates a tap on an item, which is scrolled to if it is not visible; `false` if the item does not react.
  ///
  /// A recogniser on the cell, the collection or a view around it that cancels touches takes the tap from the item. An item that is swiped
  /// open is closed, and that is all that the tap does.
  @discardableResult
  public func headlessTapItem(at indexPath: IndexPath) -> Bool {
    guard isUserInteractionEnabled, !hideSwipeActions(), headlessShowItem(at: indexPath),
      let cell = cellForItem(at: indexPath),
      cell.isUserInteractionEnabled, !cell.isTapTakenByRecognizers()
    else { return false }
    let togglesOutline = (cell as? UICollectionViewListCell)?.tapTogglesOutline ?? false
    let reacted = togglesOutline ? headlessTapOutlineDisclosure(at: indexPath) : tap(indexPath, cell)
    layoutIfNeeded()
    return reacted
  }

  func headlessShowItem(at path: IndexPath) -> Bool {
    layoutIfNeeded()
    guard contains(path) else { return false }
    // Items that measure themselves push it away again: a user scrolls on.
    for _ in 0..<Metrics.maximumLayoutPasses where displayed[.cell(path)] == nil {
      scrollToItem(at: path, at: [], animated: false)
      layoutIfNeeded()
    }
    return displayed[.cell(path)] != nil
  }

  // MARK: Moving

  /// Simulates dragging an item to the place of another, or to the end of a section; `false` if it cannot move there.
  @discardableResult
  public func headlessMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard beginInteractiveMovementForItem(at: indexPath) else { return false }
    propose(newIndexPath)
    let isMoved = endMovement()
    layoutIfNeeded()
    return isMoved
  }

  // MARK: Context menus

  /// Simulates a long press on an item and returns the menu that it shows.
  ///
  /// - Parameter point: the finger's place in content coordinates; by default the item's middle
  public func headlessShowContextMenu(forItemAt indexPath: IndexPath, point: CGPoint? = nil) -> UIMenu? {
    layoutIfNeeded()
    return showMenu(at: indexPath, point: point)
  }

  /// Closes the menu that is shown.
  public func headlessDismissContextMenu() {
    dismissMenu()
  }

  /// Simulates a long press on an item and a tap on an entry of its menu; `false` if there is no such entry.
  ///
  /// If the item's menu is shown, the entry is one of that menu.
  @discardableResult
  public func headlessPerformContextMenuAction(titled title: String, forItemAt indexPath: IndexPath) -> Bool {
    guard let menu = shownMenu(at: indexPath) ?? headlessShowContextMenu(forItemAt: indexPath) else { return false }
    dismissMenu()
    let reacted = menu.headlessTap(actionTitled: title)
    layoutIfNeeded()
    return reacted
  }

  /// Simulates a long press on an item and a tap on the preview above its menu; `false` if the item has no menu.
  @discardableResult
  public func headlessTapContextMenuPreview(forItemAt indexPath: IndexPath) -> Bool {
    guard shownMenu(at: indexPath) ?? headlessShowContextMenu(forItemAt: indexPath) != nil else { return false }
    return commitPreview()
  }

  // MARK: Index

  /// The titles of the index beside the content; empty if it is not shown.
  public var headlessIndexTitles: [String] { shownIndexTitles }

  /// Simulates a tap on a title of the index, which scrolls to its item; `false` if there is none.
  @discardableResult
  public func headlessTapIndexTitle(_ title: String) -> Bool {
    layoutIfNeeded()
    guard let index = shownIndexTitles.firstIndex(of: title) else { return false }
    return goToIndexTitle(title, at: index)
  }

  // MARK: What is there

  /// How many cells and other views wait to be used again.
  public var headlessReusableViewCount: Int { pool.count }
}
