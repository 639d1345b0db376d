import Foundation

/// How a preview looks while it moves.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor! = .clear

  override public init() {
    super.init()
  }
}
