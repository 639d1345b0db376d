import Foundation

extension UIImage {
  /// What a picture is drawn for.
  ///
  /// Configurations never change, and no code outside the module can subclass them.
  public class Configuration: NSObject, @unchecked Sendable {
    override fileprivate init() {}
  }

  /// How large a symbol is beside the text that it goes with.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// How thick a symbol's lines are. The headless UIKit draws all of them alike.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a system symbol is drawn.
  ///
  /// Sendable, as its base class: it is final, and nothing in it changes.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the text that the symbol goes with, in points.
    let pointSize: CGFloat
    let weight: SymbolWeight
    let scale: SymbolScale

    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: UIFont.labelFontSize, weight: .unspecified, scale: scale)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: UIFont.labelFontSize, weight: weight, scale: .unspecified)
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

    override public func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }

    override public var hash: Int { pointSize.hashValue ^ weight.hashValue ^ scale.hashValue }
  }

  /// The system symbol at the configuration's size; `nil` if the headless UIKit does not draw it.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let image = UIImage(systemName: name) else { return nil }
    let resized = (configuration as? SymbolConfiguration).map(image.resized) ?? image
    self.init(content: resized.content, size: resized.size, renderingMode: resized.renderingMode)
  }

  /// The symbol at the configuration's size; another picture stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).map(resized) ?? self
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
