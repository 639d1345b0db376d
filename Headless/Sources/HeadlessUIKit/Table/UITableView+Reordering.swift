import Foundation

extension UITableView {
  /// What dragging a row to another place does; `false` if the row cannot be moved.
  func reorder(_ source: IndexPath, to proposed: IndexPath, needsEditing: Bool = true) -> Bool {
    let before = loadedCounts
    guard editing.isOn || !needsEditing, loadedSpace().contains(source), askCanMove(source) ?? true else {
      return false
    }
    let target = ask(
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "targetIndexPathForMove",
      source
    ) {
      $0.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
    let destination = target ?? proposed
    guard isReachable(destination, from: source, before) else { return false }
    guard destination != source else { return true }
    editing.reorderedRow = source
    editing.moveIsFollowed = false
    defer { editing.reorderedRow = nil }
    guard tellMove(from: source, to: destination) else { return false }
    guard !editing.moveIsFollowed else {
      layoutIfNeeded()
      return true
    }

    var updates = ListUpdates()
    updates.movedItems = [ListMove(source, to: destination)]
    let after = readCounts()
    let validator = ListUpdateValidator(kind: .table, isStrict: false)
    if let failure = validator.validate(updates, before: before, after: after, viewDescription: headlessDescription) {
      failure.raise()
      adopt(after)
      return false
    }
    apply(updates, after: after)
    layoutIfNeeded()
    return true
  }

  /// Whether a row can be dropped at a place that exists once the row has left its own.
  private func isReachable(_ destination: IndexPath, from source: IndexPath, _ counts: [Int]) -> Bool {
    guard destination.count == 2, counts.indices.contains(destination.section), destination.row >= 0 else {
      return false
    }
    let count = counts[destination.section] + (destination.section == source.section ? 0 : 1)
    return destination.row < count
  }
}
