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

  /// The key, by the text that it types or one of the constants.
  public final let input: String?
  /// The keys that are held down with it.
  public final let modifierFlags: UIKeyModifierFlags
  open var discoverabilityTitle: String?
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
  /// Simulates a key on a hardware keyboard: the first responder and those after it are asked for their commands.
  ///
  /// - Returns: whether one of them has a command for the key
  @discardableResult
  public static func headlessPress(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    var responder = firstResponder ?? UIApplication.shared.keyWindow?.rootViewController
    while let current = responder {
      let command = current.keyCommands?.first { $0.input == input && $0.modifierFlags == modifierFlags }
      if let command {
        command.perform()
        return true
      }
      responder = current.next
    }
    return false
  }
}
