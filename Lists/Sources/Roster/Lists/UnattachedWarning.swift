import RosterDiagnostics

/// Notes in debug builds that a data source was let go before a view asked it anything.
///
/// Unchecked, as the owner, which lives on the main actor, is the only one that writes it, and no owner is left to do so when
/// it is read.
package final class UnattachedWarning: @unchecked Sendable {
  /// Whether a view has asked the owner something. Read and written at once.
  @exclusivity(unchecked) package var isShown = false
  package var owner: Any.Type = UnattachedWarning.self

  package init() {}

  deinit {
    if isShown { return }
    DebugNotes.postFromDeinit(
      "A \(owner) was let go before a view asked it anything",
      cause: "it was set as a view's `dataSource`, which does not keep it",
      advice: "call `attach(_:)` of the view, which keeps it and has the view follow it",
      once: "shown \(owner)"
    )
  }
}
