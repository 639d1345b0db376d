#if DEBUG
  import Foundation

  /// Whether the index mapping checks itself after every change, which takes time in proportion to its size: in debug builds with
  /// `ROSTER_CHECKED=1` in the environment.
  package let checksInvariants = ProcessInfo.processInfo.environment["ROSTER_CHECKED"] == "1"
#endif
