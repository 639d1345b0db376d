import Foundation

/// Numbers of compositional layouts that neither UIKit's documentation nor a public report states.
enum CompositionalAssumptions {
  /// Where badges and headers are drawn, above cells.
  static let supplementaryZIndex = 1
  /// Where pinned headers and footers are drawn, above everything that scrolls below them.
  static let pinnedZIndex = 10
  /// How often the views of a layout may ask for other sizes before UIKit stops the program.
  static let maximumLayoutPasses = 100
}
