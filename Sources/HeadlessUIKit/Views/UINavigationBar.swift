import Foundation

/// The bar with a title and buttons above a navigation controller's content.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether the title is shown large below the bar.
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  /// What the bar shows.
  package var item: UINavigationItem?
  /// The title of the button that goes back, where there is something to go back to.
  package var backTitle: String?

  package var showsLargeTitle: Bool {
    prefersLargeTitles && item?.largeTitleDisplayMode != .never
  }

  /// The height of the bar with what it covers of the safe area, in points.
  func headlessHeight(safeAreaTop: CGFloat) -> CGFloat {
    safeAreaTop + UINavigationBar.barHeight + (showsLargeTitle ? UINavigationBar.largeTitleHeight : 0)
  }

  /// The height of the row with the buttons, in points.
  package static let barHeight: CGFloat = 44
  /// The height of the row with the large title, in points.
  package static let largeTitleHeight: CGFloat = 52
}
