#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lets other tasks run until a condition holds.
///
/// What it waits for may be done by threads that a busy machine gives no time for a while, and others may keep the main actor
/// for long. So it gives up only after many turns of the main actor and after a minute.
///
/// - Returns: whether the condition came to hold.
@MainActor public func eventually(_ condition: () -> Bool) async -> Bool {
  let end = Date(timeIntervalSinceNow: 60)
  var turns = 0
  while !condition() {
    guard turns < 20_000 || Date() < end else { return false }
    turns += 1
    await Task.yield()
  }
  return true
}
