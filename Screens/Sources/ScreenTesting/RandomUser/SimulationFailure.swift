#if os(Linux) && canImport(Glibc)
  import Simulation

  /// A finding of a simulation, and the shortest way to it.
  public struct SimulationFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The screen's class.
    public var screen: String
    /// The finding.
    public var finding: Finding
    /// The seed of the world with the finding.
    public var seed: UInt64
    /// The steps, as lines of a test.
    public var steps: [String]
    /// The argument of `simulate(replaying:)` that reproduces it.
    public var replay: String
    /// A Boolean value that indicates whether the same choices failed the same check again in the same process.
    public var comesAgain = true
    /// The number of worlds that have to run before this one in the same process, because it depends on state they leave. Zero if it
    /// doesn't.
    public var earlierWorlds = 0
    /// The steps as a function that compiles wherever the screen's class is available.
    public var test = ""
    /// The path of the film, or the error of writing it.
    public var film = ""
    /// The file and the line of the failed call.
    public var place = ""

    public var description: String {
      var lines = [
        "\(screen): \(finding)", "", "It takes \(steps.count) step\(steps.count == 1 ? "" : "s"), from seed \(seed):",
      ]
      lines += steps.enumerated().map { "  \($0.offset + 1). \($0.element)" }
      if earlierWorlds > 0 {
        let worlds = "\(earlierWorlds) earlier world\(earlierWorlds == 1 ? "" : "s")"
        lines += [
          "",
          "It does not come in a process of its own, and comes there after \(worlds): it depends on what they left.",
          "The steps have not been made fewer, and no replay of them alone has it.",
        ]
        lines += Self.causes(screen)
        lines += [
          "", "To have it again, pass them to the call of simulate:", "",
          "  seed: \(seed &- UInt64(earlierWorlds)), worlds: \(earlierWorlds + 1)",
        ]
      } else {
        if !comesAgain {
          lines += [
            "",
            "It did not come again when the same steps were taken once more in this process. The steps may not be the shortest.",
          ]
          lines += Self.causes(screen)
        }
        lines += ["", "To have it again, pass it to the call of simulate:", "", "  replaying: \(replay.code)"]
      }
      lines += [
        "", "Where the screen is meant to be so, leave the check out of that call:", "",
        "  without: [.\(finding.check.rawValue)]",
      ]
      if !test.isEmpty, earlierWorlds == 0 {
        lines += [
          "",
          "As a function with the same steps, for a debugger and for an #expect of yours, as it has none; call it with the",
          "events and the screen of that call:", "",
        ]
        lines += test.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      }
      if !film.isEmpty { lines += ["", "As a film: \(film)"] }
      if !place.isEmpty { lines += ["", "Simulated in \(place)"] }
      if !Scheduler.hasDeterministicHashing {
        lines += [
          "", "If it does not come again in another process: the order of sets is different in each, unless",
          "SWIFT_DETERMINISTIC_HASHING=1 is in the environment.",
        ]
      }
      return lines.joined(separator: "\n")
    }
  }

  extension SimulationFailure {
    /// Returns the likely cause and the fix of state that outlives a world.
    fileprivate static func causes(_ screen: String) -> [String] {
      [
        "Something outlives a world and shows: a static or a singleton, a file, an observer of NotificationCenter,",
        "or a variable outside of the closure that makes the screen. A world is a launch of the app, which has that anew: have the",
        "closure make it, and hand it to the screen, as in \(screen)(store: Store()); or have it emptied there.",
      ]
    }
  }
#endif
