#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  @testable import ScreenTesting

  /// A run whose steps are printed, pasted and run again.
  @MainActor enum PastedRun {
    /// The kinds of steps that a run has not, told by a part of their code.
    static func missing(_ kinds: [String], in steps: [SimulatedStep]) -> [String] {
      kinds.filter { kind in !steps.contains { $0.code.contains(kind) } }
    }

    /// A short run that has each kind of step.
    static func find<Screen>(_ kinds: [String], _ plan: SimulationPlan<Screen>) -> SimulationOutcome? {
      for seed in 1...400 as ClosedRange<UInt64> {
        let outcome = plan.run(Choices(seed: seed))
        guard missing(kinds, in: outcome.steps).isEmpty else { continue }
        var best = outcome
        _ = outcome.script.prefix(steps: outcome.steps.count).shrunk(budget: 6_000) { candidate in
          let shorter = plan.run(Choices(script: candidate))
          guard missing(kinds, in: shorter.steps).isEmpty else { return nil }
          best = shorter
          return shorter.script
        }
        return best
      }
      return nil
    }

    /// Whether a test stands in a file of the fixtures, as it was printed.
    static func isPasted(_ test: String, in name: String) throws -> Bool {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Fixtures/\(name).swift"
      )
      return lines(try String(contentsOf: file, encoding: .utf8)).contains(lines(test))
    }

    private static func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
  }
#endif
