import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A layer that is filled with colours which go over into each other.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`; fewer than two draw nothing.
  open var colors: [Any]?
  /// Where the colours are, from 0 to 1; `nil` is at equal distances.
  open var locations: [NSNumber]?
  /// Where the first colour is, in shares of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in shares of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colours are laid out. A conic gradient is drawn as one along a line.
  open var type: CAGradientLayerType = .axial

  override public init() {
    super.init()
  }

  override public init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    (startPoint, endPoint, type) = (layer.startPoint, layer.endPoint, layer.type)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colours with their places.
  package var headlessStops: [(location: CGFloat, color: UIColor)] {
    let colors = (colors ?? []).compactMap { color -> UIColor? in
      #if canImport(CoreGraphics)
        // Types of Core Foundation are told apart by their identifiers; a cast has no condition.
        let object = color as AnyObject
        return CFGetTypeID(object) == CGColor.typeID ? unsafeDowncast(object, to: CGColor.self).color : nil
      #else
        return (color as? CGColor)?.color
      #endif
    }
    guard colors.count > 1 else { return [] }
    return colors.enumerated().map { index, color in
      let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      return (given ?? CGFloat(index) / CGFloat(colors.count - 1), color)
    }
  }
}

/// How the colours of a gradient are laid out.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
