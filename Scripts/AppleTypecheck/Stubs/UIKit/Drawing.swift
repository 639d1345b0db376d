// UIKit that HeadlessUIKit does not have: what sources use where they can import UIKit.

@objc open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { fatalError() }
  open func fill(_ rect: CGRect) {}
}

@objc open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

@objc open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) {}
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
}
