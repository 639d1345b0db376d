/// The runs that can stay in place while the others move.
///
/// They form a heaviest increasing subsequence, weighted by length, so the fewest items move.
@usableFromInline
package struct HeaviestIncreasingSubsequence {
  /// Booleans that indicate whether each run stays.
  @usableFromInline package let stays: [Bool]

  /// - Parameter runs: Disjoint runs in the order of the new content.
  /// - Complexity: O(r log r) for r runs.
  @usableFromInline
  package init(_ runs: [MatchedRun]) {
    self = runs.withUnsafeBufferPointer { HeaviestIncreasingSubsequence($0) }
  }

  /// - Parameter runs: Disjoint runs in the order of the new content.
  /// - Complexity: O(r log r) for r runs.
  @usableFromInline
  init(_ runs: UnsafeBufferPointer<MatchedRun>) {
    if runs.count < 2 {
      stays = [Bool](repeating: true, count: runs.count)
      return
    }
    let budget = 1024 + 32 * runs.count
    let last = Self.frontier(runs, budget: budget) ?? Self.prefixMaxima(runs)
    var stays = [Bool](repeating: false, count: runs.count)
    var run = last.best
    while run >= 0 {
      stays[run] = true
      run = Int(last.previous[run])
    }
    self.stays = stays
  }

  /// The last run of a heaviest subsequence, and the run before each run in its heaviest subsequence.
  @usableFromInline typealias Chains = (best: Int, previous: [Int32])

  /// Finds the last runs of the subsequences that can still become the heaviest, in order.
  ///
  /// With equal lengths, this is patience sorting. With mixed lengths, entries are moved, which the budget limits.
  /// - Returns: The chains, or `nil` if the budget is used up.
  static func frontier(_ runs: UnsafeBufferPointer<MatchedRun>, budget: Int) -> Chains? {
    if runs.isEmpty { return (-1, []) }
    var previous = [Int32](repeating: -1, count: runs.count)
    let best = previous.withUnsafeMutableBufferPointer { frontier(runs, $0, budget: budget) }
    return best.map { ($0, previous) }
  }

  private static func frontier(
    _ runs: UnsafeBufferPointer<MatchedRun>,
    _ previous: UnsafeMutableBufferPointer<Int32>,
    budget: Int
  ) -> Int? {
    var budget = budget
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: runs.count * (MemoryLayout<Int>.stride + 3 * MemoryLayout<Int32>.stride),
      alignment: MemoryLayout<Int>.alignment
    )
    defer { memory.deallocate() }
    let weights = memory.bindMemory(to: Int.self, capacity: runs.count)
    let lasts = UnsafeMutableRawPointer(weights + runs.count).bindMemory(to: Int32.self, capacity: runs.count)
    // Padded with `.max` to a power of two, whose exponent is `bits`.
    let olds = UnsafeMutableRawPointer(lasts + runs.count).bindMemory(to: Int32.self, capacity: 2 * runs.count)
    var bits = 0
    olds[0] = .max
    var count = 0
    for index in runs.indices {
      let run = runs[index]
      let low = count > 0 && olds[count &- 1] > run.oldStart ? place(of: run.oldStart, in: olds, bits: bits) : count
      var weight = run.count
      if low > 0 {
        weight &+= weights[low &- 1]
        previous[index] = lasts[low &- 1]
      }
      var end = low
      while end < count, weights[end] <= weight { end &+= 1 }

      if end != low &+ 1, low < count {
        budget -= (count - end) / 8
        if budget < 0 { return nil }
        (olds + low + 1).moveInitialize(from: olds + end, count: count - end)
        (lasts + low + 1).moveInitialize(from: lasts + end, count: count - end)
        (weights + low + 1).moveInitialize(from: weights + end, count: count - end)
      }
      let next = count &+ low &+ 1 &- end
      if next < count {
        (olds + next).update(repeating: .max, count: count - next)
      } else if next > 1 &<< bits {
        (olds + next).initialize(repeating: .max, count: next - 2)
        bits += 1
      }
      count = next
      olds[low] = run.oldStart
      lasts[low] = Int32(truncatingIfNeeded: index)
      weights[low] = weight
    }
    return Int(lasts[count - 1])
  }

  /// Returns the count of the ascending numbers below `number`, which must not be all of them.
  ///
  /// The sign of a difference is a bit of the result. A branch would be mispredicted every other time. The numbers
  /// aren't negative, so differences don't overflow.
  /// - Parameter bits: The number of bits of the result. There are `1 << bits` numbers.
  @inline(__always)
  private static func place(of number: Int32, in numbers: UnsafeMutablePointer<Int32>, bits: Int) -> Int {
    var place = 0
    var bit = bits
    while bit > 0 {
      bit &-= 1
      let isBelow = UInt32(bitPattern: numbers[place &+ (1 &<< bit) &- 1] &- number) &>> 31
      place |= Int(isBelow) &<< bit
    }
    return place
  }

  /// Finds the heaviest subsequence of each prefix of the old content with a Fenwick tree.
  static func prefixMaxima(_ runs: UnsafeBufferPointer<MatchedRun>) -> Chains {
    var previous = [Int32](repeating: -1, count: runs.count)
    var rank = [Int](repeating: 0, count: runs.count)
    let ascending = runs.indices.sorted { runs[$0].old < runs[$1].old }
    for (position, index) in ascending.enumerated() { rank[index] = position + 1 }

    var heaviest = [Int](repeating: -1, count: runs.count + 1)
    var weights = [Int](repeating: 0, count: runs.count)
    for (index, run) in runs.enumerated() {
      var best = -1
      var position = rank[index]
      while position > 0 {
        let candidate = heaviest[position]
        if candidate >= 0, best < 0 || weights[candidate] > weights[best] { best = candidate }
        position &= position - 1
      }
      previous[index] = Int32(truncatingIfNeeded: best)
      weights[index] = run.count + (best < 0 ? 0 : weights[best])
      position = rank[index]
      while position <= runs.count {
        let candidate = heaviest[position]
        if candidate < 0 || weights[candidate] < weights[index] { heaviest[position] = index }
        position += position & -position
      }
    }
    return (weights.indices.max { weights[$0] < weights[$1] } ?? -1, previous)
  }
}
