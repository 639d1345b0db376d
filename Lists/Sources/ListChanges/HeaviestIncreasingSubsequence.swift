/// Which runs can stay where they are while the others move.
///
/// The runs that stay are those of a heaviest increasing subsequence, weighted by their length, so that the least
/// number of items moves.
@usableFromInline
package struct HeaviestIncreasingSubsequence {
  /// Whether each run stays.
  @usableFromInline package let stays: [Bool]

  /// - Parameter runs: disjoint runs in the order of the new content.
  /// - Complexity: O(r log r) for r runs.
  @usableFromInline
  package init(_ runs: [MatchedRun]) {
    self = runs.withUnsafeBufferPointer { HeaviestIncreasingSubsequence($0) }
  }

  /// - Parameter runs: disjoint runs in the order of the new content.
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

  /// The last run of a heaviest subsequence, and for each run the one before it in its heaviest subsequence.
  @usableFromInline typealias Chains = (best: Int, previous: [Int32])

  /// Keeps, in order, the last runs of the subsequences that can still become the heaviest.
  ///
  /// If all runs have the same length this is patience sorting. With lengths of all kinds entries are moved about;
  /// the budget limits that.
  /// - Returns: `nil` if the budget is used up.
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
    // As long as the power of two after `count`, which has this many bits, and filled up with the greatest number.
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

  /// How many of some ascending numbers are below another, and less than all of them.
  ///
  /// The sign of a difference is a bit of the answer: a branch would be mispredicted every other time. No number is
  /// negative, so differences do not overflow.
  /// - Parameter bits: how many bits the answer has; there are `1 << bits` numbers.
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

  /// Keeps the heaviest subsequence of each prefix of the old content in a Fenwick tree.
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
