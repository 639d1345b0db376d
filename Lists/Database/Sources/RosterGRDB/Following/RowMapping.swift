#if GRDB
  import RosterCore

  /// The indexes of unwritten rows before and after changes.
  struct RowMapping {
    /// The old indexes of deleted or moved rows, ascending.
    private let leaving: [Int]
    /// The new indexes of inserted or moved rows, ascending.
    private let arriving: [Int]
    private let updated: Set<Int>

    init(_ changes: IndexChanges<Int>) {
      leaving = (changes.deletes + changes.moves.map(\.from)).sorted()
      arriving = (changes.inserts + changes.moves.map(\.to)).sorted()
      updated = Set(changes.updates.map(\.to))
    }

    /// Returns the new index of a row, or of the next one if the row leaves its place.
    func newIndex(of index: Int) -> Int {
      let rest = index - Self.count(leaving.count) { leaving[$0] < index }
      return rest + Self.count(arriving.count) { arriving[$0] - $0 <= rest }
    }

    /// Returns the old index of an unchanged and unmoved row, or `nil` for others.
    func oldIndex(of index: Int) -> Int? {
      let before = Self.count(arriving.count) { arriving[$0] < index }
      if before < arriving.count, arriving[before] == index { return nil }
      if updated.contains(index) { return nil }
      let rest = index - before
      return rest + Self.count(leaving.count) { leaving[$0] - $0 <= rest }
    }

    /// Returns the number of leading numbers from 0 that satisfy a monotonic condition.
    private static func count(_ limit: Int, _ condition: (Int) -> Bool) -> Int {
      var low = 0
      var high = limit
      while low < high {
        let middle = (low + high) / 2
        if condition(middle) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
#endif
