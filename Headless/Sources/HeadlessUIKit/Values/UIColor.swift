import Foundation

/// A colour, which may differ between the light and the dark appearance, and where the user asks for more contrast.
///
/// It is no `NSObject`, for the reason that ``UIFont`` gives.
open class UIColor: Hashable, @unchecked Sendable {
  // Sendable: every stored property is an immutable value, and subclasses that add state answer for it as in UIKit.
  package let light: Components
  let dark: Components
  /// What the colour is where the user asks for more contrast; `nil` if it is the same.
  let increased: Increased?

  /// What the colour is as of iOS 26; `nil` if it is the same.
  let redesigned: Redesigned?

  struct Increased: Hashable, Sendable {
    var light: Components
    var dark: Components
  }

  struct Redesigned: Hashable, Sendable {
    var light: Components
    var dark: Components
    var increased: Increased
  }

  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
  }

  package init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
    increased = nil
    redesigned = nil
  }

  init(light: Components, dark: Components, increased: Increased?, redesigned: Redesigned? = nil) {
    self.light = light
    self.dark = dark
    self.increased = increased
    self.redesigned = redesigned
  }

  /// A colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = Components(red: red, green: green, blue: blue, alpha: alpha)
    dark = light
    increased = nil
    redesigned = nil
  }

  /// A grey from components between 0 and 1.
  public init(white: CGFloat, alpha: CGFloat) {
    light = Components(red: white, green: white, blue: white, alpha: alpha)
    dark = light
    increased = nil
    redesigned = nil
  }

  /// A colour from hue, saturation and brightness between 0 and 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    light = Components(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    dark = light
    increased = nil
    redesigned = nil
  }

  /// Creates a color for a pattern, which isn't drawn: the color is clear.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 0)
  }

  /// The colour that ``HeadlessAssets`` or an asset catalogue of the app has under a name; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour that ``HeadlessAssets`` or an asset catalogue has under a name: those of the bundle's target first. The traits do not count, as the colour has
  /// its values for all of them.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = HeadlessAssets.color(named: name, in: bundle) else { return nil }
    light = color.light
    dark = color.dark
    increased = color.increased
    redesigned = color.redesigned
  }

  /// A colour that is computed from the traits; asked once for each appearance and each contrast.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func ask(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Components {
      let traits = UITraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
      }
      return dynamicProvider(traits).components(for: style, contrast)
    }
    light = ask(.light, .normal)
    dark = ask(.dark, .normal)
    let increased = Increased(light: ask(.light, .high), dark: ask(.dark, .high))
    self.increased = increased == Increased(light: light, dark: dark) ? nil : increased
    redesigned = nil
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ components: Components) -> Components {
      var components = components
      components.alpha = alpha
      return components
    }
    let increased = increased.map { Increased(light: faded($0.light), dark: faded($0.dark)) }
    let redesigned = redesigned.map {
      Redesigned(
        light: faded($0.light),
        dark: faded($0.dark),
        increased: Increased(light: faded($0.increased.light), dark: faded($0.increased.dark))
      )
    }
    return UIColor(light: faded(light), dark: faded(dark), increased: increased, redesigned: redesigned)
  }

  /// The colour as it is under the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let components = components(for: traitCollection.userInterfaceStyle, traitCollection.accessibilityContrast)
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

  package func components(
    for style: UIUserInterfaceStyle,
    _ contrast: UIAccessibilityContrast = .normal
  ) -> Components {
    if let redesigned, HeadlessSystemAppearance.currentAnywhere == .iOS26 {
      if contrast == .high { return style == .dark ? redesigned.increased.dark : redesigned.increased.light }
      return style == .dark ? redesigned.dark : redesigned.light
    }
    if contrast == .high, let increased { return style == .dark ? increased.dark : increased.light }
    return style == .dark ? dark : light
  }

  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && increased == other.increased && redesigned == other.redesigned
  }

  open var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
