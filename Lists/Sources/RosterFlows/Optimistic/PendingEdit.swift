/// An edit that is shown, and that the server or store has not confirmed yet.
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
  /// How far an edit has come.
  public enum State: Sendable {
    /// Edits of the same item before it have to end first.
    case waiting
    /// It is being committed.
    case committing
    /// It is confirmed: the list shows the server's state.
    case confirmed
    /// It was refused, and is not shown any more.
    case failed(any Error)
    /// It was cancelled, and is not shown any more.
    case cancelled
    /// Its item is gone: nothing shows it.
    case orphaned
  }

  /// How far it is.
  public private(set) var state: State = .waiting

  private var handlers: [(State) -> Void] = []
  private var continuations: [CheckedContinuation<State, Never>] = []
  private var cancellation: (() -> Void)?

  init() {}

  /// Whether it has not ended.
  public var isPending: Bool {
    switch state {
    case .waiting, .committing: true
    case .confirmed, .failed, .cancelled, .orphaned: false
    }
  }

  /// Takes the edit back, as if it had been refused without an error. A commit that is under way is cancelled, too; only the
  /// server can say whether that comes in time.
  public func cancel() {
    if isPending { cancellation?() }
  }

  /// Is called when the edit has ended; at once if it has.
  ///
  /// - Returns: the edit itself.
  @discardableResult
  public func onEnd(_ handler: @escaping (State) -> Void) -> Self {
    if isPending { handlers.append(handler) } else { handler(state) }
    return self
  }

  /// Waits until the edit has ended.
  ///
  /// - Returns: how it has ended.
  @discardableResult
  public func ended() async -> State {
    if !isPending { return state }
    return await withCheckedContinuation { continuations.append($0) }
  }

  func begin(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }

  func noteCommitting() { state = .committing }

  func end(_ newState: State) {
    guard isPending else { return }
    state = newState
    cancellation = nil
    let (handlers, continuations) = (handlers, continuations)
    self.handlers = []
    self.continuations = []
    for handler in handlers { handler(state) }
    for continuation in continuations { continuation.resume(returning: state) }
  }
}
