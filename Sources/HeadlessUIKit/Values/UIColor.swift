import Foundation

/// A colour, which may differ between the light and the dark appearance.
open class UIColor: NSObject, @unchecked Sendable {
  // Sendable: every stored property is an immutable value, and subclasses that add state answer for it as in UIKit.
  package let light: Components
  let dark: Components

  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
  }

  package init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// A colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = Components(red: red, green: green, blue: blue, alpha: alpha)
    dark = light
  }

  /// A grey from components between 0 and 1.
  public init(white: CGFloat, alpha: CGFloat) {
    light = Components(red: white, green: white, blue: white, alpha: alpha)
    dark = light
  }

  /// A colour from hue, saturation and brightness between 0 and 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    light = Components(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    dark = light
  }

  /// A colour that is computed from the traits; asked once for the light and once for the dark appearance.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light
    dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var light = light
    var dark = dark
    light.alpha = alpha
    dark.alpha = alpha
    return UIColor(light: light, dark: dark)
  }

  /// The colour as it is under the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let components = components(for: traitCollection.userInterfaceStyle)
    return UIColor(light: components, dark: components)
  }

  /// Reads the components of the light appearance.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = light.red
    green?.pointee = light.green
    blue?.pointee = light.blue
    alpha?.pointee = light.alpha
    return true
  }

  package func components(for style: UIUserInterfaceStyle) -> Components {
    style == .dark ? dark : light
  }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark
  }

  override open var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }
}
