import Foundation

extension CompositeTableViewDataSource: TableViewRowExchanging {
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
    target(tableView, from: sourceIndexPath, proposed: proposedDestinationIndexPath) {
      $0.reachedDelegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    }
  }

  // MARK: Exchanging rows with siblings of this composite

  public func tableView(_ tableView: UITableView, itemForMovingRowAt indexPath: IndexPath) -> Any? {
    itemForMoving(tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, canTake item: Any, at indexPath: IndexPath) -> Bool {
    canTake(item, tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, give item: Any, at indexPath: IndexPath) {
    give(item, tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, take item: Any, at indexPath: IndexPath) {
    take(item, tableView, indexPath)
  }
}
