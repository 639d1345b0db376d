import Foundation

extension UITableView {
  // MARK: By the program

  func select(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
    guard let path else {
      // A choice: selecting no row clears a table's selection, as it is documented for collections.
      for selected in selection.paths.sorted() { deselect(selected, animated: animated) }
      return
    }
    guard loadedSpace().contains(path) else { return }
    if !allowsMultipleSelectionNow {
      for selected in selection.paths.sorted() where selected != path { deselect(selected, animated: animated) }
    }
    selection.paths.insert(path)
    display.cells[path]?.setSelected(true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.paths.remove(path) != nil else { return }
    display.cells[path]?.setSelected(false, animated: animated)
  }

  var allowsSelectionNow: Bool {
    editing.isOn
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  var allowsMultipleSelectionNow: Bool {
    editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: By the user

  /// What a finger on a row does; `false` if the row does not react.
  func tap(_ path: IndexPath) -> Bool {
    guard allowsSelectionNow, highlight(path) else { return false }
    unhighlight(path)
    if allowsMultipleSelectionNow, selection.paths.contains(path) {
      guard userDeselect(path) != nil else { return false }
      NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
      return true
    }
    // A choice: if only one row or item can be selected, a tap on the selected one selects it again.
    guard let target = userSelect(path, extendsSelection: allowsMultipleSelectionNow) else { return false }
    performPrimaryAction(target)
    return true
  }

  /// Selects a row for the user, as the delegate lets it; the row that was selected, `nil` if none was.
  func userSelect(_ path: IndexPath, extendsSelection: Bool) -> IndexPath? {
    guard let target = askWillSelect(path), loadedSpace().contains(target) else { return nil }
    if !extendsSelection {
      for selected in selection.paths.sorted() where selected != target { _ = userDeselect(selected) }
    }
    selection.paths.insert(target)
    display.cells[target]?.setSelected(true, animated: true)
    display.cells[target]?.headlessSelectionSegue?()
    tell("tableView(_:didSelectRowAt:)", "didSelectRow", target) { $0.tableView(self, didSelectRowAt: target) }
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    return target
  }

  /// Whether a tap on a row would do something: the table and its delegate let it, and something is done about it, as far as that is known.
  package func headlessMayTapRow(at path: IndexPath) -> Bool {
    guard allowsSelectionNow, mayHighlight(path), askWillSelect(path) != nil else { return false }
    guard !allowsMultipleSelectionNow, display.cells[path]?.headlessSelectionSegue == nil else { return true }
    let reactions = [
      "tableView(_:didSelectRowAt:)", "tableView(_:willSelectRowAt:)", "tableView(_:didHighlightRowAt:)",
      "tableView(_:didDeselectRowAt:)", "tableView(_:performPrimaryActionForRowAt:)",
    ]
    return HeadlessOptionalRequirement.mayDeclare(reactions, delegate)
  }

  private func mayHighlight(_ path: IndexPath) -> Bool {
    ask("tableView(_:shouldHighlightRowAt:)", "shouldHighlightRow", path) {
      $0.tableView(self, shouldHighlightRowAt: path)
    } ?? true
  }

  /// Highlights a row under a finger, if the delegate lets it.
  private func highlight(_ path: IndexPath) -> Bool {
    guard mayHighlight(path) else { return false }
    display.cells[path]?.setHighlighted(true, animated: false)
    tell("tableView(_:didHighlightRowAt:)", "didHighlightRow", path) { $0.tableView(self, didHighlightRowAt: path) }
    return true
  }

  private func unhighlight(_ path: IndexPath) {
    display.cells[path]?.setHighlighted(false, animated: false)
    tell("tableView(_:didUnhighlightRowAt:)", "didUnhighlightRow", path) {
      $0.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// The row that is selected instead of the tapped one; `nil` if none is.
  private func askWillSelect(_ path: IndexPath) -> IndexPath? {
    let answer = ask("tableView(_:willSelectRowAt:)", "willSelectRow", path) {
      $0.tableView(self, willSelectRowAt: path)
    }
    return answer ?? path
  }

  /// Deselects a row and tells the delegate; the row that was deselected, `nil` if the delegate kept it.
  private func userDeselect(_ path: IndexPath) -> IndexPath? {
    let answer = ask("tableView(_:willDeselectRowAt:)", "willDeselectRow", path) {
      $0.tableView(self, willDeselectRowAt: path)
    }
    guard let target = answer ?? path, selection.paths.remove(target) != nil else { return nil }
    display.cells[target]?.setSelected(false, animated: true)
    tell("tableView(_:didDeselectRowAt:)", "didDeselectRow", target) { $0.tableView(self, didDeselectRowAt: target) }
    return target
  }

  private func performPrimaryAction(_ path: IndexPath) {
    let isAllowed = ask("tableView(_:canPerformPrimaryActionForRowAt:)", "canPerformPrimaryActionForRow", path) {
      $0.tableView(self, canPerformPrimaryActionForRowAt: path)
    }
    guard isAllowed ?? !editing.isOn else { return }
    tell("tableView(_:performPrimaryActionForRowAt:)", "performPrimaryActionForRow", path) {
      $0.tableView(self, performPrimaryActionForRowAt: path)
    }
  }
}
