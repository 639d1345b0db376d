import Foundation

extension UITableView {
  /// Asks for the cells of the rows next to the visible ones, and lets go of those that are not next to them any more.
  func prepareNextCells() {
    guard headlessPreparesCells, let space else { return }
    let wanted = space.neighbours(of: displayedPaths, count: ListAssumptions.preparedCellCount)
    for path in display.prepared.keys.sorted() where !wanted.contains(path) { dropPrepared(at: path) }
    for path in wanted where display.prepared[path] == nil {
      let cell = askCell(at: path)
      display.prepared[path] = cell
      prepare(cell, at: path)
    }
  }

  func dropPrepared(at path: IndexPath) {
    if let cell = display.prepared.removeValue(forKey: path) { recycle(cell) }
  }

  /// Moves the prepared cells with their rows.
  func movePreparedRows(_ mapping: ListUpdateMapping) {
    let prepared = display.prepared
    display.prepared = [:]
    for (path, cell) in prepared {
      if let moved = mapping.indexPath(after: path) { display.prepared[moved] = cell } else { recycle(cell) }
    }
  }
}
