/// The state of a list that is loaded, as a whole: one value, which can follow only a few others.
///
/// ```swift
/// switch feed.status.phase {
/// case .empty: title = "Nothing here yet"
/// case .failed(let error): title = error.localizedDescription
/// default: title = "Feed"
/// }
/// ```
///
/// Edges have states of their own: see ``LoadStatus``.
public enum LoadPhase: Sendable {
  /// Nothing has been asked for.
  case idle
  /// There are no items, and some may come: they are being loaded, or no page has brought any.
  case firstLoad
  /// There are no items, and none will come.
  case empty
  /// There are no items, as they could not be loaded.
  case failed(any Error)
  /// There are items.
  case content
  /// There are items, and newer ones are being loaded.
  case refreshing
  /// There are items, and newer ones could not be loaded.
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

  /// Why nothing, or nothing newer, could be loaded; `nil` if no request failed.
  public var error: (any Error)? {
    switch self {
    case .failed(let error), .failedOverContent(let error): error
    case .idle, .firstLoad, .empty, .content, .refreshing: nil
    }
  }
}
