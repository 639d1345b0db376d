import Foundation

/// A label that a cell, a header or a footer makes by itself, and that says when it is given a text.
@MainActor package final class StandardLabel: UILabel {
  var onText: (() -> Void)?

  package override var text: String? {
    didSet { onText?() }
  }
}
