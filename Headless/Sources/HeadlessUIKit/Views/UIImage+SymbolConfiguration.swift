import Foundation

extension UIImage {
  /// What a picture is drawn for.
  ///
  /// Configurations never change, and no code outside the module can subclass them.
  public class Configuration: NSObject, @unchecked Sendable {
    override fileprivate init() {}

    /// What both configurations say; where both say something, the other's.
    public func applying(_ otherConfiguration: Configuration?) -> Self { self }
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
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// The colours that the symbol has by itself; the first one is drawn.
    let colors: [UIColor]

    private init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, colors: [UIColor]) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.colors = colors
      super.init()
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight, scale: scale, colors: [])
    }

    /// A configuration that says nothing.
    public static let unspecified = SymbolConfiguration(
      pointSize: nil,
      weight: .unspecified,
      scale: .unspecified,
      colors: []
    )

    /// The colours of the symbol's layers. The headless UIKit draws all of them in the first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, colors: paletteColors)
    }

    /// The colour whose shades the symbol's layers have. The headless UIKit draws all of them in it.
    public convenience init(hierarchicalColor: UIColor) { self.init(paletteColors: [hierarchicalColor]) }

    /// The symbol in colours of its own, which the headless UIKit does not know: as it is.
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// The symbol in the tint colour.
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

    override public func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let both = SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors
      )
      // The class is final: `Self` is the class itself.
      return unsafeDowncast(both, to: Self.self)
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
      self.init(pointSize: nil, weight: .unspecified, scale: scale, colors: [])
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified, colors: [])
    }

    /// How much larger than at the size of a label's text the symbol is.
    var factor: CGFloat {
      let share: CGFloat
      switch scale {
      case .small: share = 0.78
      case .large: share = 1.28
      case .default, .unspecified, .medium: share = 1
      }
      return share * (pointSize ?? UIFont.labelFontSize) / UIFont.labelFontSize
    }

    override public func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale && colors == other.colors
    }

    override public var hash: Int { pointSize.hashValue ^ weight.hashValue ^ scale.hashValue }
  }

  /// The system symbol at the configuration's size; `nil` if the headless UIKit does not draw it.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let image = UIImage(systemName: name) else { return nil }
    let resized = (configuration as? SymbolConfiguration).map(image.resized) ?? image
    self.init(
      content: resized.content,
      size: resized.size,
      renderingMode: resized.renderingMode,
      tint: resized.tint,
      symbolConfiguration: resized.symbolConfiguration
    )
  }

  /// The symbol as its own configuration and the given one say; another picture stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).map(resized) ?? self
  }

  /// The symbol as its own configuration and the given one say; another picture stays as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    resized(configuration)
  }

  /// How the picture is drawn if it is a symbol.
  public var configuration: Configuration? { symbolConfiguration }

  func resized(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let name) = content, let base = UIImage(systemName: name) else { return self }
    let both = symbolConfiguration?.applying(configuration) ?? configuration
    return UIImage(
      content: content,
      size: CGSize(width: base.size.width * both.factor, height: base.size.height * both.factor),
      scale: scale,
      renderingMode: renderingMode,
      tint: both.colors.first ?? tint,
      symbolConfiguration: both
    )
  }
}
