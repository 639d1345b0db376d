#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import Simulation

  /// What a search has found, and how it can be had again.
  struct FoundFailure {
    var finding: Finding
    var seed: UInt64
    var outcome: SimulationOutcome
    /// Whether the same choices, run again in the same process, broke the same check.
    var comesAgain = true
    /// How many worlds have to run before it; `nil` if none has to.
    var earlierWorlds: Int?
    /// Whether the run ends a process of its own.
    var endsProcess = false
  }

  extension SimulationPlan {
    /// Says of a finding where it comes again, and looks for the simplest way to it where it does.
    ///
    /// - Parameters:
    ///   - first: the run that it was found in
    ///   - seed: its seed
    ///   - earlier: the seeds of the worlds before it
    ///   - lone: processes of their own; `nil` if there are none
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
        // Where the worlds before it do not bring it back either, a process of its own is no judge.
        let count = lone.leastEarlierWorlds(of: earlier) { lone.run(first.script, after: $0)?.breaks(check) == true }
        guard let count else { return shrunkHere() }
        var outcome = first
        outcome.script = first.script.prefix(steps: first.steps.count).normalized
        return FoundFailure(finding: finding, seed: seed, outcome: outcome, earlierWorlds: count)
      }
      // What earlier runs hide is not found again here, however simple it is.
      guard run(Choices(script: first.script)).finding?.check == check else {
        return shrunkAlone(first, finding, seed, lone)
      }
      let here = shrunkHere()
      if here.comesAgain, lone.run(here.outcome.script)?.breaks(check) != false { return here }
      return shrunkAlone(first, finding, seed, lone)
    }

    /// The simplest run that has a finding in a process of its own.
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

    /// Compares a run that was clean with the same in a process of its own: what differs shows what earlier worlds have left.
    ///
    /// - Parameters:
    ///   - here: the run; it has been watched
    ///   - seed: its seed
    ///   - earlier: the seeds of the worlds before it
    ///   - steps: how many steps are compared; `nil` is all of them and the end
    ///   - lone: processes of their own
    ///   - wasCompared: is called if the run could be compared
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
        // What a copy of a process cannot do, it cannot do after other worlds either.
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
      /// The first of the lines.
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
