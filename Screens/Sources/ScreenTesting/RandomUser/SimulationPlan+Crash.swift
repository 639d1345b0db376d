#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation

  extension SimulationPlan {
    /// Reproduces a crash in a child process and simplifies it, or returns `nil` if the process doesn't end.
    ///
    /// If the app broke UIKit's rules before it stopped, the first violation is the finding: a device stops there.
    ///
    /// - Parameters:
    ///   - seed: The seed in the failure.
    ///   - lone: Separate processes, which the last run ends, too, or `nil` without any.
    ///   - choices: A closure that creates the choices of the run that didn't end.
    func crash(_ seed: UInt64, _ lone: LoneRuns<Screen>?, _ choices: () -> Choices) -> FoundFailure? {
      guard let runs = IsolatedRuns() else { return nil }
      func runInChild(_ choices: Choices, withBacktrace: Bool = false) -> (IsolatedRuns.Outcome, LastWords) {
        let outcome = runs.run(choices, seconds: withBacktrace ? 60 : 20, withBacktrace: withBacktrace) { choices in
          LastWords.writeAll()
          _ = run(choices)
        }
        return (outcome, LastWords(output: outcome.output))
      }
      let (first, words) = runInChild(choices())
      guard first.trap != nil else { return nil }
      let breaksRule = checks.contains(.rules) && words.rule != nil
      let begun = ContinuousClock.now
      let least = first.script.shrunk(budget: 500) { candidate in
        guard begun.duration(to: .now) < Self.longestSearch else { return nil }
        let (outcome, words) = runInChild(Choices(script: candidate))
        return (breaksRule ? words.rule != nil : outcome.trap != nil) ? outcome.script : nil
      }
      let (outcome, last) = runInChild(Choices(script: least.script), withBacktrace: !breaksRule)
      if breaksRule, outcome.trap == nil, case .outcome(let whole)? = lone?.run(least.script),
        let finding = whole.finding, finding.check == .rules
      {
        return FoundFailure(finding: finding, seed: seed, outcome: whole)
      }
      let finding =
        breaksRule
        ? Finding(.rules, "UIKit stops the app: \(last.rule ?? words.rule ?? "")")
        : Finding(.traps, Self.text(outcome.trap ?? "", CrashPlace(backtrace: outcome.output)))
      return FoundFailure(finding: finding, seed: seed, outcome: self.outcome(finding, least.script, last, lone))
    }

    private static func text(_ trap: String, _ place: CrashPlace?) -> String {
      "The app stops: \(trap)" + (place.map { " (\($0.description))" } ?? "")
    }

    /// Returns the steps of a run that ends the process. The last one is as the process began it.
    private func outcome(
      _ finding: Finding,
      _ script: ChoiceScript,
      _ last: LastWords,
      _ lone: LoneRuns<Screen>?
    ) -> SimulationOutcome {
      var outcome = SimulationOutcome(finding: finding)
      outcome.script = script
      outcome.endsProcess = true
      let count = max(0, script.steps.count - 1)
      outcome.isFoundInTheEnd = last.isInTheEnd
      let known = last.isInTheEnd ? count : count - 1
      guard count > 0 else { return outcome }
      let unknown = SimulatedStep(code: "// nothing that a line of a test could say", isNothing: true)
      if case .outcome(let beginning)? = lone?.watch(outcome, steps: known) {
        (outcome.steps, outcome.pauses) = (beginning.steps, beginning.pauses)
      }
      while outcome.steps.count < known { outcome.steps.append(unknown) }
      if !last.isInTheEnd { outcome.steps.append(last.step ?? unknown) }
      // If the process ended after a step, the test has to run the pause.
      while outcome.pauses.count < outcome.steps.count { outcome.pauses.append("scheduler.settle()") }
      return outcome
    }
  }
#endif
