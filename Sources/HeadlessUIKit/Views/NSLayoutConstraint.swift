import Foundation

/// The name space of Auto Layout's types. Only the axes exist: Auto Layout itself is absent from the headless UIKit, and
/// no constraint can be made.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public nonisolated enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  override init() {}
}
