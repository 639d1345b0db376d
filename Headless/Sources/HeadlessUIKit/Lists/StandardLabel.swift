import Foundation

/// A label that a cell, a header or a footer makes by itself.
@MainActor package final class StandardLabel: UILabel {}

/// What has labels of a standard style.
@MainActor protocol StandardLabelOwner: AnyObject {
  /// Is called when a label was given a text.
  func textDidChange(of label: UILabel)
}

extension UILabel {
  /// Gives the label the font of a role of text, at the size that the label's environment asks for.
  func followTextSize(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    adjustsFontForContentSizeCategory = true
  }
}
