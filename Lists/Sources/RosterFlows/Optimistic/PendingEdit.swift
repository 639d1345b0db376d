/// An edit that's shown before the server or store confirms it.
///
/// ```swift
/// content.edit(id: post.id) {
///   $0.isLiked = true
/// } commit: {
///   try await server.like(post.id)
/// }
/// .onEnd { if case .failed(let error) = $0 { banner.show(error) } }
/// ```
@preconcurrency @MainActor public final class PendingEdit {
  /// The progress of an edit.
  public enum State: Sendable {
    /// The edit waits for earlier edits of its item.
    case waiting
    /// The edit is being committed.
    case committing
    /// The edit is confirmed.
    case confirmed
    /// The edit was refused, and isn't shown any more.
    case failed(any Error)
    /// The edit was canceled, and isn't shown any more.
    case cancelled
    /// The edit's item is gone.
    case orphaned
  }

  /// The progress of the edit.
  public private(set) var state: State = .waiting

  private var handlers: [(State) -> Void] = []
  private var cancellation: (() -> Void)?

  init() {}

  /// An edit of a missing item.
  static var orphaned: PendingEdit {
    let edit = PendingEdit()
    edit.end(.orphaned)
    return edit
  }

  /// A Boolean value that indicates whether the edit hasn't ended.
  public var isPending: Bool {
    switch state {
    case .waiting, .committing: true
    case .confirmed, .failed, .cancelled, .orphaned: false
    }
  }

  /// Cancels the edit and its commit, like a refusal without an error. Only the server can determine whether that's in time.
  public func cancel() {
    if isPending { cancellation?() }
  }

  /// Adds a handler that's called when the edit ends, or at once if it has.
  @discardableResult
  public func onEnd(_ handler: @escaping (State) -> Void) -> Self {
    if isPending { handlers.append(handler) } else { handler(state) }
    return self
  }

  /// Waits until the edit has ended, and returns its state.
  @discardableResult
  public func ended() async -> State {
    await withCheckedContinuation { continuation in onEnd { continuation.resume(returning: $0) } }
  }

  func begin(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }

  func noteCommitting() { state = .committing }

  func end(_ newState: State) {
    guard isPending else { return }
    state = newState
    cancellation = nil
    let ended = handlers
    handlers = []
    for handler in ended { handler(state) }
  }
}
