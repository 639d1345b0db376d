/// The difference between two lists: deleted, inserted, moved, and updated items.
///
/// Items with the same identifier are matched. A repeated identifier is matched first where the lists agree without
/// reordering, then occurrence by occurrence from the start. As many of its occurrences are matched as both lists have,
/// so deletes and inserts are the fewest possible.
///
/// With unique identifiers, moves are the fewest, too: matched items minus their longest increasing subsequence. With
/// repeated identifiers, they're the fewest for the matches that were made. Other matches may need fewer: from 0 1 0 to
/// 1 0 2, one item moves although none has to.
public typealias ListChangeset = IndexChanges<Int>

extension IndexChanges where Index == Int {
  /// Returns the old index of each item of the new list, or `nil` if it was inserted.
  ///
  /// - Parameter count: The number of items of the new list.
  /// - Complexity: O(n + m)
  public func origins(count: Int) -> [Int?] {
    if !hasStructure { return (0..<count).map { Optional($0) } }
    var origins = [Int?](repeating: nil, count: count)
    var isTaken = [Bool](repeating: false, count: count)
    for insert in inserts { isTaken[insert] = true }
    for move in moves {
      isTaken[move.to] = true
      origins[move.to] = move.from
    }
    var gone = NumberSet(deletes)
    for move in moves { gone.insert(move.from) }
    var old = 0
    for new in 0..<count where !isTaken[new] {
      while gone.contains(old) { old += 1 }
      origins[new] = old
      old += 1
    }
    return origins
  }
}
