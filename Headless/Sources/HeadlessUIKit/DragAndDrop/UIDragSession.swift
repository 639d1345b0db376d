import Foundation

/// A drag, as the list sees it that it began in.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What the app keeps with the drag; other apps do not see it.
  var localContext: Any? { get set }
}
