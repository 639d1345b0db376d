import Foundation

extension FocusEngine {
  /// What a key does to focus.
  ///
  /// - Returns: whether it did anything.
  func press(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    updateIfNeeded()
    let shift = modifiers.contains(.shift)
    guard modifiers.subtracting([.shift, .alphaShift, .numericPad]).isEmpty else { return false }
    if input == "\t" { return moveToGroup(shift ? .previous : .next) }
    // The keys are those of the text that is edited in this window.
    if let text = UIResponder.firstResponder as? UIView, text.window === window, text.takesTypedText { return false }
    switch input {
    case UIKeyCommand.inputUpArrow: return arrow(.up, extendsSelection: shift)
    case UIKeyCommand.inputDownArrow: return arrow(.down, extendsSelection: shift)
    case UIKeyCommand.inputLeftArrow: return arrow(.left, extendsSelection: shift)
    case UIKeyCommand.inputRightArrow: return arrow(.right, extendsSelection: shift)
    // A choice: the home and end keys move focus to the first and the last item of a list.
    case UIKeyCommand.inputHome: return moveInList(.first) { $0.focusEnd($2) }
    case UIKeyCommand.inputEnd: return moveInList(.last) { $0.focusEnd($2) }
    // A choice: the page keys move focus by the visible height of a list.
    case UIKeyCommand.inputPageUp: return moveInList(.up) { $0.focusPage(from: $1, $2) }
    case UIKeyCommand.inputPageDown: return moveInList(.down) { $0.focusPage(from: $1, $2) }
    case selectionKey: return activate()
    default:
      // A choice: a letter moves focus to the items of an index title that begins with it.
      guard input.count == 1, let letter = input.first, letter.isLetter else { return false }
      return moveInList([]) { list, _, _ in list.focusPath(forLetter: letter) }
    }
  }

  /// The key that selects: the return key, and on a Mac the space bar (WWDC 2021, session 10260).
  private var selectionKey: String { window?.traitCollection.userInterfaceIdiom == .mac ? " " : "\r" }

  private func activate() -> Bool {
    guard let item = focusedItem else { return false }
    if let (list, path) = (item as? UIView)?.rowOfCell { return list.activateFocused(path) }
    guard let control = item as? UIControl, control.isEnabled else { return false }
    control.sendActions(for: .primaryActionTriggered)
    return true
  }

  /// Moves focus in the list that it is in.
  private func moveInList(
    _ heading: UIFocusHeading,
    _ destination: (any FocusList, IndexPath, UIFocusHeading) -> IndexPath?
  ) -> Bool {
    guard let list, let path = list.focus.focused else { return false }
    guard let target = destination(list, path, heading) else {
      fail(heading)
      return false
    }
    return target == path || move(to: .cell(list, target), heading: heading)
  }

  private func arrow(_ heading: UIFocusHeading, extendsSelection: Bool) -> Bool {
    // A choice: the first key shows where focus is. It doesn't move focus.
    guard hasFocus else { return showFocus(heading) }
    if let list, let path = list.focus.focused {
      if let next = list.neighbor(of: path, heading, where: list.canFocus) {
        return move(to: .cell(list, next), heading: heading, extendsSelection: extendsSelection)
      }
    }
    if let next = neighborInGroup(heading) { return move(to: next, heading: heading) }
    fail(heading)
    return false
  }

  /// Focuses what the controller on the screen prefers, or else the first group.
  private func showFocus(_ heading: UIFocusHeading) -> Bool {
    guard let root else { return false }
    if let target = target(in: root) { return move(to: target, heading: heading) }
    return moveToGroup(.next)
  }
}

extension UIView {
  /// Whether letters and arrows are for the view's own text.
  var takesTypedText: Bool { self is UITextField || self is UITextView || self is UISearchBar }
}
