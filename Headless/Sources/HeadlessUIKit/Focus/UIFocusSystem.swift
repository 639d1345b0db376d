import Foundation

/// What is focused in a window.
///
/// As in UIKit, objects for the same window are equal; they need not be the same.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// Posted after an update, with the context and the coordinator.
  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// Posted when a key finds nothing to focus in its direction, with the context.
  public nonisolated static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  private let engine: FocusEngine

  init(_ engine: FocusEngine) {
    self.engine = engine
    super.init()
  }

  /// The focus system of the window that an environment is in; `nil` if it is in none.
  public convenience init?(for environment: any UIFocusEnvironment) {
    guard let engine = FocusEngine.of(environment) else { return nil }
    self.init(engine)
  }

  /// What is focused; `nil` if nothing is, or what is focused has no view now.
  open var focusedItem: (any UIFocusItem)? { engine.focusedItem }

  /// Asks for an update of focus to an environment.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) { engine.request(environment) }

  /// Makes the update that was asked for.
  open func updateFocusIfNeeded() { engine.updateIfNeeded() }

  /// Whether an environment is another, or has it in it.
  open class func environment(
    _ environment: any UIFocusEnvironment,
    contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    otherEnvironment.isInside(environment)
  }

  override open nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFocusSystem else { return false }
    return MainActor.assumeIsolated { engine === other.engine }
  }

  override open nonisolated var hash: Int {
    MainActor.assumeIsolated { ObjectIdentifier(engine).hashValue }
  }
}
