#if os(Linux) && canImport(Glibc)
  import Simulation

  extension SimulationPlan {
    /// Returns the film of a run by running it again.
    ///
    /// - Parameters:
    ///   - outcome: The outcome of the run.
    ///   - title: The screen's class.
    ///   - seed: The world's seed.
    ///   - replay: The argument of `simulate(replaying:)`.
    func film(of outcome: SimulationOutcome, title: String, seed: UInt64, replay: String) -> Film {
      var film = Film(
        title: title,
        finding: outcome.finding,
        seed: seed,
        replay: replay,
        stepCount: outcome.steps.count
      )
      let check = outcome.finding?.check
      var plan = self
      var last = outcome.steps.count
      if outcome.endsProcess {
        // Neither the step that ends the process nor the time after the last step runs again.
        last = outcome.isFoundInTheEnd ? last : max(0, outcome.script.steps.count - 2)
        plan.lastStep = last
      }
      let script = outcome.script.prefix(steps: last)
      // A screen that ends the process when it appears doesn't run again.
      let isShown = !outcome.endsProcess || outcome.isFoundInTheEnd || outcome.script.steps.count > 1
      film.frames = isShown ? plan.frames(script, check, outcome.comparison) : []
      if outcome.endsProcess {
        film.frames.append(
          FilmFrame(code: "// what stops the app", subject: "", time: film.frames.last?.time ?? 0)
        )
      }
      switch check {
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
      // Every complete run removes the screen, which matters only for leaks.
      return recorder.frames.filter { $0.picture != nil || check == .leaks }
    }
  }
#endif
