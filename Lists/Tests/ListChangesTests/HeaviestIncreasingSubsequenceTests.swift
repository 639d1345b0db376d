import TestSupport
import Testing

@testable import ListChanges

struct HeaviestIncreasingSubsequenceTests {
  /// Disjoint runs of random lengths in random order.
  private static func runs(_ count: Int, longest: Int, generator: inout SeededGenerator) -> [MatchedRun] {
    let lengths = (0..<count).map { _ in Int.random(in: 1...longest, using: &generator) }
    var olds = [Int](repeating: 0, count: count)
    var old = 0
    for index in (0..<count).shuffled(using: &generator) {
      olds[index] = old
      old += lengths[index]
    }
    var new = 0
    return (0..<count).map { index in
      defer { new += lengths[index] }
      return MatchedRun(old: olds[index], new: new, count: lengths[index])
    }
  }

  private static func heaviest(_ runs: [MatchedRun]) -> Int {
    var weights: [Int] = []
    for (index, run) in runs.enumerated() {
      weights.append(run.count + ((0..<index).filter { runs[$0].old < run.old }.map { weights[$0] }.max() ?? 0))
    }
    return weights.max() ?? 0
  }

  private static func weight(_ chains: HeaviestIncreasingSubsequence.Chains?, of runs: [MatchedRun]) -> Int? {
    guard let chains else { return nil }
    var weight = 0
    var run = chains.best
    var last = Int.max
    while run >= 0 {
      guard runs[run].old < last else { return nil }
      last = runs[run].old
      weight += runs[run].count
      run = Int(chains.previous[run])
    }
    return weight
  }

  @Test(arguments: [1, 2, 30], [1, 9])
  func bothWaysFindTheHeaviest(count: Int, longest: Int) {
    var generator = SeededGenerator(seed: UInt64(count * 10 + longest))
    for _ in 0..<200 {
      let runs = Self.runs(count, longest: longest, generator: &generator)
      let heaviest = Self.heaviest(runs)
      expectEqual(
        Self.weight(
          runs.withUnsafeBufferPointer { HeaviestIncreasingSubsequence.frontier($0, budget: .max) },
          of: runs
        ),
        heaviest
      )
      expectEqual(
        Self.weight(runs.withUnsafeBufferPointer { HeaviestIncreasingSubsequence.prefixMaxima($0) }, of: runs),
        heaviest
      )
    }
  }

  @Test func noRuns() {
    #expect(HeaviestIncreasingSubsequence([]).stays.isEmpty)
  }

  /// Many short runs that are each inserted before all that came earlier: the frontier would be moved about for each.
  @Test func insertionsInFrontUseUpTheBudget() {
    let count = 2_000
    let runs = (0..<count).map { index in
      MatchedRun(old: (count - index) * 2 * count, new: index * 2 * count, count: count - index)
    }
    #expect(runs.withUnsafeBufferPointer { HeaviestIncreasingSubsequence.frontier($0, budget: .max) } != nil)
    #expect(runs.withUnsafeBufferPointer { HeaviestIncreasingSubsequence.frontier($0, budget: 1_000) } == nil)
    expectEqual(HeaviestIncreasingSubsequence(runs).stays.count { $0 }, 1)
  }
}
