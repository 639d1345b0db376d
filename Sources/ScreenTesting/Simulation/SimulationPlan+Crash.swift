#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation

  extension SimulationPlan {
    /// Runs in a child what ended the process before, and makes it as simple as it can be; `nil` if it does not end it.
    ///
    /// - Parameter choices: makes the choices of the run that did not end
    func crash(_ choices: () -> Choices) -> SimulationOutcome? {
      guard let runs = IsolatedRuns() else { return nil }
      func runInChild(_ choices: Choices) -> IsolatedRuns.Outcome {
        runs.run(choices) { choices in
          SimulatedStep.willTake = { FileHandle.standardError.write(Data(LastWords($0).line.utf8)) }
          _ = run(choices)
        }
      }
      let first = runInChild(choices())
      guard let trap = first.trap else { return nil }
      var last = LastWords(output: first.output)
      let least = first.script.shrunk(budget: 500) { candidate in
        let outcome = runInChild(Choices(script: candidate))
        guard outcome.trap != nil else { return nil }
        last = LastWords(output: outcome.output)
        return outcome.script
      }
      var outcome = SimulationOutcome(finding: Finding(.traps, "The app stops: \(trap)"))
      outcome.script = least.script
      outcome.steps = steps(of: least.script, last?.step)
      return outcome
    }

    /// What was done in a run that ends the process: the steps until the last one, and that as the process began it.
    private func steps(of script: ChoiceScript, _ last: SimulatedStep?) -> [SimulatedStep] {
      let count = max(0, script.steps.count - 1)
      guard count > 0 else { return [] }
      let known = SimulationRun.outcome(of: self, Choices(script: script.prefix(steps: count - 1))).steps
      let unknown = SimulatedStep(code: "// nothing that a line of a test could say")
      return known + Array(repeating: unknown, count: count - 1 - known.count) + [last ?? unknown]
    }
  }

  /// The step that a process began last, as a line of what it wrote.
  private struct LastWords {
    var step: SimulatedStep

    init(_ step: SimulatedStep) { self.step = step }

    /// The last of them; `nil` if the process began no step.
    init?(output: String) {
      guard let line = output.split(separator: "\n").last(where: { $0.hasPrefix(Self.mark) }) else { return nil }
      let parts = line.dropFirst(Self.mark.count).split(separator: Self.mark, maxSplits: 1)
      step = SimulatedStep(code: String(parts.first ?? ""), subject: parts.count > 1 ? String(parts[1]) : "")
    }

    var line: String { "\(Self.mark)\(step.code)\(Self.mark)\(step.subject)\n" }

    /// A character that no text of an app has.
    private static var mark: String { "\u{1}" }
  }
#endif
