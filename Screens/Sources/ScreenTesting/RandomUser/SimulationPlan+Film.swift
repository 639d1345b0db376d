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
      var plan = self
      var last = outcome.steps.count
      if outcome.endsProcess {
        // The step that ends the process is not run again, nor is what comes after the last one.
        last = outcome.isFoundInTheEnd ? last : max(0, outcome.script.steps.count - 2)
        plan.lastStep = last
      }
      let script = outcome.script.prefix(steps: last)
      // Nor is what ends it without any step, as it is shown.
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
      // That the screen goes is part of every run to its end, and says something of leaks alone.
      return recorder.frames.filter { $0.picture != nil || check == .leaks }
    }
  }
#endif
