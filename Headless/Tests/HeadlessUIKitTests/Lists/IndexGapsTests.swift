import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct IndexGapsTests {
  /// Every set of gaps among eight indexes, against counting by hand.
  @Test func everySetOfGaps() {
    for mask in 0..<256 {
      let left = (0..<8).filter { mask & (1 << $0) != 0 }
      let remaining = (0..<20).filter { !left.contains($0) }
      let gaps = IndexGaps(left.reversed() + left)
      for index in 0..<20 {
        expectEqual(gaps.rank(of: index), remaining.firstIndex(of: index))
      }
      for (rank, index) in remaining.enumerated() {
        expectEqual(gaps.index(ofRank: rank), index)
      }
    }
  }
}
