/// How much a simulation that found nothing tried.
public struct SimulationCounts: Hashable, Sendable {
  /// The worlds that the screen was in.
  public var worlds = 0
  /// The steps of a person and of events in all worlds; those of second runs, which compare orders of answers, are not
  /// among them.
  public var steps = 0
  /// The pieces of work that the screens started: parts of tasks, blocks of queues, timers.
  public var turns = 0
  /// The worlds that were run once more as the first of a process of their own, and compared. None is where ``Check/leftovers`` is left
  /// out, where there is one world alone, and where the system makes no copy of the process.
  public var comparedWorlds = 0
  /// The controls that the persons met and used.
  public var reach = SimulationReach()

  /// Nothing was tried.
  public init() {}

  /// Adds what another simulation tried.
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
