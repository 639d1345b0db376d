#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// Gives the window another size, in points, as in another half of a tablet's screen. A keyboard that is shown has the height that it
    /// has there.
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

    /// Changes the size of text, as the system's settings do: for all windows, until it is changed again.
    ///
    /// On Apple's platforms it is the window's alone, and before iOS 17, whose public API has no way to do it, it stays as it is.
    public func setTextSize(_ category: UIContentSizeCategory) {
      driver.setTextSize(category, of: window)
      settleLayout()
    }

    /// Tells observers what UIKit tells them when the app goes to the background.
    public func enterBackground() {
      post("UIApplicationWillResignActiveNotification")
      post("UIApplicationDidEnterBackgroundNotification")
      settleLayout()
    }

    /// Tells observers what UIKit tells them when the app comes back.
    public func enterForeground() {
      post("UIApplicationWillEnterForegroundNotification")
      post("UIApplicationDidBecomeActiveNotification")
      settleLayout()
    }

    /// Tells the screen's controllers, and observers, that the system is short of memory.
    public func warnOfMemory() {
      driver.warnOfMemory(window)
      settleLayout()
    }

    private func post(_ name: String) {
      NotificationCenter.default.post(name: Notification.Name(name), object: nil)
    }

    /// Takes the controller's view out of the window, as another tab does; the controller disappears.
    public func leaveWindow() {
      window.endEditing(true)
      window.rootViewController = nil
    }

    /// Brings the controller's view back; the controller appears.
    public func returnToWindow() {
      window.rootViewController = root
      settleLayout()
    }
  }
#endif
