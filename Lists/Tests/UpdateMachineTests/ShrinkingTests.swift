import TestSupport
import Testing

@testable import UpdateMachine

@MainActor struct ShrinkingTests {
  /// All failures that need up to three of twelve transitions, in this order.
  @Test func whatAFailureDoesNotNeedIsLeftOut() async {
    for first in 0..<12 {
      for second in first..<12 {
        for third in second..<12 {
          let needed = Set([first, second, third])
          let shortest = await Shrinking.shortest(Array(0..<12)) { list in
            guard needed.isSubset(of: list) else { return nil }
            return Array(list.prefix { $0 <= third })
          }
          expectEqual(shortest, needed.sorted())
        }
      }
    }
  }

  @Test func aFailureThatNeedsNothingIsEmpty() async {
    await expectEqual(Shrinking.shortest([1, 2, 3, 4, 5]) { $0 }, [])
  }

  /// Two transitions that fail one by one, and not together with a third one.
  @Test func theResultFails() async {
    let fails: ([Int]) -> Bool = { ($0.contains(3) || $0.contains(7)) && !($0.contains(3) && !$0.contains(5)) }
    let shortest = await Shrinking.shortest(Array(0..<10)) { fails($0) ? $0 : nil }
    #expect(fails(shortest))
    expectEqual(shortest, [7])
  }
}
