import Foundation

/// Lengths that stand in a row, with their sums from the start: changing one and summing up are both cheap.
struct PrefixSums: Hashable, Sendable {
  /// A binary indexed tree; node `i` (from 1) holds the sum of the lengths `i - lowestBit(i) ..< i`.
  private var nodes: [CGFloat]
  /// The sum of all lengths.
  private(set) var total: CGFloat
  /// How many lengths there are.
  let count: Int

  /// - Complexity: O(n)
  init(_ lengths: [CGFloat]) {
    count = lengths.count
    total = 0
    nodes = [0] + lengths
    var index = 1
    while index <= count {
      total += lengths[index - 1]
      let parent = index + (index & -index)
      if parent <= count { nodes[parent] += nodes[index] }
      index += 1
    }
  }

  /// Makes one length longer by `delta`, or shorter if that is negative.
  ///
  /// - Complexity: O(log n)
  mutating func add(_ delta: CGFloat, at position: Int) {
    total += delta
    var index = position + 1
    while index <= count {
      nodes[index] += delta
      index += index & -index
    }
  }

  /// The sum of the lengths before a position.
  ///
  /// - Complexity: O(log n)
  func sum(before position: Int) -> CGFloat {
    var index = position
    var sum: CGFloat = 0
    while index > 0 {
      sum += nodes[index]
      index -= index & -index
    }
    return sum
  }

  /// The last position whose sum before it is at most `sum`, and what is left of `sum` there; the ends bound it.
  ///
  /// - Complexity: O(log n)
  func position(at sum: CGFloat) -> (position: Int, rest: CGFloat) {
    var index = 0
    var rest = sum
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count, nodes[next] <= rest {
        index = next
        rest -= nodes[next]
      }
      step /= 2
    }
    guard index >= count else { return (index, rest) }
    let last = max(0, count - 1)
    return (last, sum - self.sum(before: last))
  }
}
