import TestSupport
import Testing

@testable import HeadlessUIKit

struct LongestIncreasingRunTests {
  /// All orders of up to six numbers, against all of their subsequences.
  @Test func allShortOrders() {
    for count in 0...6 {
      for order in permutations(Array(0..<count)) {
        let positions = LongestIncreasingRun.positions(of: order)
        let values = positions.map { order[$0] }
        #expect(values == values.sorted() && positions == positions.sorted())
        expectEqual(positions.count, longest(order), "\(order)")
      }
    }
  }

  private func permutations(_ values: [Int]) -> [[Int]] {
    guard let first = values.first else { return [[]] }
    return permutations(Array(values.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }

  private func longest(_ values: [Int]) -> Int {
    (0..<1 << values.count).map { mask in
      let chosen = values.indices.filter { mask & 1 << $0 != 0 }.map { values[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }
}
