#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessRendering
    import HeadlessUIKit
  #endif

  /// A view controller in a window, with methods that look at it and use it as a person does.
  ///
  /// ```swift
  /// let screen = TestScreen(InboxViewController(server))
  /// try screen.swipe("Hello", tap: "Delete")
  /// #expect(screen.texts == ["Inbox", "Bye"])
  /// ```
  ///
  /// Methods name views by a ``ViewQuery``. A verb that a person could not do throws a ``ScreenFailure``, which shows the screen. Views
  /// are laid out when a method returns, and completions of animations come when ``settle()`` is called or on the next
  /// turn of the main actor. `await screen.settle()` waits for tasks and timers, too.
  @preconcurrency @MainActor public final class TestScreen {
    /// The window that the controller is in.
    public let window: UIWindow

    /// The controller that was given, or one that shows the given view.
    public let controller: UIViewController

    /// The controller that fills the window: the given one, or the navigation controller that it is in.
    let root: UIViewController

    /// How views are reached.
    let driver: any ScreenDriver

    /// What is being dragged.
    var drag: Drag?

    /// The size of a telephone that is held upright, in points.
    public nonisolated static let phone = CGSize(width: 390, height: 844)

    /// Shows a controller.
    ///
    /// - Parameters:
    ///   - controller: the controller, which appears.
    ///   - size: the size of the window, in points.
    ///   - style: the appearance.
    ///   - inNavigationController: whether the controller is the first of a new navigation controller. By default it is if it has bar
    ///     buttons or a search controller when its view has loaded, and is no navigation or tab bar controller. Pass `true` for a screen
    ///     that pushes others.
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

    /// The navigation controller of a screen that is to be in one; else the screen.
    private static func root(of controller: UIViewController, _ isInNavigation: Bool?) -> UIViewController {
      guard isInNavigation ?? !(Swift.type(of: controller).hasBars || controller.parent != nil) else {
        return controller
      }
      let navigation = UINavigationController(rootViewController: controller)
      guard isInNavigation == nil else { return navigation }
      // A screen makes its buttons when it loads its view, and may ask for its navigation controller then.
      controller.loadViewIfNeeded()
      if controller.navigationItem.isUsed { return navigation }
      navigation.setViewControllers([], animated: false)
      return controller
    }

    #if canImport(UIKit)
      /// The scene of the app that hosts the tests, in which alone its windows are shown; `nil` where no app does, and there is no
      /// `UIApplication` to ask.
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

    // MARK: What is shown

    /// The texts on the screen, in the order of the views; rows are in the order of the list.
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
      // Cells stand in the order in which they came.
      let cells = list.visiblePaths.compactMap(list.cell(at:))
      let others = children.filter { child in !cells.contains { $0 === child } }
      return (others + cells).sorted { $0.frame.minY < $1.frame.minY }.flatMap(texts(in:))
    }

    /// The screen as text, one view a line.
    ///
    /// The headless UIKit writes the outlines that `HeadlessOutline` makes. On Apple's platforms a line has a view's class, its frame in
    /// points and its text; views of UIKit's own are among them.
    public var outline: String {
      #if canImport(UIKit)
        window.plainOutline
      #else
        HeadlessOutline.text(of: window)
      #endif
    }

    /// The texts of the rows or items on the screen, in the order of the list; those of one cell are joined by “ · ”.
    public var visibleItems: [String] { visibleTexts.sorted { $0.key < $1.key }.map(\.value) }

    /// The texts of the rows or items on the screen by their paths.
    var visibleTexts: [IndexPath: String] {
      guard let list else { return [:] }
      let texts = list.visiblePaths.compactMap { path in
        list.cell(at: path).map { (path, $0.shownTexts.joined(separator: " · ")) }
      }
      return Dictionary(texts) { first, _ in first }
    }

    #if !canImport(UIKit)
      /// The texts of all rows or items, as new cells would show them; those of one cell are joined by “ · ”.
      ///
      /// - Complexity: O(*n*) cells, where *n* is the number of rows: the data source is asked for each.
      public var allItems: [String] {
        guard let list else { return [] }
        return list.allPaths.map { path in
          list.withFreshCell(at: path) { $0.shownTexts.joined(separator: " · ") } ?? ""
        }
      }
    #endif

    /// The first table or collection view on the screen, from the back to the front.
    var list: ScreenList? {
      settleLayout()
      return topView?.firstShown { ScreenList($0) }
    }

    /// What is in front: the window, or the view of a controller that is presented, with what its presentation has around it.
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

    /// What a controller presents, or one that it contains: an alert of a screen in a navigation controller.
    private static func presented(by controller: UIViewController) -> UIViewController? {
      controller.presentedViewController ?? controller.children.lazy.compactMap(presented(by:)).first
    }

    /// Lays out what needs it. UIKit's transitions between controllers, in which it takes no touches, are waited for in real time.
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
    /// On Apple's platforms animations end in real time: what is due now runs, and `scheduler.advance(by:)` waits for the rest.
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
    /// Whether screens of the class have bars of their own, so that they are in no navigation controller.
    static var hasBars: Bool { self is UINavigationController.Type || self is UITabBarController.Type }
  }

  extension UINavigationItem {
    /// Whether it has something that a person touches.
    var isUsed: Bool {
      leftBarButtonItems?.isEmpty == false || rightBarButtonItems?.isEmpty == false || searchController != nil
    }
  }
#endif
