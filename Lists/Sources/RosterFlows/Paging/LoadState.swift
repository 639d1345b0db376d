/// How far the loading of one part of a list has come: of the list as a whole, or at one of its edges.
///
/// ```swift
/// if case .failed(let error) = feed.status.next.state { banner.show(error) }
/// ```
public enum LoadState: Sendable {
  /// Nothing is being loaded, and there may be more.
  case idle
  /// A request is under way.
  case loading
  /// The last request failed; nothing is asked for again until a retry.
  case failed(any Error)
  /// There is nothing more.
  case ended

  /// Whether a request is under way.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// Whether there is nothing more.
  public var isEnded: Bool { if case .ended = self { true } else { false } }

  /// Why the last request failed; `nil` if it did not.
  public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }

  var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Whether two states are the same, whatever the errors are.
  func isAlike(_ other: LoadState) -> Bool {
    switch (self, other) {
    case (.idle, .idle), (.loading, .loading), (.failed, .failed), (.ended, .ended): true
    case (.idle, _), (.loading, _), (.failed, _), (.ended, _): false
    }
  }
}
