import Roster

extension CompositeTableViewDataSource {
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(tableView, indexPath) {
      $0.reachedDataSource?.tableView(_:canMoveRowAt:)
    } canMoveAny: {
      implemented($0.reachedDataSource?.tableView(_:moveRowAt:to:)) != nil
    }
  }

  /// Moves a row inside a child, or between two children that both agree.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(tableView, from: sourceIndexPath, to: destinationIndexPath) {
      $0.reachedDataSource?.tableView(_:moveRowAt:to:)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let proposed =
      serve { handlers.moveTarget?(sourceIndexPath, proposedDestinationIndexPath) } ?? proposedDestinationIndexPath
    return target(tableView, from: sourceIndexPath, proposed: proposed) {
      $0.reachedDelegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    }
  }
}
