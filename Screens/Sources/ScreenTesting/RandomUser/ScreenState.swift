#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// What is on a screen after a step, and what tells whether two runs could differ in it.
  struct ScreenState: Codable, Sendable {
    /// What is shown, view by view.
    var lines: [String]
    /// The texts of the rows on the screen.
    var rows: [IndexPath: String]
    /// What was asked of servers until now, in order.
    var requests: [String]
    /// How far the system's random numbers have been drawn.
    var randomness: UInt64
    var time: Duration
    /// Whether no work may run and no request is under way.
    var isAtRest: Bool
    /// Whether an answer has failed.
    var hasFailed: Bool
  }

  extension SimulationOutcome {
    /// The first difference between what this run shows and what the same choices show elsewhere, if nothing but what was there before them
    /// explains it: the number of steps before it, and what differs.
    ///
    /// Where one of them did not have to ask for something, as a cache has it, the other has had time to load it. Then only the texts of
    /// the rows are compared, and only if no answer failed. Runs that have gone different ways are not compared any further.
    func difference(to other: SimulationOutcome) -> (steps: Int, here: [String], there: [String])? {
      for (index, (here, there)) in zip(states, other.states).enumerated() {
        if index > 0, steps.indices.contains(index - 1),
          !other.steps.indices.contains(index - 1) || steps[index - 1] != other.steps[index - 1]
        {
          return nil
        }
        guard here.time == there.time, here.randomness == there.randomness else { return nil }
        guard here.isAtRest, there.isAtRest else { continue }
        var (lines, others) = (here.lines, there.lines)
        if here.requests != there.requests {
          guard !here.hasFailed, !there.hasFailed else { return nil }
          let paths = here.rows.keys.filter { there.rows[$0] != nil }.sorted()
          (lines, others) = (paths.compactMap { here.rows[$0] }, paths.compactMap { there.rows[$0] })
        }
        guard lines != others else { continue }
        /// The lines that other ones have not.
        func extra(_ lines: [String], _ others: [String]) -> [String] {
          others.difference(from: lines).removals.map { if case .remove(_, let line, _) = $0 { line } else { "" } }
        }
        return (min(index, steps.count), extra(lines, others), extra(others, lines))
      }
      return nil
    }
  }
#endif
