#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension ScreenList {
    var events: HeadlessListEventLog {
      switch self {
      case .table(let table): table.headlessEvents
      case .collection(let collection): collection.headlessEvents
      }
    }

    /// The number of all items.
    var itemCount: Int {
      switch self {
      case .table(let table): table.rowCount
      case .collection(let collection): collection.itemCount
      }
    }

    /// Runs a function with a new cell for an item.
    ///
    /// Calls to the data source aren't recorded, as a check makes them, not the list. Requests of the cell's tasks to a simulated
    /// server aren't the app's.
    func withFreshCell<Result>(at path: IndexPath, isLaidOut: Bool = true, _ body: (UIView) -> Result) -> Result? {
      besideTheApp {
        switch self {
        case .table(let table): table.headlessWithFreshCell(forRowAt: path, isLaidOut: isLaidOut, body)
        case .collection(let collection):
          collection.headlessWithFreshCell(forItemAt: path, isLaidOut: isLaidOut, body)
        }
      }
    }

    /// Runs a check's calls without recording them. Requests in them aren't the app's.
    func besideTheApp<Result>(_ body: () -> Result) -> Result {
      let wasEnabled = events.isEnabled
      events.isEnabled = false
      defer { events.isEnabled = wasEnabled }
      return SimulatedServer.$isAskedByCheck.withValue(true, operation: body)
    }

    func tellWillDisplay(_ cell: UIView, at path: IndexPath) {
      switch self {
      case .table(let table):
        if let cell = cell as? UITableViewCell { table.headlessTellWillDisplay(cell, forRowAt: path) }
      case .collection(let collection):
        if let cell = cell as? UICollectionViewCell { collection.headlessTellWillDisplay(cell, forItemAt: path) }
      }
    }

    // MARK: State

    var isEditing: Bool {
      switch self {
      case .table(let table): table.isEditingAllRows
      case .collection(let collection): collection.isEditing
      }
    }

    var selectedPaths: [IndexPath] {
      switch self {
      case .table(let table): (table.indexPathsForSelectedRows ?? []).sorted()
      case .collection(let collection): (collection.indexPathsForSelectedItems ?? []).sorted()
      }
    }

    /// Selects only the given items, without calling the delegate.
    func select(_ paths: [IndexPath]) {
      let before = selectedPaths
      for path in before where !paths.contains(path) {
        switch self {
        case .table(let table): table.deselectRow(at: path, animated: false)
        case .collection(let collection): collection.deselectItem(at: path, animated: false)
        }
      }
      for path in paths where !before.contains(path) {
        switch self {
        case .table(let table): table.selectRow(at: path, animated: false, scrollPosition: .none)
        case .collection(let collection): collection.selectItem(at: path, animated: false, scrollPosition: [])
        }
      }
    }

    /// The row with visible swipe actions.
    var swipedPath: IndexPath? {
      switch self {
      case .table(let table): table.headlessSwipedRow
      case .collection(let collection): collection.headlessSwipedItem
      }
    }

    // MARK: Gestures

    func tap(_ path: IndexPath) -> Bool {
      switch self {
      case .table(let table): table.headlessTapRow(at: path)
      case .collection(let collection): collection.headlessTapItem(at: path)
      }
    }

    func swipeActions(_ path: IndexPath, _ edge: SwipeEdge) -> [UIContextualAction] {
      switch self {
      case .table(let table): table.headlessSwipeActions(forRowAt: path, edge: edge.headless)
      case .collection(let collection): collection.headlessSwipeActions(forItemAt: path, edge: edge.headless)
      }
    }

    func performSwipeAction(_ index: Int, _ path: IndexPath, _ edge: SwipeEdge) {
      switch self {
      case .table(let table): table.headlessPerformSwipeAction(at: index, forRowAt: path, edge: edge.headless)
      case .collection(let collection):
        collection.headlessPerformSwipeAction(at: index, forItemAt: path, edge: edge.headless)
      }
    }

    func showMenu(_ path: IndexPath) -> UIMenu? {
      switch self {
      case .table(let table): table.headlessShowContextMenu(forRowAt: path)
      case .collection(let collection): collection.headlessShowContextMenu(forItemAt: path)
      }
    }

    func dismissMenu() {
      switch self {
      case .table(let table): table.headlessDismissContextMenu()
      case .collection(let collection): collection.headlessDismissContextMenu()
      }
    }

    /// Lifts an item, if the drag delegate allows it.
    func beginDrag(_ path: IndexPath) -> HeadlessDrag? {
      switch self {
      case .table(let table): table.headlessBeginDrag(at: path)
      case .collection(let collection): collection.headlessBeginDrag(at: path)
      }
    }

    /// Returns a Boolean value that indicates whether the item may be dragged, according to the data source.
    func canMove(_ path: IndexPath) -> Bool {
      switch self {
      case .table(let table): table.headlessCanMoveRow(at: path)
      case .collection(let collection): collection.headlessCanMoveItem(at: path)
      }
    }

    /// Drops an item at another's place.
    func move(_ path: IndexPath, to destination: IndexPath) -> Bool {
      switch self {
      case .table(let table): table.headlessMoveRow(at: path, to: destination)
      case .collection(let collection): collection.headlessMoveItem(at: path, to: destination)
      }
    }
  }
#endif
