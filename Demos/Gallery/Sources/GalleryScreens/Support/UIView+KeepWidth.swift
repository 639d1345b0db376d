import Roster

extension UIView {
  /// Makes the view keep the width of its content in a row, where others beside it grow or are truncated.
  ///
  /// Its height stays free: in a row that fills, one that had to be as low as its content would make all of them so.
  func keepWidth() {
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }
}
