/// The loading phase of a whole list.
///
/// ```swift
/// switch feed.status.phase {
/// case .empty: title = "Nothing here yet"
/// case .failed(let error): title = error.localizedDescription
/// default: title = "Feed"
/// }
/// ```
///
/// For the states of the edges, see ``LoadStatus``.
public enum LoadPhase: Sendable {
  /// No page has arrived, and none is loading.
  case idle
  /// There are no items yet: they're loading, or all pages were empty.
  case firstLoad
  /// There are no items, and there's nothing more to load.
  case empty
  /// There are no items, because loading failed.
  case failed(any Error)
  /// There are items.
  case content
  /// There are items, and newer ones are loading.
  case refreshing
  /// There are items, and loading newer ones failed.
  case failedOverContent(any Error)

  /// A phase without its error.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case idle, firstLoad, empty, failed, content, refreshing, failedOverContent
  }

  /// The phase without its error.
  public var kind: Kind {
    switch self {
    case .idle: .idle
    case .firstLoad: .firstLoad
    case .empty: .empty
    case .failed: .failed
    case .content: .content
    case .refreshing: .refreshing
    case .failedOverContent: .failedOverContent
    }
  }

  /// The error of a failed phase, or `nil`.
  public var error: (any Error)? {
    switch self {
    case .failed(let error), .failedOverContent(let error): error
    case .idle, .firstLoad, .empty, .content, .refreshing: nil
    }
  }
}
