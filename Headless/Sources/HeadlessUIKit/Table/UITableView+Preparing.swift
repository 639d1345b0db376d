import Foundation

extension UITableView {
  /// The rows that cells are prepared for while a part of the content is visible.
  func rowsToPrepare(in visible: CGRect) -> [IndexPath] {
    guard headlessPreparesCells, let space, let geometry,
      let sections = geometry.sections(from: visible.minY, to: visible.maxY)
    else { return [] }
    let rows = sections.flatMap { section in
      geometry.rows(inSection: section, from: visible.minY, to: visible.maxY).map {
        IndexPath(row: $0, section: section)
      }
    }
    return space.neighbours(of: rows, count: ListAssumptions.preparedCellCount)
  }

  /// Asks for the cells of the rows next to the visible ones, and lets go of those that are not next to them any more and have no first
  /// responder.
  func prepareNextCells() {
    guard headlessPreparesCells || !display.prepared.isEmpty, let space else { return }
    let wanted =
      headlessPreparesCells ? space.neighbours(of: displayedPaths, count: ListAssumptions.preparedCellCount) : []
    for (path, cell) in display.prepared.sorted(by: { $0.key < $1.key })
    where !wanted.contains(path) && !cell.containsFirstResponder { dropPrepared(at: path) }
    for path in wanted where display.prepared[path] == nil {
      let cell = askCell(at: path)
      display.prepared[path] = cell
      prepare(cell, at: path)
    }
  }

  func dropPrepared(at path: IndexPath) {
    guard let cell = display.prepared.removeValue(forKey: path) else { return }
    removeFromScreen(cell)
    recycle(cell)
  }

  /// Moves the prepared cells with their rows.
  func movePreparedRows(_ mapping: ListUpdateMapping) {
    let prepared = display.prepared
    display.prepared = [:]
    for (path, cell) in prepared {
      if let moved = mapping.indexPath(after: path) {
        display.prepared[moved] = cell
        if cell.superview === self { cell.place.indexPath = moved }
      } else {
        removeFromScreen(cell)
        recycle(cell)
      }
    }
  }
}
