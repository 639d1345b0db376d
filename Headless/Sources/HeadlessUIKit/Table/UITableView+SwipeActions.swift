import Foundation

extension UITableView: SwipedList {
  var swipe: ListSwipe? {
    get { editing.swipe }
    set { editing.swipe = newValue }
  }

  func cell(at path: IndexPath) -> UIView? { display.cells[path] }

  /// The buttons beside a swiped row; empty if it cannot be swiped.
  func swipeConfiguration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard isSwipable(path) else { return nil }
    return givenSwipeConfiguration(path, isLeading: isLeading) ?? (isLeading ? nil : defaultConfiguration(path))
  }

  package func isSwipable(_ path: IndexPath) -> Bool {
    !editing.isOn && loadedSpace().contains(path) && askCanEdit(path)
  }

  /// Whether the table is in editing mode. A row that is swiped open does not count.
  package var isEditingAllRows: Bool { editing.isOn }

  /// What the delegate gives for a swipe on a row, without the button for deletion that the table adds by itself.
  package func givenSwipeConfiguration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    if isLeading {
      return ask(
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
        "leadingSwipeActionsConfigurationForRow",
        path
      ) {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      } ?? nil
    }
    let given = ask(
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "trailingSwipeActionsConfigurationForRow",
      path
    ) {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    // A choice: a swipe configuration without actions means no actions, not the default actions.
    if let given = given ?? nil { return given }
    return rowActionsConfiguration(path)
  }

  private func rowActionsConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    let asked = ask("tableView(_:editActionsForRowAt:)", "editActionsForRow", path) {
      $0.tableView(self, editActionsForRowAt: path)
    }
    guard let actions = asked ?? nil else { return nil }
    return UISwipeActionsConfiguration(
      actions: actions.map { rowAction in
        let style: UIContextualAction.Style = rowAction.style == .normal ? .normal : .destructive
        let action = UIContextualAction(style: style, title: rowAction.title) { _, _, completion in
          rowAction.handler(rowAction, path)
          completion(true)
        }
        if let color = rowAction.backgroundColor { action.backgroundColor = color }
        return action
      }
    )
  }

  /// The button that commits a deletion.
  private func defaultConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard offersDeletion(at: path), askEditingStyle(path) == .delete else { return nil }
    let title = ask(
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "titleForDeleteConfirmationButtonForRow",
      path
    ) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let action = UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") {
      [weak self] _, _, completion in
      // The row may have moved since it was swiped open.
      completion(self.map { $0.tellCommit(.delete, at: $0.editing.swipedRow ?? path) } ?? false)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func willOpenSwipe(at path: IndexPath) {
    tell("tableView(_:willBeginEditingRowAt:)", "willBeginEditingRow", path) {
      $0.tableView(self, willBeginEditingRowAt: path)
    }
  }

  func didCloseSwipe(at path: IndexPath?) {
    guard let delegate else { return }
    _ = headlessEvents.ask(
      of: delegateAnswers,
      "tableView(_:didEndEditingRowAt:)",
      "didEndEditingRow",
      path.map { [$0] } ?? []
    ) {
      delegate.tableView(self, didEndEditingRowAt: path)
    }
  }

  func setSwiped(_ isSwiped: Bool, at path: IndexPath) {
    guard let cell = display.cells[path] else { return }
    let state: UITableViewCell.StateMask = isSwiped ? .showingDeleteConfirmation : []
    cell.willTransition(to: state)
    cell.control.isSwiped = isSwiped
    cell.stateDidChange()
    cell.didTransition(to: state)
  }
}
