import Foundation
import HeadlessRendering
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct BarDrawingTests {
  @Test func barsShowTheirItems() {
    let tabs = UITabBarController()
    let content = UIViewController()
    content.title = "Home"
    let navigation = UINavigationController(rootViewController: content)
    navigation.tabBarItem = UITabBarItem(title: "Start", image: UIImage(systemName: "plus"), tag: 0)
    navigation.tabBarItem.badgeValue = "7"
    content.toolbarItems = [UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Right")]
    navigation.isToolbarHidden = false
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find it"
    content.navigationItem.searchController = search
    tabs.viewControllers = [navigation]
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let svg = HeadlessSVG.document(of: window)
    for text in ["Home", "Start", ">7<", "Left", "Right", "Find it"] {
      #expect(svg.contains(text), "\(text) is missing")
    }
  }

  private func title(_ svg: String) -> Substring? {
    svg.split(separator: "\n").last { $0.contains(">Home<") }
  }

  /// The large title goes under the row of the buttons, and stands in it once it is gone.
  @Test func titlesBecomeSmallAsTheContentIsScrolled() throws {
    let content = UITableViewController(style: .plain)
    content.title = "Home"
    content.tableView.contentSize.height = 5_000
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let scroller: UIScrollView = content.tableView
    func outline() -> String { HeadlessOutline.text(of: window) }
    #expect(title(HeadlessSVG.document(of: window))?.contains("font-size=\"34\"") == true)
    #expect(outline().contains("\"Home\" large"))
    scroller.contentOffset.y += 20
    window.layoutIfNeeded()
    let partly = HeadlessSVG.document(of: window)
    #expect(title(partly)?.contains("font-size=\"34\"") == true)
    #expect(partly.contains("clipPath"))
    scroller.contentOffset.y += 200
    window.layoutIfNeeded()
    #expect(title(HeadlessSVG.document(of: window))?.contains("font-size=\"17\"") == true)
    #expect(!outline().contains("\"Home\" large"))
  }

  /// A page that shows the layers scrolls by the insets of the top, whatever bars cover now.
  @Test func layersHaveTheRoomOfTheTopAndWhatBarsCover() throws {
    let content = UIViewController()
    let scroller = UIScrollView(frame: content.view.bounds)
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentSize = CGSize(width: 320, height: 5_000)
    content.view.addSubview(scroller)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    func scrolling(_ layer: HeadlessLayer) -> HeadlessLayer.Scrolling? {
      layer.scrolling ?? layer.sublayers.lazy.compactMap { scrolling($0) }.first
    }
    let atTop = try #require(scrolling(window.headlessLayers()))
    expectEqual(atTop.coveredTop, atTop.inset.top)
    scroller.headlessScroll(by: CGPoint(x: 0, y: 500))
    let below = try #require(scrolling(window.headlessLayers()))
    expectEqual(below.inset, atTop.inset)
    expectEqual(below.coveredTop, scroller.adjustedContentInset.top)
    #expect(below.coveredTop < below.inset.top)
  }

  @Test func controlsAndTextViewsAreDrawn() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    func add(_ view: UIView, y: CGFloat) {
      view.frame = CGRect(x: 10, y: y, width: 200, height: 40)
      root.addSubview(view)
    }
    let empty = HeadlessSVG.document(of: root)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    for (index, view) in [UIStepper(), UISlider(), pages].enumerated() {
      let before = HeadlessSVG.document(of: root)
      add(view, y: CGFloat(index) * 50)
      #expect(HeadlessSVG.document(of: root).count > before.count)
    }
    #expect(HeadlessSVG.document(of: root).count > empty.count)
    let text = UITextView()
    text.text = "Several words"
    add(text, y: 200)
    #expect(HeadlessSVG.document(of: root).contains("Several words"))
  }
}
