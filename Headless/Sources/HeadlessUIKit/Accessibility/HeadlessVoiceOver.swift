import Foundation

/// VoiceOver as a test sees it: whether it runs, the element that its cursor is on, and the announcements that the app has posted.
///
/// Elements are a table's cells, controls, texts outside of both, and what says that it is one; the cells of a collection
/// view are passed through, as in UIKit. An element that leaves its window loses the cursor, and nothing gets it
/// instead: where it goes then, UIKit does not document.
@preconcurrency @MainActor public final class HeadlessVoiceOver {
  /// The only VoiceOver there is.
  public static let shared = HeadlessVoiceOver()

  private weak var focused: UIView?

  /// Whether the user has turned VoiceOver on; it is off at first.
  public var isRunning = false {
    didSet {
      guard isRunning != oldValue else { return }
      if !isRunning { move(to: nil) }
      announcements = []
      NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// The view that the cursor is on; `nil` if it is on none.
  public var focusedElement: UIView? { focused }

  /// The texts that apps had read out since VoiceOver was turned on, the newest last.
  public private(set) var announcements: [String] = []

  /// Runs a body with VoiceOver on, and turns it off.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    isRunning = true
    defer { isRunning = false }
    return try body()
  }

  /// Simulates a finger that touches a view: the cursor goes to the element that it is or that it is in, else to the
  /// first one in it.
  ///
  /// - Returns: whether there is such an element in a window, and VoiceOver runs.
  @discardableResult
  public func focus(_ view: UIView) -> Bool {
    guard isRunning, let element = element(at: view) else { return false }
    move(to: element)
    return true
  }

  /// Simulates a swipe to the right: the cursor goes to the next element of the window; from none to the first.
  @discardableResult
  public func focusNext(in window: UIWindow) -> Bool { step(1, in: window) }

  /// Simulates a swipe to the left.
  @discardableResult
  public func focusPrevious(in window: UIWindow) -> Bool { step(-1, in: window) }

  /// Simulates a double tap: activates the element that the cursor is on.
  ///
  /// - Returns: whether anything reacted.
  @discardableResult
  public func activate() -> Bool {
    guard let focused, !focused.accessibilityActivate() else { return self.focused != nil }
    return focused.headlessTap(at: CGPoint(x: focused.bounds.midX, y: focused.bounds.midY))
  }

  /// Simulates two fingers that draw a Z: the element, or what it is in, leaves its place.
  ///
  /// - Returns: whether anything reacted.
  @discardableResult
  public func escape() -> Bool { firstResponder { $0.accessibilityPerformEscape() } }

  /// Simulates two fingers that tap twice: the element, what it is in, or the application does what matters most.
  ///
  /// - Returns: whether anything reacted.
  @discardableResult
  public func magicTap() -> Bool { firstResponder { $0.accessibilityPerformMagicTap() } }

  /// Simulates three fingers that scroll: what the element is in scrolls by a page.
  ///
  /// - Returns: whether anything reacted.
  @discardableResult
  public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    firstResponder { $0.accessibilityScroll(direction) }
  }

  /// Simulates a stroke upwards on an adjustable element.
  ///
  /// - Returns: whether the cursor is on such an element.
  @discardableResult
  public func increment() -> Bool { adjust { $0.accessibilityIncrement() } }

  /// Simulates a stroke downwards on an adjustable element.
  ///
  /// - Returns: whether the cursor is on such an element.
  @discardableResult
  public func decrement() -> Bool { adjust { $0.accessibilityDecrement() } }

  private func adjust(_ change: (UIView) -> Void) -> Bool {
    guard let focused, focused.accessibilityTraits.contains(.adjustable) else { return false }
    change(focused)
    return true
  }

  /// Offers something to the element under the cursor and the responders after it; without a cursor, to the controller in front.
  private func firstResponder(_ takes: (UIResponder) -> Bool) -> Bool {
    var responder: UIResponder? = focused ?? UIWindow.windowsOnScreen.last?.frontController
    while let current = responder {
      if takes(current) { return true }
      responder = current.next
    }
    return false
  }

  /// The elements of a window in the order in which the cursor goes through them.
  ///
  /// Buttons and titles that a navigation bar shows without views are left out: a cursor is on a view.
  public func elements(in window: UIWindow) -> [UIView] {
    window.layoutIfNeeded()
    return window.accessibilityStops.compactMap { stop in
      if case .view(let view) = stop { view } else { nil }
    }
  }

  private func element(at view: UIView) -> UIView? {
    if let element = view.enclosingAccessibilityElement { return element }
    guard let window = view.window else { return nil }
    return elements(in: window).first { $0.isInside(view) }
  }

  private func step(_ distance: Int, in window: UIWindow) -> Bool {
    guard isRunning else { return false }
    let elements = elements(in: window)
    let index = focused.flatMap { focused in elements.firstIndex { $0 === focused } }
    let next = index.map { $0 + distance } ?? (distance > 0 ? 0 : elements.count - 1)
    guard elements.indices.contains(next) else { return false }
    move(to: elements[next])
    return true
  }

  func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard isRunning else { return }
    if let text = argument as? String {
      announcements.append(text)
    } else if let view = argument as? UIView, notification == .screenChanged || notification == .layoutChanged {
      if let element = element(at: view) { move(to: element) }
    }
  }

  /// Is called with a view that has left its window.
  func viewDidLeaveWindow(_ view: UIView) {
    if view === focused { move(to: nil) }
  }

  private func move(to element: UIView?) {
    let before = focused
    guard element !== before else { return }
    focused = element
    before?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var both: [String: Any] = [:]
    if let element { both[UIAccessibility.focusedElementUserInfoKey] = element }
    if let before { both[UIAccessibility.unfocusedElementUserInfoKey] = before }
    NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: both)
  }
}

extension UIWindow {
  /// The controller that was presented last, or the one that its containers show.
  fileprivate var frontController: UIViewController? {
    var controller = rootViewController
    while let current = controller {
      let inner =
        current.presentedViewController ?? (current as? UINavigationController)?.topViewController
        ?? (current as? UITabBarController)?.selectedViewController
      guard let inner else { break }
      controller = inner
    }
    return controller
  }
}
