/// Somebody who waits for a value that is being loaded, until it is let go or cancelled.
@MainActor final class LoadRequest {
  /// Stops waiting; `nil` if that has happened.
  var onCancel: (@MainActor @Sendable () -> Void)?

  /// Waits no longer.
  func cancel() {
    onCancel?()
    onCancel = nil
  }

  /// The value has come, so that there is nothing to wait for.
  func end() { onCancel = nil }

  deinit {
    if let onCancel { Task { @MainActor in onCancel() } }
  }
}
