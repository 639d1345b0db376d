import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The height of a navigation bar follows the content that is scrolled under it.
///
/// Sources: `hidesSearchBarWhenScrolling`, `largeTitleDisplayMode` and `setContentScrollView(_:for:)` of Apple's documentation. Of the
/// offsets: logs of an app, in which a large title's content is at its top at -168 and at -116 under the lower bar
/// (hotwired/hotwire-native-ios, pull request 256).
@MainActor struct CollapsingBarTests {
  enum Content: CaseIterable, Sendable { case table, collection, scrollView }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 100
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let rows = Rows()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let navigation = UINavigationController()

  init() {
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.isHidden = false
  }

  private func scroller(_ content: Content) -> UIScrollView {
    switch content {
    case .table:
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      return table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 50)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = rows
      return collection
    case .scrollView:
      let view = UIScrollView()
      view.alwaysBounceVertical = true
      view.contentSize = CGSize(width: 390, height: 5_000)
      return view
    }
  }

  /// Shows a controller with views that fill its view, the first of them at the back.
  @discardableResult
  private func show(_ views: UIView...) -> UIViewController {
    let controller = UIViewController()
    controller.title = "Title"
    for view in views {
      view.frame = controller.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(view)
    }
    navigation.pushViewController(controller, animated: false)
    window.layoutIfNeeded()
    return controller
  }

  private var barHeight: CGFloat { navigation.navigationBar.frame.height }
  private var low: CGFloat { UINavigationBar.barHeight }
  private var high: CGFloat { low + navigation.navigationBar.headlessLargeTitleHeight }

  @Test(arguments: Content.allCases) func largeTitlesGoAsTheContentIsScrolled(content: Content) {
    let view = scroller(content)
    show(view)
    expectEqual(barHeight, high)
    expectEqual(view.contentOffset.y, -high)
    view.headlessScroll(by: CGPoint(x: 0, y: 20))
    expectEqual(barHeight, high - 20)
    expectEqual(view.adjustedContentInset.top, high - 20)
    expectEqual(view.contentOffset.y, -high + 20, "a lower bar does not move the content")
    view.headlessScroll(by: CGPoint(x: 0, y: 300))
    expectEqual(barHeight, low)
    expectEqual(view.adjustedContentInset.top, low)
    expectEqual(view.contentOffset.y, -high + 320)
    view.headlessScroll(to: CGPoint(x: 0, y: -low))
    expectEqual(barHeight, low, "the content is at the lower bar")
    view.headlessScroll(to: CGPoint(x: 0, y: -10_000))
    expectEqual(barHeight, high)
    expectEqual(view.contentOffset.y, -high)
  }

  @Test(arguments: Content.allCases) func theStatusBarLeadsToTheWholeTitle(content: Content) {
    let view = scroller(content)
    show(view)
    view.headlessScroll(by: CGPoint(x: 0, y: 1_000))
    view.headlessTapStatusBar()
    expectEqual(barHeight, high)
    expectEqual(view.contentOffset.y, -high)
  }

  @Test func contentThatFitsKeepsTheTitle() {
    rows.count = 3
    let view = scroller(.table)
    show(view)
    view.headlessScroll(by: CGPoint(x: 0, y: 30))
    expectEqual(barHeight, high)
    expectEqual(view.contentOffset.y, -high)
  }

  /// “When the user scrolls down, the search bar collapses into the navigation bar. Scrolling back to the top reveals the search bar
  /// again.” That it goes before the title does is seen in Apple's apps.
  @Test(arguments: Content.allCases) func searchBarsAreHiddenBeforeTheTitle(content: Content) throws {
    let view = scroller(content)
    let controller = show(view)
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    window.layoutIfNeeded()
    let searchHeight = UISearchBar.height
    expectEqual(barHeight, high + searchHeight)
    expectEqual(view.contentOffset.y, -high - searchHeight)
    view.headlessScroll(by: CGPoint(x: 0, y: searchHeight))
    expectEqual(barHeight, high)
    navigation.navigationBar.layoutIfNeeded()
    #expect(search.searchBar.isHidden)
    #expect(navigation.navigationBar.headlessShownLargeTitleHeight > 0)
    view.headlessScroll(by: CGPoint(x: 0, y: 500))
    expectEqual(barHeight, low)
    view.headlessTapStatusBar()
    navigation.navigationBar.layoutIfNeeded()
    #expect(!search.searchBar.isHidden)
    expectEqual(search.searchBar.frame.height, searchHeight)
  }

  /// “When the value of this property is false, the search bar remains regardless of the current scroll position.”
  @Test func searchBarsRemainIfTheItemSaysSo() {
    let view = scroller(.table)
    let controller = show(view)
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    view.headlessScroll(by: CGPoint(x: 0, y: 500))
    expectEqual(barHeight, low + UISearchBar.height)
  }

  @Test func aSearchThatGoesOnKeepsItsBar() {
    let view = scroller(.table)
    let controller = show(view)
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    window.layoutIfNeeded()
    view.headlessScroll(by: CGPoint(x: 0, y: 500))
    expectEqual(barHeight, low)
    search.isActive = true
    window.layoutIfNeeded()
    expectEqual(barHeight, low + UISearchBar.height)
    #expect(!search.searchBar.isHidden)
    search.isActive = false
    window.layoutIfNeeded()
    expectEqual(barHeight, low)
  }

  /// “Inherit the display mode from the previous navigation item”, the documentation says of `automatic`.
  @Test func automaticTitlesAreAsTheOneBefore() {
    let first = show(scroller(.table))
    expectEqual(barHeight, high)
    first.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    expectEqual(barHeight, low)
    let second = show(scroller(.table))
    expectEqual(barHeight, low)
    second.navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()
    expectEqual(barHeight, high)
  }

  /// Each item has its own height: what was scrolled before is as it was when its controller is shown again.
  @Test func heightsBelongToTheShownContent() {
    let first = scroller(.table)
    show(first)
    first.headlessScroll(by: CGPoint(x: 0, y: 500))
    let offset = first.contentOffset
    let second = scroller(.table)
    show(second)
    expectEqual(barHeight, high)
    expectEqual(second.contentOffset.y, -high)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    expectEqual(barHeight, low)
    expectEqual(first.contentOffset, offset)
    second.contentOffset.y = 300
    expectEqual(barHeight, low)
  }

  /// Bars look for the scroll view as the view or its first subview; another one has to be named (iOS 15). Without that the title
  /// stays large, as apps with several scroll views have reported (rechsteiner/Parchment, issue 210).
  @Test func anotherScrollViewHasToBeNamed() {
    let view = scroller(.table)
    let controller = show(UIView(), view)
    view.headlessScroll(by: CGPoint(x: 0, y: 500))
    expectEqual(barHeight, high)
    controller.setContentScrollView(view, for: .top)
    #expect(controller.contentScrollView(for: .top) === view)
    #expect(controller.contentScrollView(for: .bottom) == nil)
    window.layoutIfNeeded()
    expectEqual(barHeight, low)
    controller.setContentScrollView(nil, for: .top)
    window.layoutIfNeeded()
    expectEqual(barHeight, high)
  }

  /// A pull at the top begins to refresh below the large title, which stays: that the room of the spinner is below the bar is a choice.
  @Test(arguments: Content.allCases) func refreshingLeavesTheTitle(content: Content) {
    let view = scroller(content)
    view.refreshControl = UIRefreshControl()
    show(view)
    view.headlessPullToRefresh()
    expectEqual(barHeight, high)
    expectEqual(view.contentOffset.y, -high - UIRefreshControl.headlessHeight)
    view.headlessScroll(by: CGPoint(x: 0, y: UIRefreshControl.headlessHeight + 10))
    expectEqual(barHeight, high - 10)
    view.refreshControl?.endRefreshing()
    expectEqual(barHeight, high - 10)
    view.headlessScroll(to: CGPoint(x: 0, y: -10_000))
    expectEqual(barHeight, high)
    expectEqual(view.contentOffset.y, -high)
  }

  @Test func theAppsOwnInsetIsBelowTheBar() {
    let view = scroller(.table)
    view.contentInset.top = 30
    show(view)
    expectEqual(view.contentOffset.y, -high - 30)
    view.headlessScroll(by: CGPoint(x: 0, y: 10))
    expectEqual(barHeight, high - 10)
    expectEqual(view.adjustedContentInset.top, high + 20)
  }

  /// A bar that prefers large titles only now has one at the top of the content, and none where that was scrolled away.
  @Test(arguments: [false, true]) func aBarMayChangeItsMind(isScrolled: Bool) {
    navigation.navigationBar.prefersLargeTitles = false
    let view = scroller(.table)
    show(view)
    expectEqual(barHeight, low)
    if isScrolled { view.headlessScroll(by: CGPoint(x: 0, y: 500)) }
    let offset = view.contentOffset
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    expectEqual(barHeight, (isScrolled ? low : high))
    expectEqual(view.contentOffset.y, (isScrolled ? offset.y : -high))
  }

  /// Content that begins below the bar is no content under it.
  @Test func contentBesideTheBarDoesNotCount() {
    let view = scroller(.table)
    let controller = show(view)
    view.autoresizingMask = []
    view.frame = CGRect(x: 0, y: 200, width: 390, height: 400)
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    view.headlessScroll(by: CGPoint(x: 0, y: 500))
    expectEqual(barHeight, high)
  }

  /// The delegate sees the insets change, as it does with other bars that come and go.
  @Test func theDelegateIsCalledForTheInsets() {
    final class Delegate: NSObject, UITableViewDelegate {
      var insets: [CGFloat] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        insets.append(scrollView.adjustedContentInset.top)
      }
    }
    let delegate = Delegate()
    let view = scroller(.table)
    (view as? UITableView)?.delegate = delegate
    show(view)
    delegate.insets = []
    view.headlessScroll(by: CGPoint(x: 0, y: 20))
    view.headlessScroll(by: CGPoint(x: 0, y: 200))
    view.headlessScroll(by: CGPoint(x: 0, y: 200))
    expectEqual(delegate.insets, [high - 20, low])
  }
}
