import Foundation
import Roster

extension LiveMessage.Edge {
  fileprivate var inTable: HeadlessSwipeEdge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension LiveSession {
  // MARK: Swipes

  func open(_ key: Int, _ edge: LiveMessage.Edge) {
    closeSwipe()
    guard let (table, cell, path) = row(key) else { return }
    guard table.headlessRevealSwipeActions(forRowAt: path, edge: edge.inTable) else { return }
    let actions = table.headlessSwipeActions(forRowAt: path, edge: edge.inTable)
    swipe = LiveSwipe(
      key: key,
      edge: edge,
      table: table,
      cell: cell,
      actions: actions,
      allowsFullSwipe: table.headlessAllowsFullSwipe(forRowAt: path, edge: edge.inTable)
    )
  }

  func perform(_ action: Int) {
    guard let swipe, swipe.actions.indices.contains(action), let (table, _, path) = row(swipe.key) else { return }
    self.swipe = nil
    table.headlessPerformSwipeAction(at: action, forRowAt: path, edge: swipe.edge.inTable)
    table.headlessHideSwipeActions()
  }

  func swipeFully(_ key: Int, _ edge: LiveMessage.Edge) {
    swipe = nil
    guard let (table, _, path) = row(key) else { return }
    table.headlessFullSwipe(forRowAt: path, edge: edge.inTable)
    table.headlessHideSwipeActions()
  }

  func closeSwipe() {
    swipe?.table.headlessHideSwipeActions()
    swipe = nil
  }

  // MARK: Menus

  func press(_ key: Int) {
    closeOverlays()
    if let (table, _, path) = row(key), let menu = table.headlessShowContextMenu(forRowAt: path) {
      self.menu = LiveMenu(key: key, menu: menu, list: table)
    } else if let (collection, _, path) = item(key), let menu = collection.headlessShowContextMenu(forItemAt: path) {
      self.menu = LiveMenu(key: key, menu: menu, list: collection)
    }
  }

  func choose(_ path: [Int]) {
    guard let action = menu?.action(at: path) else { return }
    dismissMenu()
    action.headlessPerform()
  }

  func dismissMenu() {
    switch menu?.list {
    case let table as UITableView: table.headlessDismissContextMenu()
    case let collection as UICollectionView: collection.headlessDismissContextMenu()
    default: break
    }
    menu = nil
  }

  func closeOverlays() {
    closeSwipe()
    dismissMenu()
  }

  /// A row that has gone takes what was open at it along.
  func dropOverlaysWithoutCell() {
    if let swipe, row(swipe.key) == nil { closeSwipe() }
    if let menu, row(menu.key) == nil, item(menu.key) == nil { dismissMenu() }
  }
}
