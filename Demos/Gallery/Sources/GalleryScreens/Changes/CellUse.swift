import Roster

/// Where the cells on the screen come from after an update.
public struct CellUse: Hashable, Sendable {
  /// How many show the row that they showed before.
  public var kept = 0
  /// How many showed another row before.
  public var reused = 0
  /// How many are shown for the first time.
  public var made = 0
}

/// Tells which of a table's cells an update kept, used again and made.
@MainActor final class CellUseMeter {
  private let known = CellCounter()
  private var rows: [ObjectIdentifier: Int] = [:]

  /// Is called before an update.
  ///
  /// - Parameter board: what the table shows.
  func begin(_ tableView: UITableView, _ board: StationBoard) {
    rows = [:]
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: path) else { continue }
      known.add(cell)
      rows[ObjectIdentifier(cell)] = board.platforms[path.section].rows[path.row].id
    }
  }

  /// Is called after an update.
  ///
  /// - Parameter board: what the table shows now.
  func end(_ tableView: UITableView, _ board: StationBoard) -> CellUse {
    var use = CellUse()
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: path) else { continue }
      let count = known.count
      known.add(cell)
      if rows[ObjectIdentifier(cell)] == board.platforms[path.section].rows[path.row].id {
        use.kept += 1
      } else if known.count == count {
        use.reused += 1
      } else {
        use.made += 1
      }
    }
    return use
  }
}
