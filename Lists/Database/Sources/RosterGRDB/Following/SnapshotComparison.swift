#if GRDB
  import Foundation
  import GRDB

  /// Finds the rows of a request that are different in two snapshots, by reading both side by side.
  ///
  /// Two threads read, one in each snapshot, and put the bytes of some thousand rows one behind the other; then rows with the same id are the same if
  /// their bytes are. Nothing becomes a value of Swift, which would take most of the time.
  enum SnapshotComparison {
    /// - Parameters:
    ///   - limit: more are not looked for.
    ///   - rowsPerTurn: how many rows are compared at least between two calls of `didCompare`.
    ///   - didCompare: is called with the number of the old rows that have been compared. What it throws ends the comparison.
    /// - Returns: the ids of the rows; `nil` if there are more than `limit`.
    static func differentRows(
      _ plan: QueryPlan,
      _ oldDB: Database,
      _ newDB: Database,
      limit: Int,
      rowsPerTurn: Int = .max,
      didCompare: (Int) throws -> Void = { _ in }
    ) throws -> Set<Int64>? {
      let (old, new) = (try RowBytes(plan, oldDB), try RowBytes(plan, newDB))
      defer {
        old.reset()
        new.reset()
      }
      let sides = [old, new]
      let numberOfRows = min(rowsPerTurn, 4_096)
      var different: Set<Int64> = []
      var told = 0
      while true {
        DispatchQueue.concurrentPerform(iterations: 2) { sides[$0].read(upTo: numberOfRows) }
        try old.check()
        try new.check()
        while let id = old.rowID, let otherID = new.rowID {
          if id != otherID || !old.isSame(as: new) { different.insert(min(id, otherID)) }
          if id <= otherID { old.skip() }
          if otherID <= id { new.skip() }
        }
        // The rows of one side are different from those that the other does not have behind its end.
        for (side, other) in [(old, new), (new, old)] where other.isAtEnd {
          while let id = side.rowID {
            different.insert(id)
            side.skip()
          }
        }
        if different.count > limit { return nil }
        if old.isAtEnd, new.isAtEnd { return different }
        guard old.numberOfSkippedRows - told >= rowsPerTurn else { continue }
        told = old.numberOfSkippedRows
        try didCompare(told)
      }
    }
  }
#endif
