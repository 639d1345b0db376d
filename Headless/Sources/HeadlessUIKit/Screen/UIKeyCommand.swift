import Foundation

/// A key that does something for a responder.
///
/// UIKit's initialisers take a selector, which needs Objective-C; the handler here is a closure.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"

  /// The key, by the text that it types or one of the constants.
  public final let input: String?
  /// The keys that are held down with it.
  public final let modifierFlags: UIKeyModifierFlags
  override open var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override open var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  open var discoverabilityTitle: String?
  /// Whether the command is performed where the system does something else with the key, such as moving focus.
  open var wantsPriorityOverSystemBehavior = false
  private let handler: (UIKeyCommand) -> Void

  public init(
    title: String = "",
    image: UIImage? = nil,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    headlessHandler: @escaping (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    handler = headlessHandler
    super.init(title: title, image: image)
  }

  func perform() { handler(self) }
}

extension UIResponder {
  /// Simulates a key on a hardware keyboard: that of the window of the first responder, or else of the key window.
  ///
  /// See ``UIWindow/headlessPress(_:modifierFlags:)``.
  ///
  /// - Returns: whether the key did anything
  @discardableResult
  public static func headlessPress(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    let first = firstResponder as? UIView
    if let window = first == nil ? UIApplication.shared.keyWindow : first?.window {
      return window.headlessPress(input, modifierFlags: modifierFlags)
    }
    guard let responder = firstResponder else { return false }
    return [true, false].contains { responder.performKeyCommand(input, modifierFlags, hasPriority: $0) }
  }
}
