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
  }
}
