import Foundation

/// The place that a preview goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint

  public init(container: UIView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}
