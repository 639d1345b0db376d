#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import Simulation

  /// The finding of a search, with the way to reproduce it.
  struct FoundFailure {
    var finding: Finding
    var seed: UInt64
    var outcome: SimulationOutcome
    /// A Boolean value that indicates whether the same choices failed the same check again in the same process.
    var comesAgain = true
    /// The number of worlds that have to run before it, or `nil` if none has to.
    var earlierWorlds: Int?
    /// A Boolean value that indicates whether the run ends a separate process.
    var endsProcess = false
  }

  extension SimulationPlan {
    /// Returns a finding with the way to reproduce it, simplified where possible.
    ///
    /// - Parameters:
    ///   - first: The run with the finding.
    ///   - seed: The run's seed.
    ///   - earlier: The seeds of the worlds before it.
    ///   - lone: Separate processes, or `nil` without any.
    func judged(
      _ first: SimulationOutcome,
      _ finding: Finding,
      _ seed: UInt64,
      after earlier: [UInt64],
      _ lone: LoneRuns<Screen>?
    ) -> FoundFailure {
      let check = finding.check
      func shrunkHere() -> FoundFailure {
        let best = shrunkInACopy(first, finding)
        var found = FoundFailure(finding: best.finding ?? finding, seed: seed, outcome: best)
        found.comesAgain = run(Choices(script: best.script)).finding?.check == check
        return found
      }
      guard let lone, let alone = lone.run(first.script) else { return shrunkHere() }
      guard alone.breaks(check) else {
        // If the worlds before it don't reproduce it either, a separate process proves nothing.
        let count = lone.leastEarlierWorlds(of: earlier) { lone.run(first.script, after: $0)?.breaks(check) == true }
        guard let count else { return shrunkHere() }
        var outcome = first
        outcome.script = first.script.prefix(steps: first.steps.count).normalized
        return FoundFailure(finding: finding, seed: seed, outcome: outcome, earlierWorlds: count)
      }
      // A finding that earlier runs hide isn't reproducible here, however simple it is.
      guard run(Choices(script: first.script)).finding?.check == check else {
        return shrunkAlone(first, finding, seed, lone)
      }
      let here = shrunkHere()
      if here.comesAgain, lone.run(here.outcome.script)?.breaks(check) != false { return here }
      return shrunkAlone(first, finding, seed, lone)
    }

    /// Returns the simplest run with a finding in a separate process.
    private func shrunkAlone(
      _ first: SimulationOutcome,
      _ finding: Finding,
      _ seed: UInt64,
      _ lone: LoneRuns<Screen>
    ) -> FoundFailure {
      let best = shrunk(first, finding) { _, script in
        if case .outcome(let outcome) = lone.run(script) { outcome } else { SimulationOutcome() }
      }
      let comesAgain = run(Choices(script: best.script)).finding?.check == finding.check
      return FoundFailure(finding: best.finding ?? finding, seed: seed, outcome: best, comesAgain: comesAgain)
    }

    /// Compares a clean run with the same run in a separate process. A difference reveals state that earlier worlds left.
    ///
    /// - Parameters:
    ///   - here: The run, which has been watched.
    ///   - seed: The run's seed.
    ///   - earlier: The seeds of the worlds before it.
    ///   - steps: The number of steps to compare, or `nil` for all of them and the end.
    ///   - lone: Separate processes.
    ///   - wasCompared: A closure that's called if the run could be compared.
    func leftovers(
      in here: SimulationOutcome,
      _ seed: UInt64,
      after earlier: [UInt64],
      steps: Int?,
      _ lone: LoneRuns<Screen>,
      wasCompared: () -> Void
    ) -> FoundFailure? {
      guard let alone = lone.watch(here, steps: steps) else { return nil }
      wasCompared()
      switch alone {
      case .stopped(let reason):
        // If a copy of a process can't run it after other worlds either, the copy is the cause.
        guard case .outcome = lone.watch(here, steps: steps, after: earlier) else { return nil }
        let finding = Finding(
          .leftovers,
          "As the first world of a process this one stops the app: \(reason) After \(Self.worlds(earlier.count)) it does not."
        )
        var outcome = here
        outcome.finding = finding
        return FoundFailure(finding: finding, seed: seed, outcome: outcome, endsProcess: true)
      case .outcome(let other):
        if let finding = other.finding, finding.check != .repeatability {
          guard case .outcome(let again) = lone.watch(here, steps: steps, after: earlier), again.finding == nil,
            lone.run(other.script)?.breaks(finding.check) == true
          else { return nil }
          return shrunkAlone(other, finding, seed, lone)
        }
        guard let difference = here.difference(to: other) else { return nil }
        let count = lone.leastEarlierWorlds(of: earlier) {
          guard case .outcome(let later) = lone.watch(here, steps: steps, after: $0) else { return false }
          return later.difference(to: other) != nil
        }
        guard let count else { return nil }
        var outcome = here
        outcome.steps = Array(here.steps.prefix(difference.steps))
        outcome.script = here.script.prefix(steps: difference.steps).normalized
        let finding = Self.finding(difference, count)
        outcome.finding = finding
        return FoundFailure(finding: finding, seed: seed, outcome: outcome, earlierWorlds: count)
      }
    }

    private static func worlds(_ count: Int) -> String { "\(count) earlier world\(count == 1 ? "" : "s")" }

    private static func finding(_ difference: (steps: Int, here: [String], there: [String]), _ count: Int) -> Finding {
      /// Returns the first lines in words.
      func name(_ lines: [String]) -> String {
        let shown = lines.prefix(3).joined(separator: ", ")
        return lines.isEmpty ? "none of it" : lines.count > 3 ? shown + " and \(lines.count - 3) more" : shown
      }
      let here = difference.here.isEmpty ? "less" : name(difference.here)
      return Finding(
        .leftovers,
        "What \(worlds(count)) left shows: the screen has \(here), and as the first of a process \(name(difference.there))."
      )
    }
  }
#endif
