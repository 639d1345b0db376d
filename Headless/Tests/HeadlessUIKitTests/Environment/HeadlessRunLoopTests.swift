import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct HeadlessRunLoopTests {
  @Test
  func withADelayCompletionsComeWhenAnimationsEndAndThoseWithoutOneOnTheNextTurn() {
    var waiting: [(duration: TimeInterval, work: @MainActor () -> Void)] = []
    var words: [String] = []
    HeadlessRunLoop.withDelay({ waiting.append(($0, $1)) }) {
      UIView.animate(withDuration: 0.5, delay: 0.25, animations: { words.append("made") }) { _ in words.append("ended")
      }
      UIView.animate(withDuration: 0, animations: {}) { _ in words.append("at once") }
      let fixture = TableFixture(rows: 1)
      fixture.table.performBatchUpdates({}) { _ in words.append("batch") }
      UIView.performWithoutAnimation { fixture.table.performBatchUpdates({}) { _ in words.append("still") } }
      HeadlessRunLoop.runPending()
      expectEqual(words, ["made", "at once", "still"])
      expectEqual(waiting.map(\.duration), [0.75, 0.3])
      for item in waiting { item.work() }
      expectEqual(words, ["made", "at once", "still", "ended", "batch"])
    }
  }

  @Test
  func whatWasPendingBeforeWaitsAndWhatIsLeftIsDropped() {
    var words: [String] = []
    UIView.animate(withDuration: 1, animations: {}) { _ in words.append("outer") }
    HeadlessRunLoop.withDelay({ _, _ in }) {
      UIView.animate(withDuration: 0, animations: {}) { _ in words.append("left") }
      UIView.animate(withDuration: 1, animations: {}) { _ in words.append("never") }
    }
    HeadlessRunLoop.runPending()
    expectEqual(words, ["outer"])
  }
}
