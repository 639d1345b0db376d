#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation

  extension SimulationPlan {
    /// Runs once, and a second time in the order of the requests if that may say something.
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
      // Two runs that read or ask differently may end differently: a page may be asked for because a row came late.
      guard
        plain.finding == nil, !plain.isDisturbed, plain.steps == outcome.steps, plain.requests == outcome.requests,
        let difference = outcome.difference(toOrdered: plain)
      else { return outcome }
      // Where the same run ends differently each time, it is no question of the order.
      let again = SimulationRun.outcome(of: self, Choices(script: outcome.script), outcome.comparison)
      let repeated = outcome.ends(again)
      guard repeated.items == repeated.others else { return outcome }
      var found = outcome
      found.finding = Finding(.order, difference)
      return found
    }

    /// Runs choices and notes what the screen shows after each step.
    ///
    /// - Parameter steps: how many steps are taken at most; `nil` is all of them, and what comes after the last.
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

    /// The first failure of some worlds, and the simplest way to it.
    ///
    /// - Parameters:
    ///   - lone: processes in which no world has run; `nil` if there are none.
    ///   - counts: what was tried is added to it.
    ///   - willRun: is called with each seed before its world runs.
    ///   - hasFound: is called with what was found, before the simplest way to it is looked for.
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

    /// One of so many steps is taken once more, in a process of its own, or the beginning alone.
    private static var comparedPart: Int { 20 }
  }
#endif
