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
      let (items, ordered, paths) = ends(of: outcome, plain)
      // Two runs that read or ask differently may end differently: a page may be asked for because a row came late.
      guard
        plain.finding == nil, !plain.isDisturbed, plain.steps == outcome.steps, plain.requests == outcome.requests,
        items != ordered
      else { return outcome }
      // Where the same run ends differently each time, it is no question of the order.
      let again = SimulationRun.outcome(of: self, Choices(script: outcome.script), outcome.comparison)
      let repeated = ends(of: outcome, again)
      guard repeated.items == repeated.others else { return outcome }
      var found = outcome
      found.finding = Finding(
        .order,
        "What is shown in the end depends on which answer comes first: \(difference(items, ordered, at: paths))"
      )
      return found
    }

    /// What two runs end with that can be compared: all rows, or those in sight of both, with their paths.
    private func ends(
      of outcome: SimulationOutcome,
      _ other: SimulationOutcome
    ) -> (items: [String], others: [String], paths: [IndexPath]?) {
      guard outcome.loadsItems || other.loadsItems else { return (outcome.items, other.items, nil) }
      // What is in sight may have other heights before it has come, so that other rows are in sight.
      let shared = outcome.visibleItems.keys.filter { other.visibleItems[$0] != nil }.sorted()
      return (
        shared.compactMap { outcome.visibleItems[$0] }, shared.compactMap { other.visibleItems[$0] }, shared
      )
    }

    /// The first row that differs, in words.
    ///
    /// - Parameter paths: those of the rows that were compared; `nil` if all were.
    private func difference(_ items: [String], _ ordered: [String], at paths: [IndexPath]?) -> String {
      let index = zip(items, ordered).prefix { $0 == $1 }.count
      let row = paths.map { $0[index].map(String.init).joined(separator: "-") } ?? "\(index)"
      func text(_ items: [String]) -> String { index < items.count ? "shows “\(items[index])”" : "is not there" }
      let counts = items.count == ordered.count ? "" : " There are \(items.count) rows, or \(ordered.count)."
      return
        "row \(row) \(text(items)), and \(text(ordered)) where answers come in the order of the requests.\(counts)"
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
    func search(
      seed: UInt64,
      worlds: Int,
      _ lone: LoneRuns<Screen>?,
      _ counts: inout SimulationCounts,
      willRun: (UInt64) -> Void
    ) -> FoundFailure? {
      var seeds: [UInt64] = []
      for offset in 0..<worlds {
        let seed = seed &+ UInt64(offset)
        willRun(seed)
        var plan = self
        plan.watches = lone != nil && offset > 0 && offset == worlds - 1
        let outcome = plan.run(Choices(seed: seed))
        counts.add(outcome)
        if let finding = outcome.finding { return judged(outcome, finding, seed, after: seeds, lone) }
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

    /// How long the simplest run is looked for at most.
    private static var longestSearch: Duration { .seconds(60) }
    /// When the search says what it has found, so that nobody waits for a word.
    private static var silence: Duration { .seconds(5) }

    /// The simplest run that breaks the same check, or the simplest that was found in a minute.
    ///
    /// - Parameter attempt: runs choices, with the checks of the plan that it is given at least
    func shrunk(
      _ first: SimulationOutcome,
      _ finding: Finding,
      _ seed: UInt64,
      attempt: (SimulationPlan, ChoiceScript) -> SimulationOutcome
    ) -> SimulationOutcome {
      let check = finding.check
      var best = first
      let begun = ContinuousClock.now
      var hasSpoken = false
      /// Whether there is time for another run.
      func mayGoOn() -> Bool {
        let time = begun.duration(to: .now)
        if time > Self.silence, !hasSpoken {
          hasSpoken = true
          let text =
            "simulate: \(finding) Seed \(seed). The simplest way to it is looked for, for a minute at most. Until then, replaying: "
          FileHandle.standardError.write(Data("\(text)\"\(best.script)\"\n".utf8))
        }
        return time < Self.longestSearch
      }
      // Most candidates do not fail, which is found out sooner without the other checks.
      var plan = self
      plan.checks = [check, .rules]
      // What breaks a rule may be a question of another check.
      if attempt(plan, first.script).finding?.check != check { plan = self }
      func isFound(_ candidate: ChoiceScript) -> ChoiceScript? {
        guard mayGoOn(), attempt(plan, candidate).finding?.check == check else { return nil }
        let outcome = attempt(self, candidate)
        guard outcome.finding?.check == check else { return nil }
        best = outcome
        best.script = outcome.script.prefix(steps: outcome.steps.count).normalized
        return best.script
      }
      func withoutIdleSteps() -> ChoiceScript? {
        let script = best.script.prefix(steps: best.steps.count)
        let busy = best.steps.indices.filter { !best.steps[$0].isNothing }
        guard busy.count < best.steps.count else { return nil }
        func kept(_ lists: [[Int]]) -> [[Int]] {
          lists.indices.filter { $0 == 0 || busy.contains($0 - 1) }.map { lists[$0] }
        }
        return ChoiceScript(steps: kept(script.steps), orders: kept(script.orders), answers: script.answers)
      }
      _ = withoutIdleSteps().flatMap(isFound)
      _ = best.script.prefix(steps: best.steps.count).shrunk { isFound($0) }
      _ = withoutIdleSteps().flatMap(isFound)
      return best
    }
  }
#endif
