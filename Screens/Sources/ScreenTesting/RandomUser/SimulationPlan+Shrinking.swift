#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation

  extension SimulationPlan {
    /// The time limit of the search for the simplest run.
    static var longestSearch: Duration { .seconds(60) }
    /// The time limit of a candidate, in seconds.
    private static var secondsOfOneRun: UInt32 { 20 }
    /// The maximum number of candidates that stop the app.
    private static var mostStops: Int { 50 }

    /// Returns the simplest run that fails the same check, or the simplest one found within a minute.
    ///
    /// - Parameters:
    ///   - begun: The start of the search.
    ///   - found: A closure that's called with each simpler run.
    ///   - attempt: A closure that runs choices, at least with the checks of the given plan.
    func shrunk(
      _ first: SimulationOutcome,
      _ finding: Finding,
      since begun: ContinuousClock.Instant = .now,
      found: (SimulationOutcome) -> Void = { _ in },
      attempt: (SimulationPlan, ChoiceScript) -> SimulationOutcome
    ) -> SimulationOutcome {
      let check = finding.check
      var best = first
      // Most candidates don't fail, and running fewer checks finds that out sooner.
      var plan = self
      plan.checks = [check, .rules]
      // Another check's call may be the one that breaks a rule.
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

    /// Returns the simplest run that fails the same check in a copy of this process.
    ///
    /// A candidate may stop the app, or never end, so candidates run in a copy of this process. If one ends its copy, the next copy
    /// continues with the simplest run so far, without that candidate. If the system can't copy the process, they run here.
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

  /// A request to a process that searches for the simplest run.
  private struct ShrinkingQuestion: Codable {
    /// The simplest run so far.
    var best: SimulationOutcome
    /// The candidates that end the process.
    var stopping: Set<ChoiceScript> = []
  }

  extension SharedFile {
    fileprivate func encode(_ value: some Encodable) { data = (try? JSONEncoder().encode(value)) ?? Data() }

    fileprivate func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
      try? JSONDecoder().decode(type, from: data)
    }
  }
#endif
