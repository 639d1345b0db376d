import Foundation

#if !canImport(CoreGraphics)
  /// A colour of a layer.
  public final class CGColor: Hashable, Sendable {
    package let color: UIColor

    init(_ color: UIColor) {
      self.color = color
    }

    public var alpha: CGFloat { color.light.alpha }

    /// The colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
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
  /// The colour of a layer.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(light: color.light, dark: color.dark, increased: color.increased, redesigned: color.redesigned)
  }

  /// The colour of the light appearance, for a layer.
  public var cgColor: CGColor {
    #if canImport(CoreGraphics)
      CGColor(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
    #else
      CGColor(self)
    #endif
  }
}
