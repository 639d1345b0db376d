/// Which runs can stay where they are while the others move.
///
/// The runs that stay are those of a heaviest increasing subsequence, weighted by their length, so that the least
/// number of items moves.
@usableFromInline
struct IncreasingRuns {
  /// Whether each run stays.
  @usableFromInline let stays: [Bool]

  /// - Parameter runs: disjoint runs in the order of the new content.
  /// - Complexity: O(r log r) for r runs.
  @usableFromInline
  init(_ runs: [MatchedRun]) {
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
  static func frontier(_ runs: [MatchedRun], budget: Int) -> Chains? {
    var budget = budget
    var previous = [Int32](repeating: -1, count: runs.count)
    let olds = UnsafeMutablePointer<Int32>.allocate(capacity: runs.count)
    let lasts = UnsafeMutablePointer<Int32>.allocate(capacity: runs.count)
    let weights = UnsafeMutablePointer<Int>.allocate(capacity: runs.count)
    defer {
      olds.deallocate()
      lasts.deallocate()
      weights.deallocate()
    }
    var count = 0
    for (index, run) in runs.enumerated() {
      let low = count > 0 && olds[count - 1] > run.oldStart ? place(of: run.oldStart, in: olds, count) : count
      var weight = run.count
      if low > 0 {
        weight += weights[low - 1]
        previous[index] = lasts[low - 1]
      }
      var end = low
      while end < count, weights[end] <= weight { end += 1 }

      if end != low + 1, low < count {
        budget -= (count - end) / 8
        if budget < 0 { return nil }
        (olds + low + 1).update(from: olds + end, count: count - end)
        (lasts + low + 1).update(from: lasts + end, count: count - end)
        (weights + low + 1).update(from: weights + end, count: count - end)
      }
      count += low + 1 - end
      olds[low] = run.oldStart
      lasts[low] = Int32(truncatingIfNeeded: index)
      weights[low] = weight
    }
    return (count == 0 ? -1 : Int(lasts[count - 1]), previous)
  }

  /// How many of some ascending numbers are below another, without branches that cannot be predicted.
  private static func place(of number: Int32, in numbers: UnsafeMutablePointer<Int32>, _ count: Int) -> Int {
    var first = 0
    var rest = count
    while rest > 1 {
      let half = rest >> 1
      first += numbers[first + half - 1] < number ? half : 0
      rest -= half
    }
    return first + (numbers[first] < number ? 1 : 0)
  }

  /// Keeps the heaviest subsequence of each prefix of the old content in a Fenwick tree.
  static func prefixMaxima(_ runs: [MatchedRun]) -> Chains {
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
