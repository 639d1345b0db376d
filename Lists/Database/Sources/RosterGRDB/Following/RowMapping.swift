#if GRDB
  import RosterCore

  /// Where rows that were not written are before and after changes.
  struct RowMapping {
    /// Old indexes of rows that go or move, ascending.
    private let leaving: [Int]
    /// New indexes of rows that come or move, ascending.
    private let arriving: [Int]
    private let updated: Set<Int>

    init(_ changes: IndexChanges<Int>) {
      leaving = (changes.deletes + changes.moves.map(\.from)).sorted()
      arriving = (changes.inserts + changes.moves.map(\.to)).sorted()
      updated = Set(changes.updates.map(\.to))
    }

    /// The index afterwards of a row; for one that leaves its place, that of the row behind it.
    func newIndex(of index: Int) -> Int {
      let rest = index - Self.count(leaving.count) { leaving[$0] < index }
      return rest + Self.count(arriving.count) { arriving[$0] - $0 <= rest }
    }

    /// The index before of a row that shows the same as before and has not moved; `nil` for another one.
    func oldIndex(of index: Int) -> Int? {
      let before = Self.count(arriving.count) { arriving[$0] < index }
      if before < arriving.count, arriving[before] == index { return nil }
      if updated.contains(index) { return nil }
      let rest = index - before
      return rest + Self.count(leaving.count) { leaving[$0] - $0 <= rest }
    }

    /// How many numbers from 0 on satisfy a condition that no later one does once one does not.
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
