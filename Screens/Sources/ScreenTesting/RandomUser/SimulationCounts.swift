/// The counts of a simulation without findings.
public struct SimulationCounts: Hashable, Sendable {
  /// The number of worlds.
  public var worlds = 0
  /// The number of steps by persons and events in all worlds, without second runs that compare orders of responses.
  public var steps = 0
  /// The number of executed jobs: parts of tasks, blocks of queues, timers.
  public var turns = 0
  /// The number of worlds that were compared with a second run, first in its own process. It's zero without ``Check/leftovers``, with
  /// only one world, or if the system can't copy the process.
  public var comparedWorlds = 0
  /// The controls that the persons saw and used.
  public var reach = SimulationReach()

  /// Creates counts of zero.
  public init() {}

  /// Adds another simulation's counts.
  public static func += (counts: inout SimulationCounts, more: SimulationCounts) {
    counts.worlds += more.worlds
    counts.steps += more.steps
    counts.turns += more.turns
    counts.comparedWorlds += more.comparedWorlds
    counts.reach += more.reach
  }

  #if os(Linux) && canImport(Glibc)
    mutating func add(_ outcome: SimulationOutcome) {
      worlds += 1
      steps += outcome.steps.count
      turns += outcome.turns
      reach += outcome.reach
    }
  #endif
}
