import TestSupport
import Testing

@testable import ListChanges

struct NumberSetTests {
  /// All sets of numbers below six, in both orders.
  @Test func hasWhatWasInserted() {
    for members in 0..<(1 << 6) {
      let numbers = (0..<6).filter { members >> $0 & 1 == 1 }
      for order in [numbers, numbers.reversed()] {
        let set = NumberSet(order)
        expectEqual((0..<20).filter(set.contains), numbers)
      }
    }
  }

  @Test func growsForDistantNumbers() {
    var set = NumberSet([1_000])
    set.insert(3)
    set.insert(5_000)
    expectEqual((0..<10_000).filter(set.contains), [3, 1_000, 5_000])
    #expect(!set.contains(1_000_000))
  }
}
