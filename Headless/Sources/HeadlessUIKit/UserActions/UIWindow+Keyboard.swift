import Foundation

extension UIWindow {
  /// Simulates a key of a hardware keyboard that goes to the window.
  ///
  /// The tab key goes from group to group, arrow keys go inside one, and the return key selects what is focused; on a Mac
  /// the space bar does. Before and after that, the first responder, what is focused or the root controller, and the
  /// responders after it, are asked for their commands: before, for those that want priority over the system.
  ///
  /// - Parameters:
  ///   - input: the text that the key types, or one of the constants of `UIKeyCommand`
  ///   - modifierFlags: the keys that are held down with it
  /// - Returns: whether the key did anything.
  @discardableResult
  public func headlessPress(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    layoutIfNeeded()
    let responder = UIResponder.firstResponder.flatMap { isOwn($0) ? $0 : nil }
    let first = responder ?? focusEngine.focusedItem as? UIResponder ?? rootViewController ?? self
    if first.performKeyCommand(input, modifierFlags, hasPriority: true) { return true }
    if focusEngine.press(input, modifierFlags) { return true }
    return first.performKeyCommand(input, modifierFlags, hasPriority: false)
  }

  /// What is focused; `nil` if nothing is, or if it is a cell that is not on the screen.
  public var headlessFocusedItem: (any UIFocusItem)? { focusEngine.focusedItem }

  private func isOwn(_ responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.window === self
  }
}

extension UIResponder {
  /// Performs the first command for a key of the responder and those after it.
  func performKeyCommand(_ input: String, _ modifiers: UIKeyModifierFlags, hasPriority: Bool) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      let command = current.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifiers && $0.wantsPriorityOverSystemBehavior == hasPriority
      }
      if let command {
        command.perform()
        return true
      }
      responder = current.next
    }
    return false
  }
}
