#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// The bar buttons in front, without spaces: those of navigation bars, or of the controller's own item without a navigation
    /// controller, and then those of toolbars.
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

    /// The buttons that bars draw themselves, without those in custom views.
    var drawnButtons: [UIBarButtonItem] { barButtons.filter { $0.customView == nil } }

    /// The navigation bars and toolbars in front.
    private var bars: [UIView] {
      var bars: [UIView] = []
      for view in frontViews { view.addShownBars(to: &bars) }
      return bars
    }

    /// The views that a person can see and touch: the view in front, and the keyboard's accessory.
    var frontViews: [UIView] {
      guard let topView else { return [] }
      #if !canImport(UIKit)
        if let accessory = window.headlessInputAccessory, !accessory.isDescendant(of: topView) {
          return [topView, accessory]
        }
      #endif
      return [topView]
    }

    /// The visible views in front, each before its subviews.
    var viewsInFront: [UIView] { frontViews.flatMap(\.shownViews) }

    /// Returns the toolbar with a button.
    func toolbar(with button: UIBarButtonItem) -> UIView? {
      bars.first { ($0 as? UIToolbar)?.items?.contains { $0 === button } == true }
    }

    /// Throws if a view covers the button's bar, as the keyboard covers a toolbar.
    func requireUncovered(_ button: UIBarButtonItem, called name: String) throws {
      if let bar = toolbar(with: button) { try requireUncovered(bar, called: name) }
    }

    /// The tab bar controller in front with a visible bar.
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
    /// A Boolean value that indicates whether a bar shows the item.
    fileprivate var isShown: Bool { if #available(iOS 16, *) { !isHidden } else { true } }

    /// A Boolean value that indicates whether the item is a space between buttons.
    fileprivate var isRoom: Bool {
      #if canImport(UIKit)
        action == nil && primaryAction == nil && menu == nil && customView == nil && title == nil && image == nil
      #else
        isSpace
      #endif
    }
  }
#endif
