import Foundation

extension UIImage {
  /// How large a system symbol is drawn.
  public struct SymbolConfiguration: Hashable, Sendable {
    public enum Scale: Int, Hashable, Sendable {
      case `default`, unspecified, small, medium, large
    }

    /// The size of the text that the symbol goes with, in points.
    var pointSize: CGFloat
    var scale: Scale

    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
      scale = .unspecified
    }

    public init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale = .unspecified) {
      self.pointSize = pointSize
      self.scale = scale
    }

    public init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    public init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    public init(scale: Scale) {
      pointSize = UIFont.labelFontSize
      self.scale = scale
    }

    /// How much larger than at the size of a label's text the symbol is.
    var factor: CGFloat {
      let share: CGFloat
      switch scale {
      case .small: share = 0.78
      case .large: share = 1.28
      case .default, .unspecified, .medium: share = 1
      }
      return share * pointSize / UIFont.labelFontSize
    }
  }

  /// The system symbol at the configuration's size; `nil` if the headless UIKit does not draw it.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let image = UIImage(systemName: name) else { return nil }
    let resized = configuration.map(image.resized) ?? image
    self.init(content: resized.content, size: resized.size, renderingMode: resized.renderingMode)
  }

  /// The symbol at the configuration's size; another picture stays as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    resized(configuration)
  }

  func resized(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let name) = content, let base = UIImage(systemName: name) else { return self }
    let size = CGSize(width: base.size.width * configuration.factor, height: base.size.height * configuration.factor)
    return UIImage(content: content, size: size, scale: scale, renderingMode: renderingMode, tint: tint)
  }
}
