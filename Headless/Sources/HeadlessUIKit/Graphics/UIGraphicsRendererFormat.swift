import Foundation

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
  open private(set) var bounds = CGRect.zero

  override public init() { super.init() }
}
