import Foundation

/// What is known of the animations of an update of focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// How long the system's animations take, in seconds.
  var duration: TimeInterval { get }
}
