import Foundation

extension UITableView {
  func switchEditing(_ isOn: Bool, animated: Bool) {
    if editing.swipe != nil { closeSwipe() }
    guard editing.isOn != isOn else { return }
    editing.isOn = isOn
    // A choice: a table clears its selection when editing begins or ends.
    for path in selection.paths.sorted() { deselect(path, animated: animated) }
    for path in displayedPaths {
      guard let cell = display.cells[path] else { continue }
      prepareForEditing(cell, at: path, animated: animated)
    }
    // Controls take room from what every row shows, also from those that were measured and are not on the screen.
    geometry?.forgetFinalityOfRows()
    setNeedsLayout()
  }

  /// Gives a cell the editing state that its row has.
  func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    var control = UITableViewCell.ControlState()
    control.isSwiped = editing.swipedRow == path
    let canEdit = editing.isOn && askCanEdit(path)
    if canEdit {
      control.showsMultipleSelection = allowsMultipleSelectionDuringEditing
      control.editingStyle = control.showsMultipleSelection ? .none : askEditingStyle(path)
      control.indentsWhileEditing = askIndents(path)
    }
    // Whether the data source takes moves cannot be found out without one: the cell's own wish decides.
    control.canReorder = editing.isOn && (askCanMove(path) ?? cell.showsReorderControl)
    cell.control = control
    cell.setEditing(editing.isOn && (canEdit || control.canReorder), animated: animated)
    cell.setNeedsLayout()
  }

  func askEditingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    ask("tableView(_:editingStyleForRowAt:)", "editingStyleForRow", path) {
      $0.tableView(self, editingStyleForRowAt: path)
    } ?? .delete
  }

  private func askIndents(_ path: IndexPath) -> Bool {
    ask("tableView(_:shouldIndentWhileEditingRowAt:)", "shouldIndentWhileEditingRow", path) {
      $0.tableView(self, shouldIndentWhileEditingRowAt: path)
    } ?? true
  }

  /// What the control at the left edge of a row does; `false` if there is none or the data source does not implement `tableView(_:commit:forRowAt:)`.
  func tapEditingControl(_ style: UITableViewCell.EditingStyle, at path: IndexPath) -> Bool {
    guard editing.isOn, loadedSpace().contains(path), askCanEdit(path), !allowsMultipleSelectionDuringEditing,
      askEditingStyle(path) == style
    else { return false }
    return tellCommit(style, at: path)
  }
}
