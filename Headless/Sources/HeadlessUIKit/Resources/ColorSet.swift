import Foundation

/// A colour of a catalogue of assets.
struct ColorSet: Decodable {
  private struct Variant: Decodable, AssetVariant {
    let idiom: String?
    let appearances: [AssetAppearance]?
    let color: Value?
  }

  private struct Value: Decodable {
    let colorSpace: String?
    let components: [String: String]?
    /// The name of one of the system's.
    let reference: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference
      case colorSpace = "color-space"
    }
  }

  private let colors: [Variant]

  /// The colour in all its looks; `nil` if it has no value.
  var color: UIColor? {
    guard let light = (colors.variants().first ?? colors.first).flatMap({ Self.color($0.color) }) else { return nil }
    let dark = colors.variants(for: .dark).first.flatMap { Self.color($0.color) }
    let increased = colors.variants(for: .increased).first.flatMap { Self.color($0.color) }
    let increasedDark = colors.variants(for: .dark, .increased).first.flatMap { Self.color($0.color) }
    // One of the system's brings its own looks along.
    guard dark != nil || increased != nil || increasedDark != nil else { return light }
    return UIColor(
      light: light.components(for: .light),
      dark: (dark ?? light).components(for: .dark),
      increased: increased == nil && increasedDark == nil
        ? nil
        : UIColor.Increased(
          light: (increased ?? light).components(for: .light, .high),
          dark: (increasedDark ?? dark ?? light).components(for: .dark, .high)
        )
    )
  }

  private static func color(_ value: Value?) -> UIColor? {
    guard let value else { return nil }
    if let name = value.reference { return UIColor.headlessSystemColors[name] }
    guard let components = value.components else { return nil }
    func component(_ name: String) -> CGFloat? { components[name].flatMap(number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    guard value.colorSpace == "display-p3" else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    return displayP3(red, green, blue, alpha)
  }

  /// A component as the catalogue has it: `0.5`, `128` or `0x80`.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    return Double(text).map { CGFloat(text.contains(".") ? $0 : $0 / 255) }
  }

  /// The colour of sRGB that is next to one of Display P3.
  private static func displayP3(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> UIColor {
    func linear(_ value: CGFloat) -> Double {
      value <= 0.04045 ? Double(value) / 12.92 : pow((Double(value) + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: Double) -> CGFloat {
      let value = min(max(value, 0), 1)
      return CGFloat(value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return UIColor(
      red: encoded(1.2249 * r - 0.2247 * g),
      green: encoded(-0.0420 * r + 1.0419 * g),
      blue: encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b),
      alpha: alpha
    )
  }
}
