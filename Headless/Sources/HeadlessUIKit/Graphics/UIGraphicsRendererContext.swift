import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What a renderer's actions draw into.
open class UIGraphicsRendererContext: NSObject {
  public let format: UIGraphicsRendererFormat

  init(format: UIGraphicsRendererFormat) {
    self.format = format
    super.init()
  }

  #if !canImport(CoreGraphics)
    open var cgContext: CGContext { CGContext(GraphicsRecording.current ?? GraphicsRecording()) }
  #endif

  open func fill(_ rect: CGRect) { UIRectFill(rect) }
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
  open func clip(to rect: CGRect) { UIRectClip(rect) }
}
