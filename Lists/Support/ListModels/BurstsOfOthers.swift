import RosterCore

/// Makes what tests that wait at an `await` have left to the next turn of the main actor, so that nothing is drafted.
///
/// They share the process's one coordinator with the test that calls this, and their turn may be long in coming.
@MainActor package func makeBurstsOfOthers() {
  transaction {}
}
