#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// Runs of a plan in separate processes, in which statics and singletons are as they were before the plan's first world.
  @MainActor final class LoneRuns<Screen: UIViewController> {
    /// The end of a run.
    enum Ending {
      case outcome(SimulationOutcome)
      /// The run ended its process, with this reason.
      case stopped(String)

      func breaks(_ check: Check) -> Bool {
        switch self {
        case .outcome(let outcome): outcome.finding?.check == check
        case .stopped: check == .traps
        }
      }
    }

    private let process: FrozenProcess
    /// A Boolean value that indicates whether a run didn't end. The process may have been copied while another thread held a lock.
    private var isStuck = false
    private let begun = ContinuousClock.now
    /// The time limit of a run in seconds. `nil` allows four times this object's age, and ten seconds more.
    var seconds: Int?

    /// Creates the runs, or returns `nil` if the system can't copy this process.
    init?(of plan: SimulationPlan<Screen>) {
      let process = FrozenProcess { question in
        guard let question = try? JSONDecoder().decode(LoneQuestion.self, from: question) else { return Data() }
        for seed in question.earlierSeeds { _ = plan.run(Choices(seed: seed)) }
        let answer =
          switch question.kind {
          case .run(let script): LoneAnswer.outcome(plan.run(Choices(script: script)))
          case .watch(let script, let comparison, let steps):
            LoneAnswer.outcome(plan.watched(script, comparison, stoppingAfter: steps))
          case .film(let outcome, let title, let seed, let replay):
            LoneAnswer.film(FilmFiles(plan.film(of: outcome, title: title, seed: seed, replay: replay)))
          }
        return (try? JSONEncoder().encode(answer)) ?? Data()
      }
      guard let process else { return nil }
      self.process = process
    }

    /// Returns the result of a run with all checks, or `nil` if it's unknown.
    func run(_ script: ChoiceScript, after earlier: some Sequence<UInt64> = []) -> Ending? {
      ending(LoneQuestion(earlierSeeds: Array(earlier), kind: .run(script)))
    }

    /// Returns a run step by step, or `nil` if it's unknown.
    ///
    /// - Parameter steps: The maximum number of steps, or `nil` for all of them and the end.
    func watch(
      _ outcome: SimulationOutcome,
      steps: Int?,
      after earlier: some Sequence<UInt64> = []
    ) -> Ending? {
      ending(LoneQuestion(earlierSeeds: Array(earlier), kind: .watch(outcome.script, outcome.comparison, steps)))
    }

    /// Returns the film of a run, or `nil` without one.
    func film(
      of outcome: SimulationOutcome,
      title: String,
      seed: UInt64,
      replay: String,
      after earlier: some Sequence<UInt64>
    ) -> FilmFiles? {
      guard
        case .data(.film(let files)) = ask(
          LoneQuestion(earlierSeeds: Array(earlier), kind: .film(outcome, title, seed, replay))
        )
      else { return nil }
      return files
    }

    /// Returns the smallest number of directly preceding worlds for which a condition holds: one, two, four and so on, or all.
    func leastEarlierWorlds(of seeds: [UInt64], where holds: (ArraySlice<UInt64>) -> Bool) -> Int? {
      var count = 1
      while count < seeds.count, !holds(seeds.suffix(count)) { count *= 2 }
      count = min(count, seeds.count)
      return count > 0 && holds(seeds.suffix(count)) ? count : nil
    }

    // MARK: Requests

    private enum Reply {
      case data(LoneAnswer)
      case stopped(String)
    }

    private func ask(_ question: LoneQuestion) -> Reply? {
      guard !isStuck, let data = try? JSONEncoder().encode(question) else { return nil }
      // A run takes as long as it took here, or longer if the machine is busy.
      let seconds = seconds ?? Int(begun.duration(to: .now).components.seconds) * 4 + 10
      switch process.ask(data, seconds: seconds) {
      case .data(let data): return (try? JSONDecoder().decode(LoneAnswer.self, from: data)).map(Reply.data)
      case .stopped(let reason): return .stopped(reason)
      case .late, nil:
        isStuck = true
        return nil
      }
    }

    private func ending(_ question: LoneQuestion) -> Ending? {
      switch ask(question) {
      case .data(.outcome(let outcome)): .outcome(outcome)
      case .stopped(let reason): .stopped(reason)
      case .data(.film), nil: nil
      }
    }
  }

  /// A request to a separate process.
  private struct LoneQuestion: Codable {
    enum Kind: Codable {
      case run(ChoiceScript)
      case watch(ChoiceScript, CellComparison, Int?)
      case film(SimulationOutcome, String, UInt64, String)
    }

    /// The worlds to run before.
    var earlierSeeds: [UInt64]
    var kind: Kind
  }

  private enum LoneAnswer: Codable {
    case outcome(SimulationOutcome)
    case film(FilmFiles)
  }
#endif
