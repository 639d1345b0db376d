#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessRendering
    import HeadlessUIKit
  #endif

  /// A view controller in a window, with methods to inspect it and use it as a person does.
  ///
  /// ```swift
  /// let screen = TestScreen(InboxViewController(server))
  /// try screen.swipe("Hello", tap: "Delete")
  /// #expect(screen.texts == ["Inbox", "Bye"])
  /// ```
  ///
  /// Methods identify views by a ``ViewQuery``. An action that a person couldn't do throws a ``ScreenFailure`` with the screen's
  /// outline. Views are laid out when a method returns. Completions of animations run in ``settle()`` or on the main actor's next turn.
  /// `await screen.settle()` waits for tasks and timers, too.
  @preconcurrency @MainActor public final class TestScreen {
    /// The window of the controller.
    public let window: UIWindow

    /// The given controller, or one with the given view.
    public let controller: UIViewController

    /// The window's root view controller: the given one, or its navigation controller.
    let root: UIViewController

    /// The driver that performs actions.
    let driver: any ScreenDriver

    /// The current drag.
    var drag: Drag?

    /// The size of an upright phone, in points.
    public nonisolated static let phone = CGSize(width: 390, height: 844)

    /// Shows a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller, which appears.
    ///   - size: The size of the window, in points.
    ///   - style: The appearance.
    ///   - inNavigationController: A Boolean value that indicates whether the controller is the root of a new navigation controller. By
    ///     default it is if it has bar buttons or a search controller after loading its view, and isn't a navigation or tab bar
    ///     controller. Pass `true` for a screen that pushes others.
    public init(
      _ controller: UIViewController,
      size: CGSize = TestScreen.phone,
      style: UIUserInterfaceStyle = .light,
      inNavigationController: Bool? = nil
    ) {
      self.controller = controller
      driver = Self.driver
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      #if canImport(UIKit)
        window.windowScene = Self.scene
      #endif
      window.overrideUserInterfaceStyle = style
      root = Self.root(of: controller, inNavigationController)
      window.rootViewController = root
      window.makeKeyAndVisible()
    }

    /// Returns the screen's new navigation controller, or the screen without one.
    private static func root(of controller: UIViewController, _ isInNavigation: Bool?) -> UIViewController {
      guard isInNavigation ?? !(Swift.type(of: controller).hasBars || controller.parent != nil) else {
        return controller
      }
      let navigation = UINavigationController(rootViewController: controller)
      guard isInNavigation == nil else { return navigation }
      // A screen creates its buttons when it loads its view, and may access its navigation controller then.
      controller.loadViewIfNeeded()
      if controller.navigationItem.isUsed { return navigation }
      navigation.setViewControllers([], animated: false)
      return controller
    }

    #if canImport(UIKit)
      /// The scene of the app that hosts the tests, which is required for visible windows. It's `nil` without a host app and its
      /// `UIApplication`.
      private static var scene: UIWindowScene? {
        guard Bundle.main.bundlePath.hasSuffix(".app") else { return nil }
        return UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
      }
    #endif

    /// Shows a view that fills the window.
    public convenience init(
      _ view: UIView,
      size: CGSize = TestScreen.phone,
      style: UIUserInterfaceStyle = .light
    ) {
      let controller = UIViewController()
      controller.view = view
      self.init(controller, size: size, style: style)
    }

    // MARK: Content

    /// The texts on the screen, in the order of the views. Rows are in the order of the list.
    public var texts: [String] {
      settleLayout()
      return topView.map(texts(in:)) ?? []
    }

    private func texts(in view: UIView) -> [String] {
      guard !view.isHidden, view.alpha > 0.01 else { return [] }
      let own = view.ownText.map { [$0] } ?? []
      if view is UIButton || view is UITextField { return own }
      let children = view.subviews
      guard let list = ScreenList(view) else { return own + children.flatMap(texts(in:)) }
      // Cells are in the order of their insertion.
      let cells = list.visiblePaths.compactMap(list.cell(at:))
      let others = children.filter { child in !cells.contains { $0 === child } }
      return (others + cells).sorted { $0.frame.minY < $1.frame.minY }.flatMap(texts(in:))
    }

    /// A description of the screen, one view a line.
    ///
    /// The headless UIKit writes the outlines of `HeadlessOutline`. On Apple's platforms, a line has a view's class, its frame in
    /// points, and its text, and includes UIKit's internal views.
    public var outline: String {
      #if canImport(UIKit)
        window.plainOutline
      #else
        HeadlessOutline.text(of: window)
      #endif
    }

    /// The texts of the visible rows or items, in the order of the list. The texts of one cell are joined by “ · ”.
    public var visibleItems: [String] { visibleTexts.sorted { $0.key < $1.key }.map(\.value) }

    /// The texts of the visible rows or items, by index path.
    var visibleTexts: [IndexPath: String] {
      guard let list else { return [:] }
      let texts = list.visiblePaths.compactMap { path in
        list.cell(at: path).map { (path, $0.shownTexts.joined(separator: " · ")) }
      }
      return Dictionary(texts) { first, _ in first }
    }

    #if !canImport(UIKit)
      /// The texts of all rows or items, from new cells. The texts of one cell are joined by “ · ”.
      ///
      /// - Complexity: O(*n*) cells, where *n* is the number of rows: the data source provides one for each.
      public var allItems: [String] {
        guard let list else { return [] }
        return list.allPaths.map { path in
          list.withFreshCell(at: path) { $0.shownTexts.joined(separator: " · ") } ?? ""
        }
      }
    #endif

    /// The first table or collection view on the screen, from back to front.
    var list: ScreenList? {
      settleLayout()
      return topView?.firstShown { ScreenList($0) }
    }

    /// The view in front: the window, or the view of a presented controller, with its presentation's surroundings.
    var topView: UIView? {
      guard window.rootViewController != nil, !window.isHidden else { return nil }
      guard let presented = topController.viewIfLoaded, presented !== root.viewIfLoaded else { return window }
      guard topController.presentingViewController != nil else { return window }
      guard topController.modalPresentationStyle == .custom else { return presented }
      return topController.presentationController?.containerView ?? presented
    }

    /// The controller in front.
    var topController: UIViewController {
      var top = root
      while let presented = Self.presented(by: top) { top = presented }
      return top
    }

    /// Returns the controller that a controller or one of its children presents, such as an alert of a screen in a navigation
    /// controller.
    private static func presented(by controller: UIViewController) -> UIViewController? {
      controller.presentedViewController ?? controller.children.lazy.compactMap(presented(by:)).first
    }

    /// Lays out views if needed. UIKit's transitions between controllers, which ignore touches, are awaited in real time.
    func settleLayout() {
      #if canImport(UIKit)
        let end = Date(timeIntervalSinceNow: 2)
        while (topController.transitionCoordinator ?? navigation?.transitionCoordinator) != nil, Date() < end {
          _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
      #endif
      window.layoutIfNeeded()
    }

    /// Calls the completions of animations and updates, and lays out.
    ///
    /// On Apple's platforms, animations end in real time: work that's due now runs, and `scheduler.advance(by:)` waits for the rest.
    public func settle() {
      #if canImport(UIKit)
        _ = RunLoop.main.run(mode: .default, before: Date())
      #else
        HeadlessRunLoop.runPending()
      #endif
      settleLayout()
    }

    func failure(_ reason: String) -> ScreenFailure { ScreenFailure(reason: reason, outline: outline) }
  }

  extension UIViewController {
    /// A Boolean value that indicates whether the class has its own bars, and so doesn't need a navigation controller.
    static var hasBars: Bool { self is UINavigationController.Type || self is UITabBarController.Type }
  }

  extension UINavigationItem {
    /// A Boolean value that indicates whether it has elements that a person touches.
    var isUsed: Bool {
      leftBarButtonItems?.isEmpty == false || rightBarButtonItems?.isEmpty == false || searchController != nil
    }
  }
#endif
