import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct PrefetchTrackerTests {
  private let space = OrderedIndexSpace(counts: [10, 0, 10])

  private func visible(_ ordinals: Range<Int>) -> [IndexPath] {
    ordinals.compactMap(space.indexPath(at:))
  }

  @Test func aScreenfulAheadNearestFirst() {
    var tracker = PrefetchTracker()
    let step = tracker.scroll(.forward, visible: visible(6..<9), in: space)
    expectEqual(step.toPrefetch, [[0, 9], [2, 0], [2, 1]])
    expectEqual(step.toCancel, [])
    expectEqual(tracker.requested, [[0, 9], [2, 0], [2, 1]])
  }

  @Test func backwardsTheNearestIsTheLast() {
    var tracker = PrefetchTracker()
    let step = tracker.scroll(.backward, visible: visible(11..<14).reversed(), in: space)
    expectEqual(step.toPrefetch, [[2, 0], [0, 9], [0, 8]])
  }

  @Test func onlyWhatWasNotRequestedBefore() {
    var tracker = PrefetchTracker()
    _ = tracker.scroll(.forward, visible: visible(0..<3), in: space)
    let step = tracker.scroll(.forward, visible: visible(1..<4), in: space)
    expectEqual(step.toPrefetch, [[0, 6]])
    expectEqual(step.toCancel, [])
    #expect(tracker.scroll(.forward, visible: visible(1..<4), in: space).isEmpty)
  }

  @Test func reversingCancels() {
    var tracker = PrefetchTracker(windowSize: 2)
    _ = tracker.scroll(.forward, visible: visible(4..<7), in: space)
    let step = tracker.scroll(.backward, visible: visible(3..<6), in: space)
    expectEqual(step.toPrefetch, [[0, 2], [0, 1]])
    expectEqual(step.toCancel, [[0, 7], [0, 8]])
  }

  @Test func whatCameIntoViewIsNotCancelled() {
    var tracker = PrefetchTracker(windowSize: 3)
    _ = tracker.scroll(.forward, visible: visible(0..<2), in: space)
    let step = tracker.scroll(.backward, visible: visible(1..<3), in: space)
    expectEqual(step.toPrefetch, [[0, 0]])
    expectEqual(step.toCancel, [[0, 3], [0, 4]])
  }

  @Test func jumpsCancelWhatTheyPass() {
    var tracker = PrefetchTracker(windowSize: 2)
    _ = tracker.scroll(.forward, visible: visible(0..<2), in: space)
    let step = tracker.scroll(.forward, visible: visible(12..<14), in: space)
    expectEqual(step.toPrefetch, [[2, 4], [2, 5]])
    expectEqual(step.toCancel, [[0, 2], [0, 3]])
  }

  @Test func windowsEndWithTheList() {
    var tracker = PrefetchTracker(windowSize: 5)
    expectEqual(tracker.scroll(.forward, visible: visible(17..<19), in: space).toPrefetch, [[2, 9]])
    #expect(tracker.scroll(.forward, visible: visible(18..<20), in: space).isEmpty)
    expectEqual(tracker.scroll(.backward, visible: visible(1..<3), in: space).toPrefetch, [[0, 0]])
    #expect(tracker.scroll(.backward, visible: visible(0..<2), in: space).isEmpty)
  }

  @Test func nothingVisibleCancelsAll() {
    var tracker = PrefetchTracker(windowSize: 1)
    _ = tracker.scroll(.forward, visible: visible(0..<1), in: space)
    expectEqual(tracker.scroll(.forward, visible: [], in: space), .init(toPrefetch: [], toCancel: [[0, 1]]))
    expectEqual(tracker.requested, [])
  }

  @Test(arguments: [0, -1])
  func noWindow(size: Int) {
    var tracker = PrefetchTracker(windowSize: size)
    #expect(tracker.scroll(.forward, visible: visible(0..<3), in: space).isEmpty)
  }

  @Test func followsUpdates() {
    var tracker = PrefetchTracker(windowSize: 3)
    _ = tracker.scroll(.forward, visible: visible(0..<2), in: space)
    tracker.follow(ListUpdateMapping(ListUpdates([.delete(0, 2), .reload(0, 3), .insertSection(0)])))
    expectEqual(tracker.requested, [[1, 3]])
    tracker.reset()
    expectEqual(tracker.requested, [])
  }
}
