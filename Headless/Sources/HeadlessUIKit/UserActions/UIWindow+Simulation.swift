import Foundation

extension UIWindow {
  /// Lays out all windows on the screen that need it, as a run loop does before it waits.
  package static func headlessLayoutAll() { layoutVisibleWindows() }

  /// Simulates a system that is short of memory, for this window alone: its controllers are called, and then observers of the notification get
  /// it. ``UIApplication/headlessWarnOfMemory()`` calls those of all windows.
  public func headlessWarnOfMemory() {
    rootViewController?.headlessTellMemoryWarning()
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification,
      object: UIApplication.shared
    )
  }
}
