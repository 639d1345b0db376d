import Foundation
import Roster

extension UILabel {
  /// A label in a text style.
  ///
  /// - Parameters:
  ///   - maximum: the largest size of the text in points, where its room does not grow; then it is made to fit one line.
  ///   - lines: the most lines that are shown; 0 is no limit.
  convenience init(
    style: UIFont.TextStyle,
    weight: UIFont.Weight? = nil,
    color: UIColor = .label,
    maximum: CGFloat? = nil,
    lines: Int = 0
  ) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    if weight != nil || maximum != nil {
      let usual = UITraitCollection(preferredContentSizeCategory: .large)
      let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usual).pointSize
      let unscaled = UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
      let metrics = UIFontMetrics(forTextStyle: style)
      font =
        maximum.map { metrics.scaledFont(for: unscaled, maximumPointSize: $0) } ?? metrics.scaledFont(for: unscaled)
    }
    adjustsFontSizeToFitWidth = maximum != nil
    textColor = color
    numberOfLines = lines
    adjustsFontForContentSizeCategory = true
  }
}
