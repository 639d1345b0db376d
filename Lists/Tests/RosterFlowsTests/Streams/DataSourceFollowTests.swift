import ListModels
import RosterFlows
import Simulation
import TestSupport
import Testing

@testable import RosterFlows

#if os(Linux) && canImport(Glibc)

  @testable import RosterCore

  /// Numbers, one after the other, each after a while.
  private struct Ticks: AsyncSequence, AsyncIteratorProtocol {
    let interval: Duration
    let count: Int
    var failure: Interruption?
    private var number = 0

    init(every interval: Duration, _ count: Int, failure: Interruption? = nil) {
      self.interval = interval
      self.count = count
      self.failure = failure
    }

    func makeAsyncIterator() -> Ticks { self }

    mutating func next() async throws -> Int? {
      if number == count {
        if let failure { throw failure }
        return nil
      }
      if interval > .zero { try await Task.sleep(for: interval) }
      number += 1
      return number
    }
  }

  private struct Interruption: Error {}

  extension ContentFollowing.State {
    fileprivate var name: String {
      switch self {
      case .waiting: "waiting"
      case .following: "following"
      case .finished: "finished"
      case .failed: "failed"
      case .cancelled: "cancelled"
      }
    }
  }

  @MainActor private func simulated(_ body: (Scheduler) -> Void) {
    Scheduler.run(seed: 1, choosing: { _ in 0 }) { body($0) }
  }

  /// Virtual time: nothing here sleeps.
  @MainActor @Suite struct DataSourceFollowTests {
    @Test
    func ofWholeValuesTheNewestIsShownOnceInAFrameAndTheLastOneInAnyCase() {
      simulated { scheduler in
        let content = FlatDataSource<Int>()
        let view = ListModel(content.map { Cell(id: $0) })
        var shown: [Int] = []
        let following = content.follow(Ticks(every: .milliseconds(1), 1_000)) { content, number in
          shown.append(number)
          content.apply(Array(0..<number))
        }
        expectEqual(following.state.name, "waiting")
        scheduler.advance(by: .milliseconds(500))
        #expect(following.state.name == "following" && following.isActive)
        scheduler.advance(by: .seconds(2))
        #expect(following.state.name == "finished" && !following.isActive)
        #expect(shown.last == 1_000 && shown == shown.sorted() && content.numberOfItems == 1_000)
        // A second has 62.5 frames of 16 ms.
        #expect(shown.count <= 65 && shown.count >= 60)
        expectEqual(view.complaints, [])
      }
    }

    @Test
    func eventsAreAllMadeInTheirOrderInOneUpdateForEachFrame() {
      simulated { scheduler in
        let content = FlatDataSource<Int>()
        let log = ChangeLog(content)
        let following = content.follow(events: Ticks(every: .microseconds(100), 10_000)) { $0.append($1) }
        scheduler.advance(by: .seconds(3), limit: 1_000_000)
        expectEqual(following.state.name, "finished")
        expectEqual(content.items, Array(1...10_000))
        #expect(log.changes.count <= 65)
      }
    }

    @Test
    func aSourceThatFailsLeavesWhatCameBefore() {
      simulated { scheduler in
        let content = FlatDataSource<Int>()
        var states: [String] = []
        let following = content.follow(events: Ticks(every: .milliseconds(1), 3, failure: Interruption())) {
          $0.append($1)
        }
        following.onStateChange = { states.append($0.name) }
        scheduler.advance(by: .seconds(1))
        #expect(states == ["following", "failed"] && content.items == [1, 2, 3])
        guard case .failed(let error) = following.state else { return }
        #expect(error is Interruption)
        following.cancel()
        expectEqual(following.state.name, "failed")
      }
    }

    enum End: CaseIterable { case cancellation, release, contentGone }

    @Test(arguments: End.allCases)
    func itEndsWithItsTokenAndWithTheContentAndTheSourceIsLetGo(_ end: End) {
      simulated { scheduler in
        var content: FlatDataSource<Int>? = FlatDataSource()
        weak let weakContent = content
        var isTerminated = false
        let stream = AsyncStream<Int> { continuation in
          continuation.onTermination = { _ in MainActor.assumeIsolated { isTerminated = true } }
          for number in 1...5 { continuation.yield(number) }
          Task {
            try await Task.sleep(for: .milliseconds(50))
            continuation.yield(6)
          }
        }
        var following = content?.follow(events: stream) { $0.append($1) }
        scheduler.advance(by: .milliseconds(30))
        #expect(content?.items == [1, 2, 3, 4, 5] && !isTerminated)
        switch end {
        case .cancellation: following?.cancel()
        case .release: following = nil
        case .contentGone: content = nil
        }
        scheduler.advance(by: .milliseconds(100))
        #expect(isTerminated)
        expectEqual(weakContent?.items, (end == .contentGone ? nil : [1, 2, 3, 4, 5]))
        if end != .release { expectEqual(following?.state.name, "cancelled") }
      }
    }

    @Test
    func whatWaitsWhenItIsCancelledIsNotShown() {
      simulated { scheduler in
        let content = FlatDataSource<Int>()
        let following = content.follow(events: Ticks(every: .milliseconds(1), 100)) { $0.append($1) }
        scheduler.advance(by: .milliseconds(20))
        let count = content.numberOfItems
        #expect(count > 0 && count < 20)
        following.cancel()
        scheduler.advance(by: .seconds(1))
        expectEqual(content.numberOfItems, count)
      }
    }

    @Test
    func aSourceThatAlwaysHasAnotherValueLeavesTheMainActorToOthers() {
      simulated { scheduler in
        let content = FlatDataSource<Int>()
        var turns = 0
        let other = Task { while !Task.isCancelled { turns += 1; await Task.yield() } }
        let following = content.follow(events: Ticks(every: .zero, .max)) { $0.append($1) }
        for _ in 0..<2_000 { scheduler.step() }
        #expect(turns > 100)
        #expect(content.numberOfItems <= FollowedElements<Int>.limit)
        following.cancel()
        other.cancel()
        scheduler.settle()
      }
    }
  }
#endif
