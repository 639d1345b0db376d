import Foundation

/// How a renderer draws pictures.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels in a point; pictures are drawn as shapes, which have none.
  open var scale: CGFloat = 2
  /// Whether nothing is behind the picture; stored only.
  open var opaque = false

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}
