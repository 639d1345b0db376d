import Foundation

/// The root of a view tree: what is in a window is on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  private static var visibleWindows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
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
    self.init(frame: CGRect(origin: .zero, size: UIWindow.screenSize))
  }

  /// What the device's edges cover of the window, in points.
  public var headlessSafeAreaInsets: UIEdgeInsets {
    get { safeAreaInsets }
    set { setSafeAreaInsets(newValue) }
  }

  /// The size of the screen, in points.
  static let screenSize = CGSize(width: 390, height: 844)

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
        UIWindow.visibleWindows.append(WeakWindow(window: self))
        showRootViewController(replacing: nil)
      }
    }
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
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

  /// Lays out the windows on the screen, as UIKit does at the end of each turn of the run loop.
  static func layoutVisibleWindows() {
    for entry in visibleWindows { entry.window?.layoutIfNeeded() }
  }
}
