import RowStructures

extension IndexChanges where Index == Int {
  /// The same changes with the least number of moves.
  ///
  /// What moved may have stayed in order with all that is left, as when it moved past rows that are not shown; and it may
  /// take less to move the others.
  ///
  /// - Parameters:
  ///   - count: how many there were before the changes.
  ///   - left: ascending old indexes of what moved to another list.
  ///   - came: ascending new indexes of what moved here from another list.
  /// - Complexity: O(*k* log *k*) in the number of changes, and O(*m*) in that of moves.
  func withLeastMoves(count: Int, left: [Int] = [], came: [Int] = []) -> IndexChanges {
    if moves.isEmpty { return self }
    let leaving = (deletes + left + moves.map(\.from)).sorted()
    let entering = (inserts + came + moves.map(\.to)).sorted()
    // Between which of those that stay each of the others was, and is.
    let moved = moves.map { move in
      (
        move: move, old: move.from - leaving.partitioningIndex { $0 >= move.from },
        new: move.to - entering.partitioningIndex { $0 >= move.to }
      )
    }
    if let only = moved.first, moved.count == 1 {
      var changes = self
      if only.old == only.new { changes.moves = [] }
      return changes
    }
    let stays = count - leaving.count
    let cuts = Set(moved.flatMap { [$0.old, $0.new] } + [0]).filter { $0 < stays }.sorted()
    var runs: [MatchedRun] = []
    /// The move of each run, or the numbers of those that stay.
    var parts: [(move: IndexMove<Int>?, stays: Range<Int>)] = []
    var rest = moved[...]
    @inline(__always) func index(ofStay stay: Int, among others: [Int]) -> Int {
      var (low, high) = (0, others.count)
      while low < high {
        let middle = low + (high - low) / 2
        if others[middle] - middle <= stay { low = middle + 1 } else { high = middle }
      }
      return stay + low
    }
    func add(upTo stay: Int) {
      while let next = rest.first, next.new <= stay {
        runs.append(MatchedRun(old: next.move.from, new: next.move.to, count: 1))
        parts.append((next.move, 0..<0))
        rest.removeFirst()
      }
    }
    for (number, start) in cuts.enumerated() {
      add(upTo: start)
      let end = number + 1 < cuts.count ? cuts[number + 1] : stays
      let old = index(ofStay: start, among: leaving)
      runs.append(MatchedRun(old: old, new: index(ofStay: start, among: entering), count: end - start))
      parts.append((nil, start..<end))
    }
    add(upTo: .max)
    var changes = self
    changes.moves = []
    for (part, isStaying) in zip(parts, HeaviestIncreasingSubsequence(runs).stays) where !isStaying {
      if let move = part.move {
        changes.moves.append(move)
      } else {
        changes.moves += part.stays.map {
          IndexMove(from: index(ofStay: $0, among: leaving), to: index(ofStay: $0, among: entering))
        }
      }
    }
    return changes
  }
}
