#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  extension SimulationPlan {
    /// Returns a Boolean value that indicates whether the screen needs a navigation controller. It has bar buttons or a search
    /// controller, or accesses its navigation controller once it's visible.
    ///
    /// Some short worlds run in a copy of this process, always the same ones, so that a replay has the same result.
    func wantsNavigation() -> Bool {
      guard !Screen.hasBars, let runs = IsolatedRuns() else { return false }
      var plan = self
      plan.checks = []
      plan.steps = min(steps, Self.triedSteps)
      plan.inNavigationController = false
      let outcome = runs.run(Choices(script: ChoiceScript())) { _ in
        for seed in Self.triedSeeds where !plan.run(Choices(seed: seed)).reach.withoutNavigation.isEmpty {
          FileHandle.standardError.write(Data(Self.word.utf8))
          return
        }
      }
      return outcome.output.contains(Self.word)
    }

    private static var triedSeeds: ClosedRange<UInt64> { 1...3 }
    private static var triedSteps: Int { 20 }
    private static var word: String { "It is for a navigation controller." }
  }
#endif
