#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// Runs of a plan in processes of their own, in which statics and singletons are as they were before the plan's first world.
  @MainActor final class LoneRuns<Screen: UIViewController> {
    /// How a run ended.
    enum Ending {
      case outcome(SimulationOutcome)
      /// It ended its process, with these words.
      case stopped(String)

      func breaks(_ check: Check) -> Bool {
        switch self {
        case .outcome(let outcome): outcome.finding?.check == check
        case .stopped: check == .traps
        }
      }
    }

    private let process: FrozenProcess
    /// Whether a run has not come to its end: the process may have been copied while another thread held a lock.
    private var isStuck = false
    private let begun = ContinuousClock.now
    /// How many seconds a run may take; `nil` is some more than all runs in this process took.
    var seconds: Int?

    /// `nil` if the system makes no copy of this process.
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

    /// What comes out of a run with all checks; `nil` if that cannot be known.
    func run(_ script: ChoiceScript, after earlier: some Sequence<UInt64> = []) -> Ending? {
      ending(LoneQuestion(earlierSeeds: Array(earlier), kind: .run(script)))
    }

    /// What a run looks like, step by step; `nil` if that cannot be known.
    ///
    /// - Parameter steps: how many steps are taken at most; `nil` is all of them, and what comes after the last.
    func watch(
      _ outcome: SimulationOutcome,
      steps: Int?,
      after earlier: some Sequence<UInt64> = []
    ) -> Ending? {
      ending(LoneQuestion(earlierSeeds: Array(earlier), kind: .watch(outcome.script, outcome.comparison, steps)))
    }

    /// The film of a run; `nil` if there is none.
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

    /// The smallest number of worlds directly before one with which something holds of its run: one, two, four and so on, or all.
    func leastEarlierWorlds(of seeds: [UInt64], where holds: (ArraySlice<UInt64>) -> Bool) -> Int? {
      var count = 1
      while count < seeds.count, !holds(seeds.suffix(count)) { count *= 2 }
      count = min(count, seeds.count)
      return count > 0 && holds(seeds.suffix(count)) ? count : nil
    }

    // MARK: Asking

    private enum Reply {
      case data(LoneAnswer)
      case stopped(String)
    }

    private func ask(_ question: LoneQuestion) -> Reply? {
      guard !isStuck, let data = try? JSONEncoder().encode(question) else { return nil }
      // A run takes as long as it took here, or longer where the machine is busy.
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

  /// What a process of its own is asked.
  private struct LoneQuestion: Codable {
    enum Kind: Codable {
      case run(ChoiceScript)
      case watch(ChoiceScript, CellComparison, Int?)
      case film(SimulationOutcome, String, UInt64, String)
    }

    /// The worlds that are run before.
    var earlierSeeds: [UInt64]
    var kind: Kind
  }

  private enum LoneAnswer: Codable {
    case outcome(SimulationOutcome)
    case film(FilmFiles)
  }
#endif
