import Foundation

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var attached: [WeakWindow] = []

  /// The windows of the scene that are still alive, in the order in which they were made.
  open var windows: [UIWindow] { attached.compactMap(\.window) }

  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen that the scene is on.
  open var screen: UIScreen { .main }

  open var traitCollection: UITraitCollection { screen.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func attach(_ window: UIWindow) {
    attached.removeAll { $0.window == nil || $0.window === window }
    attached.append(WeakWindow(window: window))
  }

  func detach(_ window: UIWindow) {
    attached.removeAll { $0.window == nil || $0.window === window }
  }

  override func disconnect() {
    super.disconnect()
    for window in windows { window.isHidden = true }
  }

  override var headlessRestorableResponders: [UIResponder] {
    var found: [UIResponder] = super.headlessRestorableResponders
    func add(_ controller: UIViewController) {
      found.append(controller)
      for child in controller.children { add(child) }
      if let presented = controller.presentedViewController { add(presented) }
    }
    for window in windows {
      found.append(window)
      if let root = window.rootViewController { add(root) }
    }
    return found
  }
}
