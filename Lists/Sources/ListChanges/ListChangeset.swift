/// The difference between two lists: the items that are gone, came, moved, and show differently.
///
/// Items with the same identifier are matched. An identifier that a list has several times is matched first where
/// the lists agree without reordering, then occurrence by occurrence from the start; as many of its occurrences are
/// matched as both lists have, so that deletes and inserts are always the fewest possible.
///
/// If identifiers are unique, so are the moves: matched items minus their longest increasing subsequence. With repeated
/// identifiers they are the fewest for the matches that were made, which other matches may need less of: from 0 1 0 to
/// 1 0 2 one item moves, though none has to.
public typealias ListChangeset = IndexChanges<Int>

extension IndexChanges where Index == Int {
  /// The old index of each item of the new list, or `nil` if it came.
  ///
  /// - Parameter count: the number of items of the new list.
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
