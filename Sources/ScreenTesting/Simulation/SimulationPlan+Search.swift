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
      var (items, ordered) = (outcome.items, plain.items)
      var paths: [IndexPath]?
      if outcome.loadsItems || plain.loadsItems {
        // What is in sight may have other heights before it has come, so that other rows are in sight.
        let shared = outcome.visibleItems.keys.filter { plain.visibleItems[$0] != nil }.sorted()
        (items, ordered) = (
          shared.compactMap { outcome.visibleItems[$0] }, shared.compactMap { plain.visibleItems[$0] }
        )
        paths = shared
      }
      // Two runs that read or ask differently may end differently: a page may be asked for because a row came late.
      guard
        plain.finding == nil, !plain.isDisturbed, plain.steps == outcome.steps, plain.requests == outcome.requests,
        items != ordered
      else { return outcome }
      var found = outcome
      found.finding = Finding(
        .order,
        "What is shown in the end depends on which answer comes first: \(difference(items, ordered, at: paths))"
      )
      return found
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

    /// The first failure of some worlds, and the simplest way to it.
    ///
    /// - Parameters:
    ///   - counts: what was tried is added to it.
    ///   - willRun: is called with each seed before its world runs.
    func search(
      seed: UInt64,
      worlds: Int,
      _ counts: inout SimulationCounts,
      willRun: (UInt64) -> Void
    ) -> (seed: UInt64, SimulationOutcome)? {
      for offset in 0..<worlds {
        let seed = seed &+ UInt64(offset)
        willRun(seed)
        let first = run(Choices(seed: seed))
        counts.add(first)
        guard let finding = first.finding else { continue }
        return (seed, shrunk(first, finding, seed))
      }
      return nil
    }

    /// How long the simplest run is looked for at most.
    private static var longestSearch: Duration { .seconds(60) }
    /// When the search says what it has found, so that nobody waits for a word.
    private static var silence: Duration { .seconds(5) }

    /// The simplest run that breaks the same check, or the simplest that was found in a minute.
    private func shrunk(_ first: SimulationOutcome, _ finding: Finding, _ seed: UInt64) -> SimulationOutcome {
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
      if plan.run(Choices(script: first.script)).finding?.check != check { plan = self }
      func isFound(_ candidate: ChoiceScript) -> ChoiceScript? {
        guard mayGoOn(), plan.run(Choices(script: candidate)).finding?.check == check else { return nil }
        let outcome = run(Choices(script: candidate))
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
