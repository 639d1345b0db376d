import Foundation

/// Sums of the first numbers of a long sequence in which most numbers are zero.
///
/// Each number is at some places of a binary indexed tree; only places that are not zero take memory.
struct SparsePrefixSums {
  /// How long the sequence is.
  let count: Int
  private var tree: [Int: CGFloat] = [:]
  private var values: [Int: CGFloat] = [:]

  init(count: Int) {
    self.count = count
  }

  subscript(index: Int) -> CGFloat { values[index] ?? 0 }

  /// - Complexity: O(log count)
  mutating func set(_ value: CGFloat, at index: Int) {
    let difference = value - self[index]
    guard difference != 0 else { return }
    values[index] = value
    var place = index + 1
    while place <= count {
      tree[place, default: 0] += difference
      place += place & -place
    }
  }

  /// The sum of the numbers before an index.
  ///
  /// - Complexity: O(log count)
  func sum(before index: Int) -> CGFloat {
    guard !tree.isEmpty else { return 0 }
    var sum: CGFloat = 0
    var place = min(index, count)
    while place > 0 {
      sum += tree[place] ?? 0
      place -= place & -place
    }
    return sum
  }
}
