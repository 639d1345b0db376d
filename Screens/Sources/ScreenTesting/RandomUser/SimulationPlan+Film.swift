#if os(Linux) && canImport(Glibc)
  import Simulation

  extension SimulationPlan {
    /// Makes the film of a run by running it again.
    ///
    /// - Parameters:
    ///   - outcome: what came out of the run
    ///   - title: the screen's class
    ///   - seed: the world's seed
    ///   - replay: what `simulate(replaying:)` takes
    func film(of outcome: SimulationOutcome, title: String, seed: UInt64, replay: String) -> Film {
      var film = Film(
        title: title,
        finding: outcome.finding,
        seed: seed,
        replay: replay,
        stepCount: outcome.steps.count
      )
      let check = outcome.finding?.check
      // The step that ends the process is not run again.
      let last = check == .traps ? max(0, outcome.script.steps.count - 2) : outcome.steps.count
      let script = outcome.script.prefix(steps: last)
      // Nor is what ends it without any step, as it is shown.
      let hasSteps = check != .traps || outcome.script.steps.count > 1
      film.frames = hasSteps ? frames(script, check, outcome.comparison) : []
      switch check {
      case .traps:
        film.frames.append(
          FilmFrame(code: "// the step that stops the app", subject: "", time: film.frames.last?.time ?? 0)
        )
      case .order: film.ordered = frames(script, check, outcome.comparison, inOrderOf: outcome)
      default: break
      }
      return film
    }

    private func frames(
      _ script: ChoiceScript,
      _ check: Check?,
      _ comparison: CellComparison,
      inOrderOf first: SimulationOutcome? = nil
    ) -> [FilmFrame] {
      var plan = self
      let recorder = FilmRecorder()
      plan.recorder = recorder
      _ = SimulationRun.outcome(of: plan, Choices(script: script), comparison, inOrderOf: first)
      // That the screen goes is part of every run to its end, and says something of leaks alone.
      return recorder.frames.filter { $0.picture != nil || check == .leaks }
    }
  }
#endif
