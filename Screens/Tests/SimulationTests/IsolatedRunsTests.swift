#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation
  import TestSupport
  import Testing

  @Suite @MainActor struct IsolatedRunsTests {
    private func draw(_ choices: Choices) -> Int {
      _ = choices.beginStep()
      let first = choices.below(10)
      _ = choices.beginStep()
      _ = choices.below(1 << 32)
      _ = choices.below(5, .order)
      _ = choices.below(800, .answer)
      return first
    }

    @Test
    func aRunThatEndsByItselfHasNoTrapAndOneThatTrapsHasAReasonBothLeaveTheirScript() throws {
      let runs = try #require(IsolatedRuns())
      for seed in UInt64(0)..<10 {
        let here = Choices(seed: seed)
        let first = draw(here)
        let outcome = runs.run(Choices(seed: seed)) { choices in
          if draw(choices) > 4 { fatalError("more than four") }
        }
        #expect(outcome.script == here.recorded, "seed \(seed)")
        #expect((outcome.trap != nil) == (first > 4), "seed \(seed)")
        if let trap = outcome.trap { #expect(trap.contains("more than four"), "seed \(seed)") }
      }
    }

    @Test(.slow)
    func aRunThatHangsEnds() throws {
      let runs = try #require(IsolatedRuns())
      let outcome = runs.run(Choices(seed: 1), seconds: 1) { _ in while true { usleep(100_000) } }
      #expect(outcome.trap == "It hangs.")
    }

    @Test
    func aChildHasSimulationsOfItsOwn() throws {
      let runs = try #require(IsolatedRuns())
      let expected = Races.run(seed: 5)
      let outcome = runs.run(Choices(seed: 1)) { _ in
        if Races.run(seed: 5) != expected { fatalError("another text") }
      }
      #expect(outcome.trap == nil)
    }
  }
#endif
