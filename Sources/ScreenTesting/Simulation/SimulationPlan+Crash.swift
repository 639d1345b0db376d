#if os(Linux) && canImport(Glibc)
  import Simulation

  extension SimulationPlan {
    /// Runs in a child what ended the process before, and makes it as simple as it can be; `nil` if it does not end it.
    ///
    /// - Parameter choices: makes the choices of the run that did not end
    func crash(_ choices: () -> Choices) -> SimulationOutcome? {
      guard let runs = IsolatedRuns() else { return nil }
      let first = runs.run(choices()) { _ = run($0) }
      guard let trap = first.trap else { return nil }
      let least = first.script.shrunk(budget: 500) { candidate in
        let outcome = runs.run(Choices(script: candidate)) { _ = run($0) }
        return outcome.trap == nil ? nil : outcome.script
      }
      var outcome = SimulationOutcome(finding: Finding(.traps, "The app stops: \(trap)"))
      outcome.script = least.script
      outcome.steps = steps(of: least.script)
      return outcome
    }

    /// What was done in a run that ends the process: the steps until the last one, which is not known in words.
    private func steps(of script: ChoiceScript) -> [SimulatedStep] {
      let count = max(0, script.steps.count - 1)
      let known = SimulationRun.outcome(of: self, Choices(script: script.prefix(steps: max(0, count - 1)))).steps
      return known + Array(repeating: SimulatedStep(code: "// the step that stops the app"), count: count - known.count)
    }
  }
#endif
