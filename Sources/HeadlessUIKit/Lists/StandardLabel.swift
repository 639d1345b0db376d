import Foundation

/// A label that a cell, a header or a footer makes by itself, and that says when it is given a text.
@MainActor final class StandardLabel: UILabel {
  var onText: (() -> Void)?

  override var text: String? {
    didSet { onText?() }
  }
}
