import Foundation

/// The bar with a title and buttons above a navigation controller's content.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether the title is shown large below the bar.
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var isTranslucent = true
  /// Stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Stored only.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// What the bar shows.
  package var item: UINavigationItem? {
    didSet {
      guard item !== oldValue else { return }
      oldValue?.searchControllerDidChange = { _ in }
      oldValue?.searchController?.searchBar.removeFromSuperview()
      item?.searchControllerDidChange = { [weak self] in self?.showSearchBar(replacing: $0) }
      showSearchBar(replacing: nil)
    }
  }
  /// The title of the button that goes back, where there is something to go back to.
  package var backTitle: String?

  private func showSearchBar(replacing old: UISearchController?) {
    old?.searchBar.removeFromSuperview()
    if let searchBar = item?.searchController?.searchBar { addSubview(searchBar) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The height of the search bar below the title, in points.
  package var headlessSearchBarHeight: CGFloat { item?.searchController?.searchBar.intrinsicContentSize.height ?? 0 }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let height = headlessSearchBarHeight
    item?.searchController?.searchBar.frame = CGRect(
      x: 0,
      y: bounds.height - height,
      width: bounds.width,
      height: height
    )
  }

  package var showsLargeTitle: Bool {
    prefersLargeTitles && item?.largeTitleDisplayMode != .never
  }

  /// The height of the bar with what it covers of the safe area, in points.
  func headlessHeight(safeAreaTop: CGFloat) -> CGFloat {
    safeAreaTop + UINavigationBar.barHeight + (showsLargeTitle ? headlessLargeTitleHeight : 0)
      + headlessSearchBarHeight
  }

  /// The height of the row with the buttons, in points.
  package static var barHeight: CGFloat {
    HeadlessSystemAppearance.current == .iOS26 ? HeadlessSystemAppearance.Metrics.barHeight26 : 44
  }
  /// The height of the row with the large title at the default text size, in points.
  private static let largeTitleHeight: CGFloat = 52

  /// The font of the large title, which follows the size of text.
  package var headlessLargeTitleFont: UIFont {
    UINavigationBar.largeTitleFont(traitCollection.preferredContentSizeCategory)
  }

  /// The height of the row with the large title, in points: it grows as a line of its text does.
  package var headlessLargeTitleHeight: CGFloat {
    let usual = UINavigationBar.largeTitleFont(.large).lineHeight
    return pixelCeil(UINavigationBar.largeTitleHeight + headlessLargeTitleFont.lineHeight - usual)
  }

  private static func largeTitleFont(_ category: UIContentSizeCategory) -> UIFont {
    .systemFont(ofSize: UIFont.TextStyle.largeTitle.pointSize(category), weight: .bold)
  }
}
