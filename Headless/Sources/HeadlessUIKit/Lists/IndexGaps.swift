/// The indexes that are left out of a sequence, for counting among those that remain.
///
/// The index *after* an update of something that no operation names is found by counting: its rank among the indexes
/// that remain of the old sequence is its rank among the indexes of the new sequence that nothing was put at.
struct IndexGaps: Hashable, Sendable {
  /// The left out indexes, ascending, each once.
  let indexes: [Int]

  static let none = IndexGaps([])

  /// - Complexity: O(n log n) in the number of indexes, which come in any order and may repeat.
  init(_ indexes: [Int]) {
    var unique: [Int] = []
    unique.reserveCapacity(indexes.count)
    for index in indexes.sorted() where unique.last != index {
      unique.append(index)
    }
    self.indexes = unique
  }

  /// The position of an index among the indexes that are not left out, or `nil` if it is left out itself.
  ///
  /// - Complexity: O(log n)
  func rank(of index: Int) -> Int? {
    let smaller = partition { indexes[$0] < index }
    guard smaller == indexes.count || indexes[smaller] != index else { return nil }
    return index - smaller
  }

  /// The index whose position among the indexes that are not left out is `rank`.
  ///
  /// - Complexity: O(log n)
  func index(ofRank rank: Int) -> Int {
    // Left out index number n has (its value − n) remaining indexes before it, and that never decreases with n.
    rank + partition { indexes[$0] - $0 <= rank }
  }

  /// The first position for which a condition that holds for a prefix of the positions does not hold.
  private func partition(_ isInPrefix: (Int) -> Bool) -> Int {
    var low = 0
    var high = indexes.count
    while low < high {
      let middle = low + (high - low) / 2
      if isInPrefix(middle) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
