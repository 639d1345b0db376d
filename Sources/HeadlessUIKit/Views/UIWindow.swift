import Foundation

/// The root of a view tree: what is in a window is on the screen.
@MainActor open class UIWindow: UIView {
  private static var visibleWindows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if !isHidden { oldValue?.headlessDisappear() }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRootViewController() }
    }
  }

  public private(set) var isKeyWindow = false

  override public init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    window = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    window = self
  }

  /// Shows the window and lays it out.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    UIWindow.visibleWindows.removeAll { $0.window == nil || $0.window === self }
    UIWindow.visibleWindows.append(WeakWindow(window: self))
    showRootViewController()
    layoutIfNeeded()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  private func showRootViewController() {
    guard let rootViewController else { return }
    let view: UIView = rootViewController.view
    view.frame = bounds
    rootViewController.headlessAppear { addSubview(view) }
  }

  /// Lays out the windows on the screen, as UIKit does at the end of each turn of the run loop.
  static func layoutVisibleWindows() {
    for entry in visibleWindows { entry.window?.layoutIfNeeded() }
  }
}
