#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// What outlives a world.
  @Suite @MainActor struct LeftoversTests {
    private typealias Kept = WaresViewController.Kept
    private struct NoSuchWorld: Error {}

    private func plan(_ state: WaresState) -> SimulationPlan<WaresViewController> {
      Kept.empty()
      return SimulationPlan { world in WaresViewController(state, world.server()) }
    }

    private func simulate(
      _ state: WaresState,
      seed: UInt64 = 1,
      worlds: Int = 6,
      replaying replay: String? = nil,
      showing shown: ((WaresViewController) -> [String])? = nil,
      without off: Set<Check> = [],
      line: Int = #line
    ) throws -> SimulationCounts {
      Kept.empty()
      return try ScreenTesting.simulate(
        WaresViewController.self,
        seed: seed,
        worlds: worlds,
        steps: 20,
        replaying: replay,
        showing: shown,
        without: off,
        line: line
      ) { world in WaresViewController(state, world.server()) }
    }

    private func failure(_ body: () throws -> SimulationCounts) -> SimulationFailure? {
      do {
        _ = try body()
        return nil
      } catch { return error as? SimulationFailure }
    }

    // MARK: What shows

    @Test(.slow)
    func aSingletonThatShowsIsFoundWithWhatItShowsAndWithWhatToWriteInstead() throws {
      let failure = try #require(failure { try simulate(.basketShown) })
      let text = "\(failure)"
      #expect(failure.finding.check == .leftovers && failure.earlierWorlds > 0, "\(failure)")
      #expect(text.contains("0 in the basket") && text.contains("a static or a singleton"), "\(failure)")
      #expect(text.contains("WaresViewController(store: Store())") && !text.contains("replaying:"), "\(failure)")
      #expect(text.contains("without: [.leftovers]"), "\(failure)")
      #expect(failure.steps == [])
      // It is found in each run, and in no world alone.
      let again = self.failure { try simulate(.basketShown) }
      #expect(again?.finding == failure.finding && again?.seed == failure.seed)
      #expect(try simulate(.basketShown, without: [.leftovers]).comparedWorlds == 0)
      #expect(try simulate(.basketShown, worlds: 1).comparedWorlds == 0)
    }

    @Test(.slow)
    func stateThatDoesNotShowIsLeftAlone() throws {
      for state in [WaresState.harmless, .drawnOnce] {
        for seed: UInt64 in [1, 20] { #expect(try simulate(state, seed: seed).comparedWorlds == 1, "\(state)") }
        #expect(!Kept.pictures.isEmpty || Kept.device != nil, "It is kept")
      }
    }

    @Test(.slow)
    func aStaticThatCountsRunsIsNoQuestionOfWhichAnswerComesFirst() throws {
      let failure = try #require(failure { try simulate(.pricesCounted, worlds: 30) })
      #expect(failure.finding.check == .leftovers, "\(failure)")
    }

    // MARK: Findings that depend on it

    @Test
    func aFindingOfASecondWorldIsReportedAsThatAndNotShrunk() throws {
      let failure = try #require(failure { try simulate(.soldOnce) { $0.names } })
      #expect(failure.finding.check == .model && failure.earlierWorlds > 0, "\(failure)")
      #expect("\(failure)".contains("It does not come in a process of its own, and comes there after"), "\(failure)")
      let first = failure.seed &- UInt64(failure.earlierWorlds)
      #expect("\(failure)".contains("seed: \(first), worlds: \(failure.earlierWorlds + 1)"), "\(failure)")
      let again = self.failure { try simulate(.soldOnce, seed: first, worlds: failure.earlierWorlds + 1) { $0.names } }
      #expect(again?.finding == failure.finding && again?.seed == failure.seed)
      #expect(throws: Never.self) { try simulate(.soldOnce, replaying: failure.replay) { $0.names } }
    }

    @Test
    func aFindingThatTheFirstWorldHidesIsShrunkInProcessesOfItsOwn() throws {
      let failure = try #require(failure { try simulate(.wrongOnce) })
      #expect(failure.finding.check == .freshCells && failure.steps.count == 1, "\(failure)")
      #expect(!failure.comesAgain && failure.earlierWorlds == 0, "\(failure)")
      let again = self.failure { try simulate(.wrongOnce, replaying: failure.replay) }
      #expect(again?.finding == failure.finding && again?.steps == failure.steps)
      #expect(try Data(contentsOf: URL(fileURLWithPath: failure.film)).count > 1_000)
    }

    /// A world in which a ware is tapped or none is, as it is after another world.
    private func later(
      _ plan: SimulationPlan<WaresViewController>,
      isTapped: Bool = true
    ) throws -> (seed: UInt64, outcome: SimulationOutcome) {
      var plan = plan
      plan.watches = true
      (Kept.hasHappened, Kept.launches) = (true, 1)
      for seed in UInt64(2)..<40 {
        let outcome = plan.run(Choices(seed: seed))
        if outcome.steps.contains(where: { $0.code.contains("tap(") }) == isTapped { return (seed, outcome) }
      }
      throw NoSuchWorld()
    }

    @Test(.slow)
    func whatEarlierWorldsHideIsFoundWhereAWorldIsTheFirstOfItsProcess() throws {
      let plan = plan(.wrongOnce)
      let lone = try #require(LoneRuns(of: plan))
      let here = try later(plan)
      #expect(here.outcome.finding == nil)
      var compared = 0
      let found = plan.leftovers(in: here.outcome, here.seed, after: Array(100..<110), steps: nil, lone) {
        compared += 1
      }
      #expect(found?.finding.check == .freshCells && found?.comesAgain == false && found?.earlierWorlds == nil)
      #expect(found?.outcome.steps.count == 1 && compared == 1)
    }

    @Test
    func aWorldThatStopsItsOwnProcessIsAFindingUnlessItStopsThereAfterOtherWorldsToo() throws {
      var plan = plan(.stopsOnce)
      plan.steps = 6
      let lone = try #require(LoneRuns(of: plan))
      let (idle, here) = (try later(plan, isTapped: false), try later(plan))
      let found = plan.leftovers(in: here.outcome, here.seed, after: [idle.seed], steps: nil, lone) {}
      #expect(found?.endsProcess == true && found?.finding.check == .leftovers)
      #expect(found?.finding.text.contains("The basket was not made") == true)
      #expect(plan.leftovers(in: here.outcome, here.seed, after: [here.seed], steps: nil, lone) {} == nil)
    }

    @Test(.slow)
    func aWorldThatHangsInItsOwnProcessSaysNothing() throws {
      let plan = plan(.hangsOnce)
      let lone = try #require(LoneRuns(of: plan))
      lone.seconds = 1
      let here = try later(plan)
      var compared = 0
      #expect(plan.leftovers(in: here.outcome, here.seed, after: [1], steps: nil, lone) { compared += 1 } == nil)
      #expect(compared == 0)
      #expect(lone.run(ChoiceScript(steps: [[]])) == nil, "Nothing is asked of such a process again")
    }

    // MARK: Where no process can be had

    @Test
    func whereTheSystemMakesNoCopyScreensAreSimulatedAsBefore() async {
      await #expect(processExitsWith: .success) { @MainActor in
        // Files that are open already stay open, and no more can be.
        var limit = rlimit()
        #expect(getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
        limit.rlim_cur = 3
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
        #expect(FrozenProcess { $0 } == nil)
        let counts = try ScreenTesting.simulate(WaresViewController.self, worlds: 6, steps: 20) { world in
          WaresViewController(.basketShown, world.server())
        }
        #expect(counts.worlds == 6 && counts.comparedWorlds == 0)
      }
    }
  }
#endif
