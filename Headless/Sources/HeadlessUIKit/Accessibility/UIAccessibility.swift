import Foundation

/// What apps ask and tell assistive technologies.
///
/// What is asked of the system's settings follows the screen's traits; VoiceOver is simulated by ``HeadlessVoiceOver``.
public enum UIAccessibility {
  /// What apps tell assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The whole screen is another one; the argument is the element that the cursor goes to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another one; the argument is the element that the cursor goes to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read out: the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// The content has been scrolled; the argument is a text that says where to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// An assistive technology with a cursor.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "VoiceOver")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(rawValue: "SwitchControl")
  }

  /// Is posted after VoiceOver was turned on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Is posted after the cursor has gone to another element; the user info has both.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { HeadlessVoiceOver.shared.isRunning }

  /// Whether the user asks for bold text.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    UIScreen.main.traitCollection.legibilityWeight == .bold
  }

  /// Whether the user asks for more contrast.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }

  /// Tells assistive technologies something.
  ///
  /// - Parameters:
  ///   - notification: what has happened.
  ///   - argument: the text that is read out, or the view that the cursor goes to.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    HeadlessVoiceOver.shared.receive(notification, argument)
  }

  /// The element that a cursor is on; `nil` if it is on none. Only VoiceOver has a cursor here.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
    return HeadlessVoiceOver.shared.focusedElement
  }
}
