import Foundation

/// Behaviour of compositional layouts that neither UIKit's documentation nor a public report states.
///
/// Tests ask these constants what to expect, so that none of them takes a choice for UIKit's.
enum CompositionalAssumptions {
  /// Whether fractions of a container's height leave out what bars cover.
  static let containerLeavesAdjustedInset = true
  /// Where badges and headers are drawn, above cells.
  static let supplementaryZIndex = 1
  /// Where pinned headers and footers are drawn, above everything that scrolls below them.
  static let pinnedZIndex = 10
  /// Whether a background lies behind the section's headers and footers, too.
  static let backgroundCoversBoundaryItems = true
  /// How often the views of a layout may ask for other sizes before UIKit stops the program.
  static let maximumLayoutPasses = 100
}
