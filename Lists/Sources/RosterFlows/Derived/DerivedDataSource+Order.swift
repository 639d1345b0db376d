import Foundation

/// The order of items, which is that of the base. After an item means before the next one that is shown, so that items that
/// are not shown keep their predecessors; unless that is in another section or data source, which an item does not go to.
extension SubsequenceDataSource: OrderableByPlace where Base: OrderableByPlace {
  @discardableResult
  public func move(_ place: ItemPlace, after other: ItemPlace) -> EditResult<Base.Item?> {
    successor(of: other).map { base.move(place, before: $0) } ?? base.move(place, after: other)
  }

  @discardableResult
  public func insert(_ item: Base.Item, after other: ItemPlace) -> EditResult<ItemPath?> {
    successor(of: other).map { base.insert(item, before: $0) } ?? base.insert(item, after: other)
  }

  /// The item that is shown after another one in its section, here and in the data source that keeps both.
  private func successor(of place: ItemPlace) -> ItemPlace? {
    guard let path = indexPath(of: place), path[1] + 1 < numberOfItems(inSection: path[0]) else { return nil }
    let next = self.place(at: path[1] + 1, inSection: path[0])
    let (keeper, other) = (place.track.changes, next.track.changes)
    guard keeper === other, keeper.history.newestPath(of: place)?.section == other.history.newestPath(of: next)?.section
    else { return nil }
    return next
  }
}

/// The order of items, which is the opposite of that of the base: before an item is after it there.
extension ReversedDataSource: OrderableByPlace where Base: OrderableByPlace {
  @discardableResult
  public func move(_ place: ItemPlace, before other: ItemPlace) -> EditResult<Base.Item?> {
    base.move(place, after: other)
  }

  @discardableResult
  public func move(_ place: ItemPlace, after other: ItemPlace) -> EditResult<Base.Item?> {
    base.move(place, before: other)
  }

  @discardableResult
  public func insert(_ item: Base.Item, before other: ItemPlace) -> EditResult<ItemPath?> {
    base.insert(item, after: other)
  }

  @discardableResult
  public func insert(_ item: Base.Item, after other: ItemPlace) -> EditResult<ItemPath?> {
    base.insert(item, before: other)
  }
}
