#if GRDB
  import Foundation
  import GRDB

  /// The comparison of a request's rows in two snapshots.
  ///
  /// Two threads each read a snapshot, and concatenate the bytes of some thousand rows. Rows with the same ID are the same if their
  /// bytes are. No Swift values are created, because they would take most of the time.
  enum SnapshotComparison {
    /// - Parameters:
    ///   - limit: The maximum number of rows to find.
    ///   - rowsPerTurn: The minimum number of rows to compare between two calls of `didCompare`.
    ///   - didCompare: A closure that's called with the number of compared old rows. An error that it throws ends the comparison.
    /// - Returns: The IDs of the different rows, or `nil` if there are more than `limit`.
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
        // Remaining rows of one side are different if the other has ended.
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
