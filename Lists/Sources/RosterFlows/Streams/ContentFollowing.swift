/// A subscription of content to a source of values or events, which lasts while you retain it and the content lives.
///
/// ```swift
/// following = content.follow(server.mails(), by: .id())
/// following.onStateChange = { state in
///   if case .failed(let error) = state { banner.show(error) }
/// }
/// ```
///
/// When it ends, the content remains as it is. To begin again, follow again.
@preconcurrency @MainActor public final class ContentFollowing {
  /// The state of a source.
  public enum State: Sendable {
    /// Nothing has arrived yet.
    case waiting
    /// Something has arrived, and more may.
    case following
    /// The source has ended.
    case finished
    /// The source has failed. The last value before that is shown.
    case failed(any Error)
    /// The subscription was canceled, or the content is gone.
    case cancelled
  }

  /// The default minimum time between updates: one of 60 frames per second.
  public nonisolated static let frame: Duration = .milliseconds(16)

  /// The state of the source.
  public private(set) var state: State = .waiting {
    didSet { onStateChange?(state) }
  }
  /// A closure that's called with each new ``state``.
  public var onStateChange: ((State) -> Void)?

  private var cancellation: (@Sendable () -> Void)?
  private var source: AnyObject?

  init() {}

  deinit { cancellation?() }

  /// A Boolean value that indicates whether more may arrive.
  public var isActive: Bool {
    switch state {
    case .waiting, .following: true
    case .finished, .failed, .cancelled: false
    }
  }

  /// Ends the subscription, and discards values that aren't shown yet.
  public func cancel() { end(.cancelled) }

  /// - Parameter cancellation: A closure that's called when the subscription ends.
  func begin(_ cancellation: @escaping @Sendable () -> Void) { self.cancellation = cancellation }

  /// - Parameter source: An object that's retained until the subscription ends.
  func begin(keeping source: AnyObject) { self.source = source }

  /// Notes that an element has arrived.
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
