import Roster

/// Where the cells on the screen come from after an update.
public struct CellUse: Hashable, Sendable {
  /// How many were on the screen before.
  public var kept = 0
  /// How many were shown before, but not when the update began.
  public var reused = 0
  /// How many are shown for the first time.
  public var made = 0
}

/// Tells which of a table's cells an update kept, used again and made.
@MainActor final class CellUseMeter {
  private let known = CellCounter()
  private var before: [UITableViewCell] = []

  /// Is called before an update.
  func begin(_ tableView: UITableView) {
    before = tableView.visibleCells
    for cell in before { known.add(cell) }
  }

  /// Is called after an update.
  func end(_ tableView: UITableView) -> CellUse {
    var use = CellUse()
    for cell in tableView.visibleCells {
      let count = known.count
      known.add(cell)
      if before.contains(where: { $0 === cell }) {
        use.kept += 1
      } else if known.count == count {
        use.reused += 1
      } else {
        use.made += 1
      }
    }
    before = []
    return use
  }
}
