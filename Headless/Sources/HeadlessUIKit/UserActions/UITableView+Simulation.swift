import Foundation

extension UITableView {
  // MARK: Taps

  /// Simulates a tap on a row, which is scrolled to if it is not visible; `false` if the row does not react.
  ///
  /// A recogniser on the cell, the table or a view around it that cancels touches takes the tap from the row. A row that is swiped open
  /// is closed, and that is all that the tap does.
  @discardableResult
  public func headlessTapRow(at indexPath: IndexPath) -> Bool {
    guard isUserInteractionEnabled, !hideSwipeActions(), headlessShow(indexPath),
      let cell = cellForRow(at: indexPath), cell.isUserInteractionEnabled, !cell.isTapTakenByRecognizers()
    else { return false }
    let reacted = tap(indexPath)
    layoutIfNeeded()
    return reacted
  }

  /// Simulates a tap on a row's detail button; `false` if the row has none.
  @discardableResult
  public func headlessTapAccessory(at indexPath: IndexPath) -> Bool {
    guard headlessShow(indexPath), let type = cellForRow(at: indexPath)?.headlessAccessoryType,
      type == .detailButton || type == .detailDisclosureButton
    else { return false }
    display.cells[indexPath]?.headlessAccessorySegue?()
    tell("tableView(_:accessoryButtonTappedForRowWith:)", "accessoryButtonTappedForRow", indexPath) {
      $0.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
    layoutIfNeeded()
    return true
  }

  func headlessShow(_ path: IndexPath) -> Bool {
    layoutIfNeeded()
    guard loadedSpace().contains(path) else { return false }
    // A cell may be there for a row that is not on the screen.
    if display.cells[path] == nil { scrollToRow(at: path, at: .none, animated: false) }
    return display.cells[path] != nil
  }

  // MARK: Editing

  /// Simulates a tap on the red control of a row in editing, and the confirmation; `false` if there is none.
  @discardableResult
  public func headlessTapDelete(at indexPath: IndexPath) -> Bool {
    let reacted = tapEditingControl(.delete, at: indexPath)
    layoutIfNeeded()
    return reacted
  }

  /// Simulates a tap on the green control of a row in editing; `false` if there is none.
  @discardableResult
  public func headlessTapInsert(at indexPath: IndexPath) -> Bool {
    let reacted = tapEditingControl(.insert, at: indexPath)
    layoutIfNeeded()
    return reacted
  }

  /// Simulates dragging a row by its handle in editing; `false` if it stays where it is because it cannot move there.
  @discardableResult
  public func headlessMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) -> Bool {
    reorder(indexPath, to: newIndexPath)
  }

  // MARK: Swiping

  /// The buttons that a swipe uncovers, from the edge inwards; empty if the row cannot be swiped.
  ///
  /// The button for deleting is there if the data source implements `tableView(_:commit:forRowAt:)`. In optimised programs
  /// outside of simulations, and elsewhere than on Linux, it is there without that, too, as the class cannot be asked there.
  public func headlessSwipeActions(
    forRowAt indexPath: IndexPath,
    edge: HeadlessSwipeEdge = .trailing
  ) -> [UIContextualAction] {
    shownSwipeConfiguration(indexPath, edge)?.actions ?? []
  }

  /// The row that was left open, wherever it is by now; `nil` if none is open.
  public var headlessSwipedRow: IndexPath? { editing.swipedRow }

  /// Simulates a swipe that leaves the row open, as a picture shows it; `false` if there is nothing to uncover.
  @discardableResult
  public func headlessRevealSwipeActions(
    forRowAt indexPath: IndexPath,
    edge: HeadlessSwipeEdge = .trailing
  ) -> Bool {
    revealSwipeActions(indexPath, edge)
  }

  /// Closes the row that was left open; `false` if none was.
  @discardableResult
  public func headlessHideSwipeActions() -> Bool {
    hideSwipeActions()
  }

  /// Simulates a swipe and a tap on the button with a title; `false` if there is none or its action says so.
  ///
  /// If the row was left open, the buttons are those that the swipe uncovered then, as on the screen.
  @discardableResult
  public func headlessPerformSwipeAction(
    titled title: String,
    forRowAt indexPath: IndexPath,
    edge: HeadlessSwipeEdge = .trailing
  ) -> Bool {
    performSwipeAction(indexPath, edge) { $0.actions.first { $0.title == title } }
  }

  /// Simulates a swipe and a tap on the button at an index; `false` if there is none or its action says so.
  @discardableResult
  public func headlessPerformSwipeAction(
    at index: Int,
    forRowAt indexPath: IndexPath,
    edge: HeadlessSwipeEdge = .trailing
  ) -> Bool {
    performSwipeAction(indexPath, edge) {
      $0.actions.indices.contains(index) ? $0.actions[index] : nil
    }
  }

  /// Whether a swipe over the whole row performs the first action.
  public func headlessAllowsFullSwipe(forRowAt indexPath: IndexPath, edge: HeadlessSwipeEdge = .trailing) -> Bool {
    allowsFullSwipe(indexPath, edge)
  }

  /// Simulates a swipe over the whole row, which performs the first action; `false` if the row does not have it.
  @discardableResult
  public func headlessFullSwipe(forRowAt indexPath: IndexPath, edge: HeadlessSwipeEdge = .trailing) -> Bool {
    performSwipeAction(indexPath, edge) {
      $0.performsFirstActionWithFullSwipe ? $0.actions.first : nil
    }
  }

  // MARK: Context menus

  /// Simulates a long press on a row and returns the menu that it shows.
  ///
  /// - Parameter point: the finger's place in content coordinates; by default the row's middle
  public func headlessShowContextMenu(forRowAt indexPath: IndexPath, point: CGPoint? = nil) -> UIMenu? {
    layoutIfNeeded()
    return showMenu(at: indexPath, point: point)
  }

  /// Closes the menu that is shown.
  public func headlessDismissContextMenu() {
    dismissMenu()
  }

  /// Simulates a long press on a row and a tap on an entry of its menu; `false` if there is no such entry.
  ///
  /// If the row's menu is shown, the entry is one of that menu.
  @discardableResult
  public func headlessPerformContextMenuAction(titled title: String, forRowAt indexPath: IndexPath) -> Bool {
    guard let menu = shownMenu(at: indexPath) ?? headlessShowContextMenu(forRowAt: indexPath) else { return false }
    dismissMenu()
    let reacted = menu.headlessTap(actionTitled: title)
    layoutIfNeeded()
    return reacted
  }

  /// Simulates a long press on a row and a tap on the preview above its menu; `false` if the row has no menu.
  @discardableResult
  public func headlessTapContextMenuPreview(forRowAt indexPath: IndexPath) -> Bool {
    guard shownMenu(at: indexPath) ?? headlessShowContextMenu(forRowAt: indexPath) != nil else { return false }
    return commitPreview()
  }

  // MARK: Index

  /// The titles of the index at the right edge; empty if it is not shown.
  public var headlessIndexTitles: [String] { shownIndexTitles }

  /// Simulates a tap on a title of the index, which scrolls to its section; `false` if there is none.
  @discardableResult
  public func headlessTapIndexTitle(_ title: String) -> Bool {
    guard let index = shownIndexTitles.firstIndex(of: title) else { return false }
    return goToIndexTitle(at: index)
  }

  // MARK: What is there

  /// How many cells, headers and footers wait to be used again.
  public var headlessReusableViewCount: Int { registration.cellPool.count + registration.headerFooterPool.count }
}
