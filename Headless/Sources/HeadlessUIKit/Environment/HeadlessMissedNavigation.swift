/// Lets a tool know of apps that ask a controller for its navigation controller where it is in none: what they push goes nowhere.
package enum HeadlessMissedNavigation {
  /// Called with the controller, where it asks for it.
  @MainActor package static var handler: ((UIViewController) -> Void)? {
    get { HeadlessDevice.current.missedNavigationHandler }
    set { HeadlessDevice.current.missedNavigationHandler = newValue }
  }
}
