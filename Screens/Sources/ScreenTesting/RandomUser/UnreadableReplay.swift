import Simulation

/// An unreadable replay string, which is of another version or was changed.
public struct UnreadableReplay: Error, Hashable, Sendable, CustomStringConvertible {
  /// The string.
  public var replay: String

  public var description: String {
    "“\(replay)” is not a replay of version \(ChoiceScript.version). Find the failure again with a seed, or write its "
      + "steps as a test with TestScreen."
  }
}
