#if GRDB
  import RosterCore

  /// What writes are to a list: where rows went, and which show differently.
  struct WrittenRows: Sendable {
    /// A row that was, or may have been, written.
    struct Row {
      let rowID: Int64
      var before: RowKey?
      var after: RowKey?
      /// Whether some column has another value.
      var isDifferent = false
    }

    var changes = IndexChanges<Int>()

    /// - Parameters:
    ///   - rows: the rows that are different, each once.
    ///   - before: the old keys in order, with their indexes.
    ///   - after: the new keys in order, with their indexes.
    ///   - leavesSection: whether a row that was there is in another section now.
    init(
      _ rows: [Row],
      before: [(row: Int, index: Int)],
      after: [(row: Int, index: Int)],
      leavesSection: (Row) -> Bool = { _ in false }
    ) {
      // How many rows that were not written are before each: those that have as many before and after may stay.
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

    /// Which of different numbers are in a longest increasing subsequence.
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
