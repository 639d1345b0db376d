import Foundation

extension CompositeCollectionViewDataSource: CollectionViewItemExchanging {
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(collectionView, indexPath) else {
      notImplemented()
      return false
    }
    guard let answer = route.dataSource?.collectionView(_:canMoveItemAt:) else {
      return implemented(route.dataSource?.collectionView(_:moveItemAt:to:)) != nil
    }
    return answer(route.collectionView, local)
  }

  /// Moves an item inside a child, or between two children that both agree.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let (source, from) = route(collectionView, sourceIndexPath),
      let (destination, to) = route(collectionView, destinationIndexPath)
    else { return notImplemented() }
    guard source.part !== destination.part else {
      guard let tell = source.dataSource?.collectionView(_:moveItemAt:to:) else { return notImplemented() }
      return tell(source.collectionView, from, to)
    }
    guard let exchange = exchange(source, from, destination, to) else {
      trap(
        "CompositeCollectionViewDataSource: an item cannot be moved from \(type(of: source.part.child.dataSource)) to "
          + "\(type(of: destination.part.child.dataSource))",
        cause: "the composite is not the collection's delegate, which refuses such moves",
        advice: "set the delegate with `configure(with:)`, or let both conform to CollectionViewItemExchanging"
      )
    }
    exchange.giver.collectionView(source.collectionView, give: exchange.item, at: from)
    exchange.taker.collectionView(destination.collectionView, take: exchange.item, at: to)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let (source, original) = route(collectionView, originalIndexPath),
      let (destination, proposed) = route(collectionView, proposedIndexPath)
    else { return originalIndexPath }
    guard source.part === destination.part else {
      return exchange(source, original, destination, proposed) == nil ? originalIndexPath : proposedIndexPath
    }
    guard
      let answer = source.delegate?.collectionView(
        _:
        targetIndexPathForMoveOfItemFromOriginalIndexPath:
        atCurrentIndexPath:
        toProposedIndexPath:
      )
    else {
      notImplemented()
      return proposedIndexPath
    }
    // Where the item is now may be in another child, which this one has no words for.
    let current = route(collectionView, currentIndexPath).flatMap { $0.0.part === source.part ? $0.1 : nil }
    return global(answer(source.collectionView, original, current ?? original, proposed), from: source)
  }

  private struct Exchange {
    let giver: any CollectionViewItemExchanging
    let taker: any CollectionViewItemExchanging
    let item: Any
  }

  /// What moves between two children, if both agree.
  private func exchange(
    _ source: CollectionViewRoute,
    _ from: IndexPath,
    _ destination: CollectionViewRoute,
    _ to: IndexPath
  ) -> Exchange? {
    guard
      let giver = source.dataSource as? any CollectionViewItemExchanging,
      let taker = destination.dataSource as? any CollectionViewItemExchanging,
      let item = giver.collectionView(source.collectionView, itemForMovingItemAt: from),
      taker.collectionView(destination.collectionView, canTake: item, at: to)
    else { return nil }
    return Exchange(giver: giver, taker: taker, item: item)
  }

  // MARK: Exchanging items with siblings of this composite

  public func collectionView(_ collectionView: UICollectionView, itemForMovingItemAt indexPath: IndexPath) -> Any? {
    guard let (route, local) = route(collectionView, indexPath) else { return nil }
    return (route.dataSource as? any CollectionViewItemExchanging)?.collectionView(
      route.collectionView,
      itemForMovingItemAt: local
    )
  }

  public func collectionView(_ collectionView: UICollectionView, canTake item: Any, at indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(collectionView, indexPath),
      let taker = route.dataSource as? any CollectionViewItemExchanging
    else { return false }
    return taker.collectionView(route.collectionView, canTake: item, at: local)
  }

  public func collectionView(_ collectionView: UICollectionView, give item: Any, at indexPath: IndexPath) {
    guard let (route, local) = route(collectionView, indexPath) else { return }
    (route.dataSource as? any CollectionViewItemExchanging)?.collectionView(route.collectionView, give: item, at: local)
  }

  public func collectionView(_ collectionView: UICollectionView, take item: Any, at indexPath: IndexPath) {
    guard let (route, local) = route(collectionView, indexPath) else { return }
    (route.dataSource as? any CollectionViewItemExchanging)?.collectionView(route.collectionView, take: item, at: local)
  }
}
