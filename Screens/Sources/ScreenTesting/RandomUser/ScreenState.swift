#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// The content of a screen after a step, and the state that determines whether two runs are comparable.
  struct ScreenState: Codable, Sendable {
    /// The content, view by view.
    var lines: [String]
    /// The texts of the visible rows.
    var rows: [IndexPath: String]
    /// The requests to servers until now, in order.
    var requests: [String]
    /// The position in the system's random numbers.
    var randomness: UInt64
    var time: Duration
    /// A Boolean value that indicates whether no work is ready and no request is pending.
    var isAtRest: Bool
    /// A Boolean value that indicates whether a request has failed.
    var hasFailed: Bool
  }

  extension SimulationOutcome {
    /// Returns the first difference that only state from before the runs explains, and the number of steps before it.
    ///
    /// If a run needed fewer requests, for example because of a cache, the other one had time to load. Then only the texts of the rows
    /// are compared, and only if no request failed. The comparison ends where the runs diverge.
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
        /// Returns the lines that others don't include.
        func extra(_ lines: [String], _ others: [String]) -> [String] {
          others.difference(from: lines).removals.map { if case .remove(_, let line, _) = $0 { line } else { "" } }
        }
        return (min(index, steps.count), extra(lines, others), extra(others, lines))
      }
      return nil
    }
  }
#endif
