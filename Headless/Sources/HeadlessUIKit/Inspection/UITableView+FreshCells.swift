import Foundation

extension UITableView {
  /// A cell for a row as if none had been used before, finished as a displayed one is; it is not displayed.
  ///
  /// The data source is asked for it, and the delegate for its indentation and editing. The cells that wait to be used
  /// again wait on. It has the row's place and size, selection, editing and position in the section, and no superview.
  ///
  /// - Parameters:
  ///   - isLaidOut: whether the cell's layout is done before the function is called; a function that reads texts alone
  ///     needs none.
  /// - Returns: what the function returns; `nil` if the table has no such row.
  public func headlessWithFreshCell<Result>(
    forRowAt indexPath: IndexPath,
    isLaidOut: Bool = true,
    _ body: (UITableViewCell) throws -> Result
  ) rethrows -> Result? {
    layOutForAnswer()
    guard dataSource != nil, loadedSpace().contains(indexPath) else { return nil }
    let pool = registration.cellPool
    registration.cellPool = ReusePool()
    let cell = askCell(at: indexPath)
    registration.cellPool = pool
    // A data source may return a cell that it keeps, which is on the screen already.
    guard cell.superview == nil else { return try body(cell) }
    cell.place = UITableViewCell.Place(table: self, indexPath: indexPath)
    let count = numberOfRows(inSection: indexPath.section)
    cell.place.sectionPosition = UITableViewCell.HeadlessSectionPosition(row: indexPath.row, count: count)
    prepare(cell, at: indexPath)
    cell.frame = frame(ofRow: indexPath)
    if isLaidOut { cell.layoutIfNeeded() }
    defer { cell.place = UITableViewCell.Place() }
    return try body(cell)
  }

  /// Tells the delegate that a cell is about to be displayed for a row, as the table does before it displays one.
  public func headlessTellWillDisplay(_ cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tell("tableView(_:willDisplay:forRowAt:)", "willDisplay", indexPath) {
      $0.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    cell.layoutIfNeeded()
  }
}
