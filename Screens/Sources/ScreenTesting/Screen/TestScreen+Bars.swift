#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// The buttons of the bars in front, room between them left out: those of navigation bars, or of the controller's own item if it is in no
    /// navigation controller, and then those of toolbars.
    var barButtons: [UIBarButtonItem] {
      var items: [UINavigationItem] = []
      var buttons: [UIBarButtonItem] = []
      for bar in bars {
        if let bar = bar as? UINavigationBar, let item = bar.topItem { items.append(item) }
        if let bar = bar as? UIToolbar { buttons += bar.items ?? [] }
      }
      if navigation == nil, !items.contains(where: { $0 === topController.navigationItem }) {
        items.insert(topController.navigationItem, at: 0)
      }
      let inItems = items.flatMap { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) }
      return (inItems + buttons).filter { $0.isShown && !$0.isRoom }
    }

    /// The buttons that bars draw themselves. What is in a custom view is a view as any other.
    var drawnButtons: [UIBarButtonItem] { barButtons.filter { $0.customView == nil } }

    /// The navigation bars and toolbars in front.
    private var bars: [UIView] {
      var bars: [UIView] = []
      for view in frontViews { view.addShownBars(to: &bars) }
      return bars
    }

    /// What a person can see and touch: what is in front, and what stands on the keyboard.
    var frontViews: [UIView] {
      guard let topView else { return [] }
      #if !canImport(UIKit)
        if let accessory = window.headlessInputAccessory, !accessory.isDescendant(of: topView) {
          return [topView, accessory]
        }
      #endif
      return [topView]
    }

    /// The views that are shown in front, each before its subviews.
    var viewsInFront: [UIView] { frontViews.flatMap(\.shownViews) }

    /// The toolbar that shows a button.
    func toolbar(with button: UIBarButtonItem) -> UIView? {
      bars.first { ($0 as? UIToolbar)?.items?.contains { $0 === button } == true }
    }

    /// Throws if something covers the bar that a button is in, as the keyboard does with a toolbar.
    func requireUncovered(_ button: UIBarButtonItem, called name: String) throws {
      if let bar = toolbar(with: button) { try requireUncovered(bar, called: name) }
    }

    /// The tab bar controller in front whose bar is shown.
    var tabs: UITabBarController? {
      guard let tabs = topController as? UITabBarController, !tabs.tabBar.isHidden else { return nil }
      return tabs
    }
  }

  extension UIView {
    fileprivate func addShownBars(to bars: inout [UIView]) {
      guard !isHidden, alpha > 0.01, !(self is UIControl) else { return }
      if self is UINavigationBar || self is UIToolbar { bars.append(self) }
      for subview in subviews { subview.addShownBars(to: &bars) }
    }
  }

  extension UIBarButtonItem {
    /// Whether a bar shows the item.
    fileprivate var isShown: Bool { if #available(iOS 16, *) { !isHidden } else { true } }

    /// Whether the item is room between buttons.
    fileprivate var isRoom: Bool {
      #if canImport(UIKit)
        action == nil && primaryAction == nil && menu == nil && customView == nil && title == nil && image == nil
      #else
        isSpace
      #endif
    }
  }
#endif
