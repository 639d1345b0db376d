import Foundation
import Roster

extension UILabel {
  /// A label in a text style.
  ///
  /// - Parameter lines: the most lines that are shown; 0 is no limit.
  convenience init(
    style: UIFont.TextStyle,
    weight: UIFont.Weight? = nil,
    color: UIColor = .label,
    lines: Int = 1
  ) {
    self.init()
    let preferred = UIFont.preferredFont(forTextStyle: style)
    font = weight.map { UIFont.systemFont(ofSize: preferred.pointSize, weight: $0) } ?? preferred
    textColor = color
    numberOfLines = lines
    adjustsFontForContentSizeCategory = true
  }

  /// Makes the label keep its width where others beside it are truncated.
  func keepWidth() {
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }
}
