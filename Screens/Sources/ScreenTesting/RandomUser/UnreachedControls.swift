/// Controls that a simulation was expected to use, and didn't.
public struct UnreachedControls: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names in `reaching:` that no simulated person used.
  public var names: [String]
  /// The controls that were on the screen, and their uses.
  public var reach: SimulationReach

  public var description: String {
    let lines = names.map { name in
      if let obstacle = reach.unreachable[name] { return "“\(name)” was on the screen, and out of reach: \(obstacle)." }
      return
        "“\(name)” was \(reach.met.contains(name) ? "on the screen, and never used" : "never met as a control; rows and labels are none")."
    }
    return (lines + ["Nothing else is wrong. Try more worlds or more steps, or begin nearer to it.", "\(reach)"])
      .joined(separator: "\n")
  }
}
