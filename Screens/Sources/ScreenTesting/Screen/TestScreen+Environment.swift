#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// Changes the window's size, in points, as in another half of a tablet's screen. A visible keyboard gets the new size's height.
    public func resize(to size: CGSize) {
      driver.resize(window, to: size)
      settleLayout()
    }

    /// Exchanges width and height.
    public func rotate() {
      resize(to: CGSize(width: window.frame.height, height: window.frame.width))
    }

    /// Changes the appearance.
    public func setStyle(_ style: UIUserInterfaceStyle) {
      window.overrideUserInterfaceStyle = style
      settleLayout()
    }

    /// Changes the text size, as the system's settings do: for all windows, until the next change.
    ///
    /// On Apple's platforms, it changes only this window's. Before iOS 17, whose public API can't do it, it has no effect.
    public func setTextSize(_ category: UIContentSizeCategory) {
      driver.setTextSize(category, of: window)
      settleLayout()
    }

    /// Posts UIKit's notifications of the app's entering the background.
    public func enterBackground() {
      post("UIApplicationWillResignActiveNotification")
      post("UIApplicationDidEnterBackgroundNotification")
      settleLayout()
    }

    /// Posts UIKit's notifications of the app's entering the foreground.
    public func enterForeground() {
      post("UIApplicationWillEnterForegroundNotification")
      post("UIApplicationDidBecomeActiveNotification")
      settleLayout()
    }

    /// Notifies the screen's controllers, and observers, of low memory.
    public func warnOfMemory() {
      driver.warnOfMemory(window)
      settleLayout()
    }

    private func post(_ name: String) {
      NotificationCenter.default.post(name: Notification.Name(name), object: nil)
    }

    /// Removes the controller's view from the window, as switching tabs does. The controller disappears.
    public func leaveWindow() {
      window.endEditing(true)
      window.rootViewController = nil
    }

    /// Adds the controller's view again. The controller appears.
    public func returnToWindow() {
      window.rootViewController = root
      settleLayout()
    }
  }
#endif
