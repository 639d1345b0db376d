#if DEBUG
  import Foundation

  /// Whether the solver checks itself after every change, which takes time in proportion to its size: in debug builds with
  /// `ROSTER_CHECKED=1` in the environment.
  let checksInvariants = ProcessInfo.processInfo.environment["ROSTER_CHECKED"] == "1"
#endif
