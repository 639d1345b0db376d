#if GRDB
  import RosterCore

  /// The effects of writes on a list: new places of rows, and changed rows.
  struct WrittenRows: Sendable {
    /// A row that was written, or may have been.
    struct Row {
      let rowID: Int64
      var before: RowKey?
      var after: RowKey?
      /// A Boolean value that indicates whether a column has another value.
      var isDifferent = false
    }

    var changes = IndexChanges<Int>()

    /// - Parameters:
    ///   - rows: The different rows, each once.
    ///   - before: The old keys in order, with their indexes.
    ///   - after: The new keys in order, with their indexes.
    ///   - leavesSection: A closure that returns whether an existing row moved to another section.
    init(
      _ rows: [Row],
      before: [(row: Int, index: Int)],
      after: [(row: Int, index: Int)],
      leavesSection: (Row) -> Bool = { _ in false }
    ) {
      // The number of unwritten rows before each. Rows with equal numbers before and after can stay.
      var gaps = [Int?](repeating: nil, count: rows.count)
      var places = [Int](repeating: 0, count: rows.count)
      for (number, entry) in before.enumerated() {
        places[entry.row] = number
        if rows[entry.row].after == nil {
          changes.deletes.append(entry.index)
        } else {
          gaps[entry.row] = leavesSection(rows[entry.row]) ? nil : entry.index - number
        }
      }
      var candidates: [(row: Int, index: Int)] = []
      var moved: [(row: Int, index: Int)] = []
      func decide() {
        let stays = Self.longestIncreasing(candidates.map { places[$0.row] })
        for (candidate, stays) in zip(candidates, stays) {
          if !stays {
            moved.append(candidate)
          } else if rows[candidate.row].isDifferent {
            changes.updates.append(IndexMove(from: before[places[candidate.row]].index, to: candidate.index))
          }
        }
        candidates = []
      }
      var gap = -1
      for (number, entry) in after.enumerated() {
        guard rows[entry.row].before != nil else {
          changes.inserts.append(entry.index)
          continue
        }
        let own = entry.index - number
        if own != gap { decide() }
        gap = own
        if gaps[entry.row] == own { candidates.append(entry) } else { moved.append(entry) }
      }
      decide()
      for entry in moved {
        let move = IndexMove(from: before[places[entry.row]].index, to: entry.index)
        changes.moves.append(move)
        if rows[entry.row].isDifferent { changes.updates.append(move) }
      }
      changes.moves.sort { $0.to < $1.to }
      changes.updates.sort { $0.to < $1.to }
    }

    /// Returns whether each of different numbers is in a longest increasing subsequence.
    private static func longestIncreasing(_ numbers: [Int]) -> [Bool] {
      var tails: [Int] = []
      var previous = [Int](repeating: -1, count: numbers.count)
      for (place, number) in numbers.enumerated() {
        var low = 0
        var high = tails.count
        while low < high {
          let middle = (low + high) / 2
          if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[place] = tails[low - 1] }
        if low == tails.count { tails.append(place) } else { tails[low] = place }
      }
      var stays = [Bool](repeating: false, count: numbers.count)
      var place = tails.last ?? -1
      while place >= 0 {
        stays[place] = true
        place = previous[place]
      }
      return stays
    }
  }
#endif
