import RosterDiagnostics

/// A debug note that a data source was deallocated before a view used it.
///
/// Unchecked, because only the owner on the main actor writes it, and it's read after the owner is gone.
package final class UnattachedWarning: @unchecked Sendable {
  /// A Boolean value that indicates whether a view has used the owner. Read and written at once.
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
