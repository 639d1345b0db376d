import Foundation

extension CompositeTableViewDataSource: TableViewRowExchanging {
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(tableView, indexPath) else {
      notImplemented()
      return false
    }
    guard let answer = route.dataSource?.tableView(_:canMoveRowAt:) else {
      return implemented(route.dataSource?.tableView(_:moveRowAt:to:)) != nil
    }
    return answer(route.tableView, local)
  }

  /// Moves a row inside a child, or between two children that both agree.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let (source, from) = route(tableView, sourceIndexPath),
      let (destination, to) = route(tableView, destinationIndexPath)
    else { return notImplemented() }
    guard source.part !== destination.part else {
      guard let tell = source.dataSource?.tableView(_:moveRowAt:to:) else { return notImplemented() }
      return tell(source.tableView, from, to)
    }
    guard let exchange = exchange(source, from, destination, to) else {
      trap(
        "CompositeTableViewDataSource: a row cannot be moved from \(type(of: source.part.child.dataSource)) to "
          + "\(type(of: destination.part.child.dataSource))",
        cause: "the composite is not the table's delegate, which refuses such moves",
        advice: "set the delegate with `configure(with:)`, or let both conform to TableViewRowExchanging"
      )
    }
    exchange.giver.tableView(source.tableView, give: exchange.item, at: from)
    exchange.taker.tableView(destination.tableView, take: exchange.item, at: to)
  }

  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard let (source, from) = route(tableView, sourceIndexPath),
      let (destination, to) = route(tableView, proposedDestinationIndexPath)
    else { return sourceIndexPath }
    guard source.part === destination.part else {
      return exchange(source, from, destination, to) == nil ? sourceIndexPath : proposedDestinationIndexPath
    }
    guard let answer = source.delegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) else {
      notImplemented()
      return proposedDestinationIndexPath
    }
    return global(answer(source.tableView, from, to), from: source)
  }

  private struct Exchange {
    let giver: any TableViewRowExchanging
    let taker: any TableViewRowExchanging
    let item: Any
  }

  /// What moves between two children, if both agree.
  private func exchange(
    _ source: TableViewRoute,
    _ from: IndexPath,
    _ destination: TableViewRoute,
    _ to: IndexPath
  ) -> Exchange? {
    guard
      let giver = source.dataSource as? any TableViewRowExchanging,
      let taker = destination.dataSource as? any TableViewRowExchanging,
      let item = giver.tableView(source.tableView, itemForMovingRowAt: from),
      taker.tableView(destination.tableView, canTake: item, at: to)
    else { return nil }
    return Exchange(giver: giver, taker: taker, item: item)
  }

  // MARK: Exchanging rows with siblings of this composite

  public func tableView(_ tableView: UITableView, itemForMovingRowAt indexPath: IndexPath) -> Any? {
    guard let (route, local) = route(tableView, indexPath) else { return nil }
    return (route.dataSource as? any TableViewRowExchanging)?.tableView(route.tableView, itemForMovingRowAt: local)
  }

  public func tableView(_ tableView: UITableView, canTake item: Any, at indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(tableView, indexPath),
      let taker = route.dataSource as? any TableViewRowExchanging
    else { return false }
    return taker.tableView(route.tableView, canTake: item, at: local)
  }

  public func tableView(_ tableView: UITableView, give item: Any, at indexPath: IndexPath) {
    guard let (route, local) = route(tableView, indexPath) else { return }
    (route.dataSource as? any TableViewRowExchanging)?.tableView(route.tableView, give: item, at: local)
  }

  public func tableView(_ tableView: UITableView, take item: Any, at indexPath: IndexPath) {
    guard let (route, local) = route(tableView, indexPath) else { return }
    (route.dataSource as? any TableViewRowExchanging)?.tableView(route.tableView, take: item, at: local)
  }
}
