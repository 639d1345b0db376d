import Foundation

/// The bar is high at the top of the content, and becomes lower as the content is scrolled: first the search bar is hidden, then
/// the large title.
extension UINavigationController {
  /// How the titles of the shown controller's item and those before it want to be shown: `automatic` is as in the item before.
  var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {
    children.last { $0.navigationItem.largeTitleDisplayMode != .automatic }?.navigationItem.largeTitleDisplayMode
      ?? .automatic
  }

  /// The height of the bar at the top of the content, in points.
  var expandedBarHeight: CGFloat { navigationBar.headlessHeight(safeAreaTop: view.safeAreaInsets.top) }

  /// Lets the bar follow the shown controller's content, if that is under it.
  func followContent() {
    let scrollView = navigationBar.isHidden ? nil : topViewController?.contentBelowBar
    if followedScrollView !== scrollView {
      if followedScrollView?.followingNavigation === self { followedScrollView?.followingNavigation = nil }
      followedScrollView = scrollView
      scrollView?.followingNavigation = self
    }
    guard let scrollView else {
      navigationBar.item?.collapsedHeight = 0
      return
    }
    // Content that was scrolled while another controller was shown, or while the bar was another one.
    if scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5 { collapse(by: scrollView) }
  }

  /// Makes the bar as high as the scrolled content leaves room for it.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === followedScrollView, scrollView === topViewController?.contentBelowBar else { return }
    let old = navigationBar.collapsedHeight
    collapse(by: scrollView)
    if navigationBar.collapsedHeight != old { layoutContent() }
  }

  private func collapse(by scrollView: UIScrollView) {
    // The room of a refresh control that spins is above the content, below the bar.
    let room = -scrollView.contentOffset.y - scrollView.contentInset.top
    let height = min(max(0, expandedBarHeight - room), navigationBar.collapsibleHeight)
    navigationBar.item?.collapsedHeight = height
  }
}

extension UIViewController {
  /// The scroll view below the bar: the one that was set, the view itself, or the first of its subviews.
  fileprivate var contentBelowBar: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    let found = contentScrollView(for: .top) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
    guard let found, found.contentInsetAdjustmentBehavior != .never else { return nil }
    if found === view { return found }
    return found.isDescendant(of: view) && found.convert(CGPoint(x: 0, y: found.bounds.minY), to: view).y < 0.5
      ? found : nil
  }
}
