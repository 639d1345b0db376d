/// An edit that's shown, and that the server or store has not confirmed yet.
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
    /// Edits of the same item before it have to end first.
    case waiting
    /// It's being committed.
    case committing
    /// It's confirmed: the list shows the server's state.
    case confirmed
    /// It was refused, and isn't shown any more.
    case failed(any Error)
    /// It was canceled, and isn't shown any more.
    case cancelled
    /// Its item is gone: nothing shows it.
    case orphaned
  }

  /// The progress of the edit.
  public private(set) var state: State = .waiting

  private var handlers: [(State) -> Void] = []
  private var cancellation: (() -> Void)?

  init() {}

  /// An edit of an item that isn't there.
  static var orphaned: PendingEdit {
    let edit = PendingEdit()
    edit.end(.orphaned)
    return edit
  }

  /// A Boolean value that indicates whether the edit has not ended.
  public var isPending: Bool {
    switch state {
    case .waiting, .committing: true
    case .confirmed, .failed, .cancelled, .orphaned: false
    }
  }

  /// Cancels the edit, as if it had been refused without an error. Its commit is canceled, too. Only the server can say whether
  /// that's in time.
  public func cancel() {
    if isPending { cancellation?() }
  }

  /// Adds a handler that's called when the edit has ended, or at once if it has.
  @discardableResult
  public func onEnd(_ handler: @escaping (State) -> Void) -> Self {
    if isPending { handlers.append(handler) } else { handler(state) }
    return self
  }

  /// Waits until the edit has ended, and returns the state in which it has.
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
