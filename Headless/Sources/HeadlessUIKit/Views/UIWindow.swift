import Foundation

/// The root of a view tree: what is in a window is on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  private static var visibleWindows: [HeadlessDevice.WeakWindow] {
    get { HeadlessDevice.current.visibleWindows }
    set { HeadlessDevice.current.visibleWindows = newValue }
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if !isHidden {
        showRootViewController(replacing: oldValue)
      } else {
        oldValue?.viewIfLoaded?.removeFromSuperview()
      }
    }
  }

  public private(set) var isKeyWindow = false

  private lazy var ownUndoManager = UndoManager()

  override open var undoManager: UndoManager? { ownUndoManager }

  /// What is focused in the window; `nil` before anything asked for it.
  private(set) final var loadedFocusEngine: FocusEngine?

  /// What is focused in the window.
  final var focusEngine: FocusEngine {
    if let loadedFocusEngine { return loadedFocusEngine }
    let engine = FocusEngine(self)
    loadedFocusEngine = engine
    return engine
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    storedWindow = self
    keepUntilEndOfTurn()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    storedWindow = self
    keepUntilEndOfTurn()
  }

  /// A window that only a local variable holds lives on until the turn ends, as an autoreleased object does.
  private func keepUntilEndOfTurn() {
    HeadlessRunLoop.enqueue { withExtendedLifetime(self) {} }
  }

  /// A window of the size of the screen.
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: UIScreen.size))
  }

  /// A window of the size of a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    storedWindow = self
    keepUntilEndOfTurn()
    self.windowScene = windowScene
    // Swift calls no observers of what an initialiser sets.
    windowScene.attach(self)
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.detach(self)
      windowScene?.attach(self)
    }
  }

  override open var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// What the device's edges cover of the window, in points.
  public var headlessSafeAreaInsets: UIEdgeInsets {
    get { safeAreaInsets }
    set { setSafeAreaInsets(newValue) }
  }

  /// The height of the keyboard that covers the window's bottom, in points; 0 if there is none.
  public var headlessKeyboardHeight: CGFloat = 0 {
    didSet {
      guard headlessKeyboardHeight != oldValue else { return }
      updateInputAccessory()
      inputHeightDidChange()
    }
  }

  /// What stands on the keyboard.
  final var inputAccessory: InputAccessory?
  /// The views of the window to draw at the end of the turn. They wait while the window isn't on the screen.
  final var viewsToDisplay: [WaitingView] = []
  /// The height of the keyboard and of what stands on it that guides and observers know, in points.
  final var toldInputHeight: CGFloat = 0

  /// What UIKit would write to the console about layouts in the window, outside of lists.
  public internal(set) var headlessWarnings: [String] = []

  /// Shows the window and lays it out.
  open func makeKeyAndVisible() {
    for entry in UIWindow.visibleWindows { entry.window?.isKeyWindow = false }
    isKeyWindow = true
    isHidden = false
    layoutIfNeeded()
  }

  /// A window is hidden at first. Showing it makes its root view controller appear.
  override open var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      UIWindow.visibleWindows.removeAll { $0.window == nil || $0.window === self }
      if isHidden {
        rootViewController?.headlessDisappear(animated: false)
      } else {
        UIWindow.visibleWindows.append(.init(window: self))
        updateTraits()
        showRootViewController(replacing: nil)
      }
    }
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
    updateInputAccessory()
  }

  private func showRootViewController(replacing previous: UIViewController?) {
    guard let rootViewController else {
      previous?.headlessDisappear(animated: false)
      return
    }
    let view: UIView = rootViewController.view
    view.frame = bounds
    rootViewController.headlessAppear(animated: false, replacing: previous) { insertSubview(view, at: 0) }
  }

  /// Runs a body with at most one window on the screen, and puts those that were on it back below what it has shown.
  ///
  /// - Complexity: O(windows that were shown after this one)
  static func withoutOtherWindowsOnScreen<Result>(
    than window: UIWindow?,
    _ body: () throws -> Result
  ) rethrows -> Result {
    var others = visibleWindows
    visibleWindows = []
    if let window, let place = others.lastIndex(where: { $0.window === window }) {
      visibleWindows = [others.remove(at: place)]
    }
    defer {
      others.append(contentsOf: visibleWindows)
      visibleWindows = others
    }
    return try body()
  }

  /// The windows that are shown.
  static var windowsOnScreen: [UIWindow] { visibleWindows.compactMap(\.window) }

  /// Simulates a device that is turned or a window that is resized.
  ///
  /// The root controller gets `viewWillTransition(to:with:)` before; what it animates along runs with the change, and its completions after.
  ///
  /// - Parameters:
  ///   - size: the size afterwards, in points.
  ///   - keyboardHeight: the height of the keyboard afterwards, in points; `nil` if it stays as high as it is.
  public func headlessResize(to size: CGSize, keyboardHeight: CGFloat? = nil) {
    guard size != bounds.size else { return }
    let isTurned = bounds.size != size && bounds.width == size.height && bounds.height == size.width
    if isTurned { UIDevice.current.headlessTurn(to: size.width > size.height ? .landscapeLeft : .portrait) }
    let coordinator = TransitionCoordinator(in: self)
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    var presenting = rootViewController
    while let presented = presenting?.presentedViewController {
      if let presentation = presented.storedPresentationController, presentation.containerView != nil {
        presentation.viewWillTransition(to: size, with: coordinator)
      }
      presenting = presented
    }
    frame.size = size
    if let keyboardHeight { headlessKeyboardHeight = keyboardHeight }
    layoutIfNeeded()
    coordinator.runAnimations()
    layoutIfNeeded()
    coordinator.runCompletions()
  }

  /// Changes the traits of the windows on the screen; where the size classes become others, their controllers are told before.
  static func transitionVisibleWindows(
    from previous: UITraitCollection,
    to traits: UITraitCollection,
    _ change: () -> Void
  ) {
    guard
      previous.horizontalSizeClass != traits.horizontalSizeClass
        || previous.verticalSizeClass != traits.verticalSizeClass
    else { return change() }
    let coordinators = windowsOnScreen.map { window in
      let coordinator = TransitionCoordinator(in: window)
      window.rootViewController?.willTransition(to: traits, with: coordinator)
      return coordinator
    }
    change()
    for coordinator in coordinators { coordinator.runAnimations() }
    for coordinator in coordinators { coordinator.runCompletions() }
  }

  /// Tells the windows on the screen that the system's settings have changed.
  static func updateTraitsOfVisibleWindows() {
    for entry in visibleWindows { entry.window?.updateTraits() }
  }

  /// Lays out the windows on the screen and has their views draw, as UIKit does at the end of each turn of the run loop.
  static func layoutVisibleWindows() {
    for entry in visibleWindows { entry.window?.layoutIfNeeded() }
    for entry in visibleWindows { entry.window?.displayWaitingViews() }
  }
}
