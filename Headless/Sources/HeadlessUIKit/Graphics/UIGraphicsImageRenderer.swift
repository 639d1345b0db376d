import Foundation

/// Makes pictures of what is drawn: they keep the shapes, and have no pixels.
open class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The part of the plane that the pictures show.
  public let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat
  open var allowsImageOutput: Bool { true }

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// A picture of what a closure draws.
  open func image(actions: DrawingActions) -> UIImage {
    let commands = GraphicsRecording.record { actions(UIGraphicsImageRendererContext(format: format)) }
    return UIImage(drawing: commands, in: bounds, scale: format.scale)
  }
}

extension UIImage {
  /// A picture of what was drawn in a part of the plane.
  convenience init(drawing commands: [GraphicsRecording.Command], in bounds: CGRect, scale: CGFloat) {
    var svg = DrawingWriter(commands).svg
    if bounds.origin != .zero {
      svg = "<g transform=\"translate(\(-bounds.minX) \(-bounds.minY))\">\(svg)</g>"
    }
    self.init(content: .svg(svg), size: bounds.size, scale: scale)
  }
}
