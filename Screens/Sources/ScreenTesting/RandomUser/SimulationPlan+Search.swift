#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation

  extension SimulationPlan {
    /// Runs choices, and if useful again in the order of the requests.
    func run(_ choices: Choices) -> SimulationOutcome {
      var outcome = SimulationRun.outcome(of: self, choices)
      if outcome.isDisturbed { outcome = SimulationRun.outcome(of: self, choices.restarted(), .atEnd) }
      guard outcome.finding == nil, checks.contains(.order), !outcome.mayFail, outcome.requests.count > 1 else {
        return outcome
      }
      let plain = SimulationRun.outcome(
        of: self,
        Choices(script: outcome.script),
        outcome.comparison,
        inOrderOf: outcome
      )
      // Runs with different steps or requests may end differently: a late row may request a page.
      guard
        plain.finding == nil, !plain.isDisturbed, plain.steps == outcome.steps, plain.requests == outcome.requests,
        let difference = outcome.difference(toOrdered: plain)
      else { return outcome }
      // If the same run ends differently each time, the order isn't the cause.
      let again = SimulationRun.outcome(of: self, Choices(script: outcome.script), outcome.comparison)
      let repeated = outcome.ends(again)
      guard repeated.items == repeated.others else { return outcome }
      var found = outcome
      found.finding = Finding(.order, difference)
      return found
    }

    /// Runs choices, and records the screen after each step.
    ///
    /// - Parameter steps: The maximum number of steps, or `nil` for all of them and the end.
    func watched(
      _ script: ChoiceScript,
      _ comparison: CellComparison,
      stoppingAfter steps: Int?
    ) -> SimulationOutcome {
      var plan = self
      plan.watches = true
      plan.lastStep = steps
      return SimulationRun.outcome(of: plan, Choices(script: script), comparison)
    }

    /// Returns the first failure of some worlds, simplified.
    ///
    /// - Parameters:
    ///   - lone: Separate processes in which no world has run, or `nil` without any.
    ///   - counts: The counts to increase.
    ///   - willRun: A closure that's called with each seed before its world runs.
    ///   - hasFound: A closure that's called with the failure before it's simplified.
    func search(
      seed: UInt64,
      worlds: Int,
      _ lone: LoneRuns<Screen>?,
      _ counts: inout SimulationCounts,
      willRun: (UInt64) -> Void,
      hasFound: (FoundFailure) -> Void
    ) -> FoundFailure? {
      var seeds: [UInt64] = []
      for offset in 0..<worlds {
        let seed = seed &+ UInt64(offset)
        willRun(seed)
        var plan = self
        plan.watches = lone != nil && offset > 0 && offset == worlds - 1
        let outcome = plan.run(Choices(seed: seed))
        counts.add(outcome)
        if let finding = outcome.finding {
          hasFound(FoundFailure(finding: finding, seed: seed, outcome: outcome))
          return judged(outcome, finding, seed, after: seeds, lone)
        }
        if let lone, plan.watches {
          let most = max(0, counts.steps / Self.comparedPart - 1)
          let steps = outcome.steps.count > most ? most : nil
          var wasCompared = false
          let found = leftovers(in: outcome, seed, after: seeds, steps: steps, lone) { wasCompared = true }
          if wasCompared { counts.comparedWorlds += 1 }
          if let found { return found }
        }
        seeds.append(seed)
      }
      return nil
    }

    /// The divisor of the number of steps to repeat in a separate process.
    private static var comparedPart: Int { 20 }
  }
#endif
