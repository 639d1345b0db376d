#if DEBUG
  import Foundation

  /// A Boolean value that indicates whether the solver checks itself after every change, in time proportional to its size. Set
  /// `ROSTER_CHECKED=1` in the environment of a debug build.
  let checksInvariants = ProcessInfo.processInfo.environment["ROSTER_CHECKED"] == "1"
#endif
