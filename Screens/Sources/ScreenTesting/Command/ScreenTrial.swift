#if os(Linux) && canImport(Glibc)
  import Foundation

  /// What came of a simulation, for people and for programs.
  public struct ScreenTrial: Codable, Hashable, Sendable {
    /// The controller's class.
    public var screen: String
    /// How many worlds and steps passed; of a trial that found something, those are not counted.
    public var worlds = 0
    public var steps = 0
    /// What is wrong; `nil` if nothing is.
    public var finding: Finding?
    /// The steps that lead to it, as lines of a test.
    public var path: [String] = []
    /// What `--replay` takes to have it again.
    public var replay: String?
    /// The path of a page that shows it step by step.
    public var film: String?
    /// How often each control was used.
    public var used: [String: Int] = [:]
    /// The controls that were on the screen and never used.
    public var untouched: [String] = []
    /// What no person could use, and why, by its name.
    public var unreachable: [String: String] = [:]
    /// The trial for people.
    public var text: String

    init(_ screen: String, _ counts: SimulationCounts) {
      self.screen = screen
      worlds = counts.worlds
      steps = counts.steps
      used = counts.reach.used
      untouched = counts.reach.untouched
      unreachable = counts.reach.unreachable
      text = "\(screen): nothing was found in \(counts.worlds) worlds.\n\(counts.reach)"
    }

    init(_ failure: SimulationFailure) {
      screen = failure.screen
      finding = failure.finding
      path = failure.steps
      if failure.earlierWorlds == 0 { replay = failure.replay }
      film = failure.film.isEmpty ? nil : failure.film
      text = "\(failure)"
    }
  }
#endif
