import Foundation

/// Behaviour of Auto Layout that neither UIKit's documentation nor a public report states, or that rests on one reading.
///
/// Tests ask these constants what to expect, so that none of them takes a choice for UIKit's.
enum LayoutAssumptions {
  /// The distance that a system spacing of 1 stands for, in points.
  static let systemSpacing: CGFloat = 8
  /// The priority with which a hidden arranged view has no length.
  static let hidingPriority: Float = 1000
  /// The largest width of a readable content guide, in points, at the default text size.
  static let readableWidth: CGFloat = 672
  /// The margins at the sides of a view controller's root view, in points, where the width is compact.
  static let systemMargin: CGFloat = 16
  /// The margins of the content view of a table's cell, in points.
  static let cellMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  /// The margins of the content view of a table's header or footer, in points: at the sides those of cells, with which texts are in line.
  static let headerMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  /// The largest absolute value of a constraint's constant.
  static let largestConstant: CGFloat = 1e7
  /// How often widths are solved and texts measured in them.
  static let measuringRounds = 3
  /// The size of a root without a superview that does not translate its mask: constraints of its own come first.
  static let freeRootPriority: Float = 999

  /// The constraint of a conflict that is broken: the one of the app's that was activated last. Constraints that the
  /// system made are broken only where there are no others.
  @MainActor static func broken(of candidates: [NSLayoutConstraint]) -> NSLayoutConstraint? {
    candidates.max { $0.activation < $1.activation }
  }

  /// The system's spacing between two places: between base lines it is a line of the first one's text.
  @MainActor static func systemSpacing(from start: LayoutOperand?, to end: LayoutOperand) -> CGFloat {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    guard let start, baselines.contains(start.attribute), baselines.contains(end.attribute),
      let label = end.item as? UILabel
    else { return systemSpacing }
    return label.font.lineHeight
  }

  /// A length to the nearest pixel, in points. In the middle between two it goes up, also where its last digits are lost.
  static func rounded(_ length: CGFloat) -> CGFloat {
    (length / UITableView.Metrics.pixel + 0.5 + 1e-6).rounded(.down) * UITableView.Metrics.pixel
  }
}
