import Foundation

/// What moves the telephone a little: nothing here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  override public init() { super.init() }
  open func prepare() {}
}
