#if os(Linux) && canImport(Glibc)
  import Foundation

  /// The result of a simulation, for people and for programs.
  public struct ScreenTrial: Codable, Hashable, Sendable {
    /// The controller's class.
    public var screen: String
    /// The number of worlds that passed. It's zero if there's a finding.
    public var worlds = 0
    /// The number of steps in these worlds.
    public var steps = 0
    /// The finding, or `nil` without one.
    public var finding: Finding?
    /// The steps to the finding, as lines of a test.
    public var path: [String] = []
    /// The argument of `--replay` that reproduces it.
    public var replay: String?
    /// The path of a page that shows the steps.
    public var film: String?
    /// The number of uses of each control.
    public var used: [String: Int] = [:]
    /// The controls that were on the screen and never used.
    public var untouched: [String] = []
    /// The obstacles to using parts of the app, by name.
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
