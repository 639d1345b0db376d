import Foundation

extension UITableView: FocusList {
  var shownPaths: [IndexPath] { displayedPaths }

  func focusContext(_ step: FocusStep) -> UIFocusUpdateContext {
    UITableViewFocusUpdateContext(step, focusPaths(step))
  }

  func setFocused(_ isFocused: Bool, at path: IndexPath) {
    display.cells[path]?.showsFocus = isFocused
  }

  func showForFocus(_ path: IndexPath) {
    layoutIfNeeded()
    guard loadedSpace().contains(path) else { return }
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
  }

  // MARK: The delegate

  func askCanFocus(_ path: IndexPath) -> Bool? {
    ask("tableView(_:canFocusRowAt:)", "canFocusRow", path) { $0.tableView(self, canFocusRowAt: path) }
  }

  func askSelectionFollowsFocus(_ path: IndexPath) -> Bool? {
    ask("tableView(_:selectionFollowsFocusForRowAt:)", "selectionFollowsFocusForRow", path) {
      $0.tableView(self, selectionFollowsFocusForRowAt: path)
    }
  }

  func askPreferredFocus() -> IndexPath? {
    guard let delegate else { return nil }
    return headlessEvents.ask(
      of: delegateAnswers,
      "indexPathForPreferredFocusedView(in:)",
      "indexPathForPreferredFocusedView"
    ) {
      delegate.indexPathForPreferredFocusedView(in: self)
    } ?? nil
  }

  func askShouldUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
    guard let delegate, let context = context as? UITableViewFocusUpdateContext else { return true }
    return headlessEvents.ask(
      of: delegateAnswers,
      "tableView(_:shouldUpdateFocusIn:)",
      "shouldUpdateFocus",
      context.listPaths.all
    ) {
      delegate.tableView(self, shouldUpdateFocusIn: context)
    } ?? true
  }

  func tellDidUpdateFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    guard let delegate, let context = context as? UITableViewFocusUpdateContext else { return }
    _ = headlessEvents.ask(
      of: delegateAnswers,
      "tableView(_:didUpdateFocusIn:with:)",
      "didUpdateFocus",
      context.listPaths.all
    ) {
      delegate.tableView(self, didUpdateFocusIn: context, with: coordinator)
    }
  }

  // MARK: Keys

  func selectFocused(_ path: IndexPath, extendsSelection: Bool) {
    guard allowsSelectionNow, !selection.paths.contains(path) else { return }
    let extends = extendsSelection && allowsMultipleSelectionNow
    _ = userSelect(path, extendsSelection: extends)
  }

  func activateFocused(_ path: IndexPath) -> Bool {
    guard headlessShow(path), tap(path) else { return false }
    layoutIfNeeded()
    return true
  }

  func neighbor(of path: IndexPath, _ heading: UIFocusHeading, where isTaken: (IndexPath) -> Bool) -> IndexPath? {
    guard heading == .up || heading == .down else { return nil }
    let space = loadedSpace()
    guard var ordinal = space.ordinal(of: path) else { return nil }
    repeat { ordinal += heading == .up ? -1 : 1 } while space.indexPath(at: ordinal).map { !isTaken($0) } ?? false
    return space.indexPath(at: ordinal)
  }

  func path(ofIndexTitleAt index: Int) -> IndexPath? {
    let section = askSection(forIndexTitle: shownIndexTitles[index], at: index)
    let space = loadedSpace()
    guard section >= 0, section < space.sectionCount else { return nil }
    return (section..<space.sectionCount).first { space.count(inSection: $0) > 0 }.map {
      IndexPath(row: 0, section: $0)
    }
  }
}
