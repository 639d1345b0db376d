#if !canImport(CoreGraphics)
  import Foundation

  /// An array of objects, as colors of a gradient are given.
  public typealias CFArray = [Any]

  /// A space of colors: sRGB, or its grays.
  public final class CGColorSpace: Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"

    /// The number of components of a color, without its alpha.
    public let numberOfComponents: Int

    /// Creates the space sRGB, whatever the name.
    public convenience init?(name: String) { self.init(numberOfComponents: 3) }

    init(numberOfComponents: Int) {
      self.numberOfComponents = numberOfComponents
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

  /// Colors that merge into each other.
  public final class CGGradient: Sendable {
    let stops: [(location: CGFloat, color: UIColor)]

    /// - Parameters:
    ///   - colors: the colors, as `CGColor`.
    ///   - locations: the place of each color, from 0 to 1. `nil` is at equal distances.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
      let colors = colors.compactMap { ($0 as? CGColor)?.color }
      if colors.isEmpty { return nil }
      stops = colors.enumerated().map { index, color in
        (locations?[index] ?? CGFloat(index) / CGFloat(max(1, colors.count - 1)), color)
      }
    }

    public convenience init?(
      colorSpace space: CGColorSpace,
      colorComponents: [CGFloat],
      locations: [CGFloat]?,
      count: Int
    ) {
      let width = space.numberOfComponents + 1
      guard count >= 0, colorComponents.count >= count * width else { return nil }
      let colors = (0..<count).map { index in
        let parts = Array(colorComponents[index * width..<(index + 1) * width])
        if width == 2 { return UIColor(white: parts[0], alpha: parts[1]).cgColor }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).cgColor
      }
      self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    /// Returns the color at a place from 0 to 1.
    func color(at location: CGFloat) -> UIColor {
      guard let next = stops.firstIndex(where: { $0.location >= location }) else { return stops[stops.count - 1].color }
      guard next > 0, stops[next].location > stops[next - 1].location else { return stops[next].color }
      let (from, to) = (stops[next - 1], stops[next])
      let share = (location - from.location) / (to.location - from.location)
      let (a, b) = (from.color.light, to.color.light)
      return UIColor(
        red: a.red + (b.red - a.red) * share,
        green: a.green + (b.green - a.green) * share,
        blue: a.blue + (b.blue - a.blue) * share,
        alpha: a.alpha + (b.alpha - a.alpha) * share
      )
    }
  }

  /// Options for drawing a gradient beyond its ends.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }

  extension CGContext {
    /// The number of parts of one color each that a gradient is drawn with.
    private static var gradientParts: Int { 64 }

    public func drawLinearGradient(
      _ gradient: CGGradient,
      start startPoint: CGPoint,
      end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {
      let length = hypot(endPoint.x - startPoint.x, endPoint.y - startPoint.y)
      guard length > 0 else { return }
      // Far beyond every screen.
      let far: CGFloat = 10_000
      saveGState()
      translateBy(x: startPoint.x, y: startPoint.y)
      rotate(by: atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x))
      func fill(_ from: CGFloat, _ to: CGFloat, at location: CGFloat) {
        setFillColor(gradient.color(at: location).cgColor)
        self.fill(CGRect(x: from, y: -far, width: to - from, height: 2 * far))
      }
      if options.contains(.drawsBeforeStartLocation) { fill(-far, 0, at: 0) }
      let parts = Self.gradientParts
      for part in 0..<parts {
        let (from, to) = (CGFloat(part) / CGFloat(parts), CGFloat(part + 1) / CGFloat(parts))
        fill(from * length, to * length, at: (from + to) / 2)
      }
      if options.contains(.drawsAfterEndLocation) { fill(length, far, at: 1) }
      restoreGState()
    }

    /// Draws a gradient between two circles, which may have different centers.
    public func drawRadialGradient(
      _ gradient: CGGradient,
      startCenter: CGPoint,
      startRadius: CGFloat,
      endCenter: CGPoint,
      endRadius: CGFloat,
      options: CGGradientDrawingOptions
    ) {
      saveGState()
      func fill(_ location: CGFloat, radius: CGFloat) {
        let x = startCenter.x + (endCenter.x - startCenter.x) * location
        let y = startCenter.y + (endCenter.y - startCenter.y) * location
        setFillColor(gradient.color(at: location).cgColor)
        fillEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
      }
      if options.contains(.drawsAfterEndLocation) { fill(1, radius: 10_000) }
      let parts = Self.gradientParts
      for part in (0...parts).reversed() {
        let location = CGFloat(part) / CGFloat(parts)
        fill(location, radius: startRadius + (endRadius - startRadius) * location)
      }
      restoreGState()
    }
  }
#endif
