/// The loading state of a list or one of its edges.
///
/// ```swift
/// if case .failed(let error) = feed.status.next.state { banner.show(error) }
/// ```
public enum LoadState: Sendable {
  /// Nothing is loading, and there may be more.
  case idle
  /// A request is under way.
  case loading
  /// The last request failed. Roster doesn't repeat it by itself.
  case failed(any Error)
  /// There's nothing more to load.
  case ended

  /// A Boolean value that indicates whether a request is under way.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// A Boolean value that indicates whether there's nothing more to load.
  public var isEnded: Bool { if case .ended = self { true } else { false } }

  /// The error of the last request, or `nil` if it didn't fail.
  public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }

  var isIdle: Bool { if case .idle = self { true } else { false } }

  /// Returns a Boolean value that indicates whether two states are equal, ignoring errors.
  func isAlike(_ other: LoadState) -> Bool {
    switch (self, other) {
    case (.idle, .idle), (.loading, .loading), (.failed, .failed), (.ended, .ended): true
    case (.idle, _), (.loading, _), (.failed, _), (.ended, _): false
    }
  }
}
