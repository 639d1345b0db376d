import Foundation

/// The bar with a title and buttons above a navigation controller's content.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether the title is shown large below the bar.
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var isTranslucent = true
  /// Stored only.
  open var standardAppearance = UINavigationBarAppearance()
  /// Stored only.
  open var compactAppearance: UINavigationBarAppearance?
  /// Stored only.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Stored only.
  open var shadowImage: UIImage?
  /// Stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Stored only.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// What the bar shows.
  package var item: UINavigationItem? {
    didSet {
      guard item !== oldValue else { return }
      oldValue?.searchControllerDidChange = { _ in }
      oldValue?.titleViewDidChange = { _ in }
      oldValue?.buttonsDidChange = {}
      oldValue?.heightDidChange = {}
      oldValue?.searchController?.searchBar.removeFromSuperview()
      item?.titleViewDidChange = { [weak self] in self?.showTitleView(replacing: $0) }
      item?.buttonsDidChange = { [weak self] in self?.setNeedsLayout() }
      item?.searchControllerDidChange = { [weak self] in self?.showSearchBar(replacing: $0) }
      item?.heightDidChange = { [weak self] in self?.superview?.setNeedsLayout() }
      showTitleView(replacing: oldValue?.titleView)
      showSearchBar(replacing: nil)
    }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { item }
  /// The title of the button that goes back, where there is something to go back to.
  package var backTitle: String? { didSet { if backTitle != oldValue { setNeedsLayout() } } }
  private var customViews = BarCustomViews()

  private func showSearchBar(replacing old: UISearchController?) {
    old?.searchBar.removeFromSuperview()
    if let searchBar = item?.searchController?.searchBar { addSubview(searchBar) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func showTitleView(replacing old: UIView?) {
    // Another bar may have it by now.
    if let old, old.superview === self { old.removeFromSuperview() }
    if let titleView = item?.titleView { addSubview(titleView) }
    setNeedsLayout()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    customViews.show(shownItems, in: self)
    layoutCustomViews()
    if let titleView = item?.titleView { layoutTitleView(titleView) }
    guard let searchBar = item?.searchController?.searchBar else { return }
    let height = headlessSearchBarHeight
    searchBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    searchBar.alpha = searchBarHeight > 0 ? height / searchBarHeight : 1
    searchBar.isHidden = height == 0
  }

  // MARK: Height

  /// Whether the item's title is large at the top of the content.
  var showsLargeTitle: Bool {
    prefersLargeTitles && (superview?.viewController as? UINavigationController)?.largeTitleDisplayMode != .never
  }

  private var searchBarHeight: CGFloat { item?.searchController?.searchBar.intrinsicContentSize.height ?? 0 }

  /// The height of the search bar that scrolling hides, in points. A search that is going on keeps its bar.
  private var hidingHeight: CGFloat {
    guard let item, item.hidesSearchBarWhenScrolling, item.searchController?.isActive == false else { return 0 }
    return searchBarHeight
  }

  /// By how much content that is scrolled can make the bar lower, in points.
  var collapsibleHeight: CGFloat { hidingHeight + (showsLargeTitle ? headlessLargeTitleHeight : 0) }

  /// By how much the bar is lower now than at the top of the content, in points.
  var collapsedHeight: CGFloat { min(item?.collapsedHeight ?? 0, collapsibleHeight) }

  /// The height of the search bar below the title that is shown now, in points: it is hidden before the title is.
  package var headlessSearchBarHeight: CGFloat { searchBarHeight - min(collapsedHeight, hidingHeight) }

  /// The height of the row with the large title that is shown now, in points.
  package var headlessShownLargeTitleHeight: CGFloat {
    showsLargeTitle ? headlessLargeTitleHeight - max(0, collapsedHeight - hidingHeight) : 0
  }

  /// The height of the bar at the top of the content, with what it covers of the safe area, in points.
  func headlessHeight(safeAreaTop: CGFloat) -> CGFloat {
    safeAreaTop + UINavigationBar.barHeight + (showsLargeTitle ? headlessLargeTitleHeight : 0) + searchBarHeight
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
