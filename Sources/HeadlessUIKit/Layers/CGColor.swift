#if !canImport(CoreGraphics)
  /// A colour of a layer.
  public final class CGColor: Sendable {
    package let color: UIColor

    init(_ color: UIColor) {
      self.color = color
    }
  }
#else
  public import CoreGraphics

  extension CGColor {
    package var color: UIColor {
      let values = components ?? []
      guard values.count == 4 else { return UIColor(white: values.first ?? 0, alpha: alpha) }
      return UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
  }
#endif

extension UIColor {
  /// The colour of the light appearance, for a layer.
  public var cgColor: CGColor {
    #if canImport(CoreGraphics)
      CGColor(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
    #else
      CGColor(self)
    #endif
  }
}
