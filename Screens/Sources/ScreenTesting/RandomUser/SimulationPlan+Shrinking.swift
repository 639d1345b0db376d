#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation

  extension SimulationPlan {
    /// How long the simplest run is looked for at most.
    static var longestSearch: Duration { .seconds(60) }
    /// How many seconds a candidate may take.
    private static var secondsOfOneRun: UInt32 { 20 }
    /// So many candidates may stop the app.
    private static var mostStops: Int { 50 }

    /// The simplest run that breaks the same check, or the simplest that was found in a minute.
    ///
    /// - Parameters:
    ///   - begun: when the search began
    ///   - found: is called with each run that is simpler than the ones before
    ///   - attempt: runs choices, with the checks of the plan that it is given at least
    func shrunk(
      _ first: SimulationOutcome,
      _ finding: Finding,
      since begun: ContinuousClock.Instant = .now,
      found: (SimulationOutcome) -> Void = { _ in },
      attempt: (SimulationPlan, ChoiceScript) -> SimulationOutcome
    ) -> SimulationOutcome {
      let check = finding.check
      var best = first
      // Most candidates do not fail, which is found out sooner without the other checks.
      var plan = self
      plan.checks = [check, .rules]
      // What breaks a rule may be a question of another check.
      if attempt(plan, first.script).finding?.check != check { plan = self }
      func isFound(_ candidate: ChoiceScript) -> ChoiceScript? {
        guard begun.duration(to: .now) < Self.longestSearch, attempt(plan, candidate).finding?.check == check else {
          return nil
        }
        let outcome = attempt(self, candidate)
        guard outcome.finding?.check == check else { return nil }
        best = outcome
        best.script = outcome.script.prefix(steps: outcome.steps.count).normalized
        found(best)
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

    /// The simplest run that breaks the same check in a process that has what this one has.
    ///
    /// A candidate may stop the app, or take for ever. So they run in a copy of this process. Where one ends its copy, the next copy goes on
    /// with the simplest run until then, without that candidate. Where the system makes no copy, they run here.
    func shrunkInACopy(_ first: SimulationOutcome, _ finding: Finding) -> SimulationOutcome {
      func shrunkHere() -> SimulationOutcome { shrunk(first, finding) { $0.run(Choices(script: $1)) } }
      let begun = ContinuousClock.now
      guard let tried = SharedFile(), let simplest = SharedFile() else { return shrunkHere() }
      let process = FrozenProcess { question in
        guard let question = try? JSONDecoder().decode(ShrinkingQuestion.self, from: question) else { return Data() }
        let best = shrunk(question.best, finding, since: begun) {
          simplest.encode($0)
        } attempt: { plan, script in
          guard !question.stopping.contains(script) else { return SimulationOutcome() }
          tried.encode(script)
          alarm(Self.secondsOfOneRun)
          return plan.run(Choices(script: script))
        }
        return (try? JSONEncoder().encode(best)) ?? Data()
      }
      guard let process else { return shrunkHere() }
      var question = ShrinkingQuestion(best: first)
      while let data = try? JSONEncoder().encode(question) {
        switch process.ask(data, seconds: Int(Self.secondsOfOneRun)) {
        case .data(let data):
          return (try? JSONDecoder().decode(SimulationOutcome.self, from: data)) ?? question.best
        case .stopped, .late:
          if let best = simplest.decoded(SimulationOutcome.self) { question.best = best }
          guard let script = tried.decoded(ChoiceScript.self), question.stopping.insert(script).inserted,
            question.stopping.count < Self.mostStops, begun.duration(to: .now) < Self.longestSearch
          else { return question.best }
        case nil: return question.best
        }
      }
      return question.best
    }
  }

  /// What a process is asked that looks for the simplest run.
  private struct ShrinkingQuestion: Codable {
    /// The simplest run until now.
    var best: SimulationOutcome
    /// What ends the process.
    var stopping: Set<ChoiceScript> = []
  }

  extension SharedFile {
    fileprivate func encode(_ value: some Encodable) { data = (try? JSONEncoder().encode(value)) ?? Data() }

    fileprivate func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
      try? JSONDecoder().decode(type, from: data)
    }
  }
#endif
