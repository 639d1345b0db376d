#if DEBUG
  import Foundation

  /// A Boolean value that indicates whether the index mapping checks itself after every change, which takes linear time: in debug
  /// builds with `ROSTER_CHECKED=1` in the environment.
  package let checksInvariants = ProcessInfo.processInfo.environment["ROSTER_CHECKED"] == "1"
#endif
