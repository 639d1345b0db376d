#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import Roster
  import ScreenTesting
  import TestSupport
  import Testing

  /// Bursts of Roster's content wait for a turn of the main actor, which a simulation owns.
  @Suite @MainActor struct BurstsInSimulationsTests {
    @Test
    func aBurstThatWaitsOutsideOfASimulationDoesNotKeepOneInIt() async {
      let other = FlatDataSource([1])
      coalesced { other.append(2) }
      let items = Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let content = FlatDataSource([1])
        coalesced { content.append(2) }
        scheduler.settle()
        return content.items
      }
      #expect(items == [1, 2])
      #expect(await eventually { other.items == [1, 2] })
    }

    @Test
    func aSimulationThatEndsBeforeABurstHasHadItsTurnKeepsNoLaterOne() async {
      let content = FlatDataSource([1])
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { _ in
        _ = coalesced { content.append(2) }
      }
      let other = FlatDataSource([1])
      coalesced { other.append(2) }
      #expect(await eventually { other.items == [1, 2] })
    }

    @Test
    func aSimulationThatEndsBeforeAnAnimationDoesKeepsNoLaterOneFromEnding() async {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { _ in
        UIView.animate(withDuration: 0.1) {}
      }
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.1, animations: {}) { _ in continuation.resume() }
      }
    }
  }
#endif
