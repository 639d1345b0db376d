/// Content that follows a source of values or events: as long as this value is kept, and the content lives.
///
/// ```swift
/// following = content.follow(server.mails(), by: .id())
/// following.onStateChange = { state in
///   if case .failed(let error) = state { banner.show(error) }
/// }
/// ```
///
/// However it ends, the content keeps what it shows. To begin again, follow again.
@preconcurrency @MainActor public final class ContentFollowing {
  /// How far a source has come.
  public enum State: Sendable {
    /// Nothing has come yet.
    case waiting
    /// Something has come, and more may.
    case following
    /// The source has ended, and all of it is shown.
    case finished
    /// The source has failed; the last value before that is shown.
    case failed(any Error)
    /// It was cancelled, or the content has gone.
    case cancelled
  }

  /// How often content shows something new at most, unless another interval is given: at each of 60 frames in a second.
  public nonisolated static let frame: Duration = .milliseconds(16)

  /// How far the source has come.
  public private(set) var state: State = .waiting {
    didSet { onStateChange?(state) }
  }
  /// Is called with each new ``state``.
  public var onStateChange: ((State) -> Void)?

  private var cancellation: (@Sendable () -> Void)?
  private var source: AnyObject?

  init() {}

  deinit { cancellation?() }

  /// Whether more may come.
  public var isActive: Bool {
    switch state {
    case .waiting, .following: true
    case .finished, .failed, .cancelled: false
    }
  }

  /// Ends it now: a value that has come and is not shown yet will not be.
  public func cancel() { end(.cancelled) }

  /// - Parameter cancellation: is called when nothing more is wanted.
  func begin(_ cancellation: @escaping @Sendable () -> Void) { self.cancellation = cancellation }

  /// - Parameter source: is released when nothing more is wanted.
  func begin(keeping source: AnyObject) { self.source = source }

  /// Something has come.
  func note() {
    if case .waiting = state { state = .following }
  }

  func end(_ newState: State) {
    guard isActive else { return }
    cancellation?()
    cancellation = nil
    source = nil
    state = newState
  }
}
