import Foundation
import HeadlessRendering
import HeadlessUIKit
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
