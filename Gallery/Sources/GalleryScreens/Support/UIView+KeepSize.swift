import Roster

extension UIView {
  /// Makes the view keep the size of its content in a stack view, where others beside it grow or are truncated.
  func keepSize() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }
}
