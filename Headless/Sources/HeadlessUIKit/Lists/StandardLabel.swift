import Foundation

/// A label that a cell, a header or a footer makes by itself, and that says when it is given a text.
@MainActor package final class StandardLabel: UILabel {
  weak var owner: (any StandardLabelOwner)?

  package override var text: String? {
    didSet { if text != nil { owner?.textDidChange(of: self) } }
  }
}

/// What makes labels by itself.
@MainActor protocol StandardLabelOwner: AnyObject {
  /// Is called when a label was given a text.
  func textDidChange(of label: StandardLabel)
}

extension UILabel {
  /// Gives the label the font of a role of text, at the size that the label's environment asks for.
  func followTextSize(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    adjustsFontForContentSizeCategory = true
  }
}
