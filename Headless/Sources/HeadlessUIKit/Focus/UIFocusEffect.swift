import Foundation

/// How a focused item looks; of this class itself, as the system decides.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  override public init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
