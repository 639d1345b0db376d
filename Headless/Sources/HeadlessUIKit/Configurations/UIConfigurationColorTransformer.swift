import Foundation

/// A change of a colour that a configuration makes.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static let grayscale = UIConfigurationColorTransformer { color in
    let light = color.light
    let white = 0.299 * light.red + 0.587 * light.green + 0.114 * light.blue
    return UIColor(white: white, alpha: light.alpha)
  }
}
