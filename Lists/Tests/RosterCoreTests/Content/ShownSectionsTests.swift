import TestSupport
import Testing

@testable import RosterCore

struct ShownSectionsTests {
  @Test func positionsAndSectionsAreInverse() {
    for total in 0...6 {
      for mask in 0..<(1 << total) {
        for policy in [EmptySections.keep, .drop] {
          var shown = ShownSections(policy)
          shown.update(total: total) { mask & (1 << $0) != 0 }
          let expected = (0..<total).filter { policy == .keep || mask & (1 << $0) != 0 }
          expectEqual(shown.count, expected.count)
          expectEqual((0..<shown.count).map { shown[$0] }, expected)
          for section in 0..<total {
            expectEqual(shown.position(of: section), expected.firstIndex(of: section))
          }
        }
      }
    }
  }
}
