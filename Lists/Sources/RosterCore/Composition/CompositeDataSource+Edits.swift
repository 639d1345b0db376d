/// Edits of items by their places, which Roster performs in the child that has the item, at any depth.
///
/// An edit of a deleted item does nothing, and its value is `nil`. So does one in a child that isn't editable, or whose
/// items are converted to the composite's.
extension CompositeDataSource: EditableByPlace {
  @discardableResult
  public func remove(_ place: ItemPlace) -> EditResult<Item?> { editable(place)?.remove(place) ?? .nothing() }

  @discardableResult
  public func replace(_ place: ItemPlace, with item: Item) -> EditResult<Item?> {
    editable(place)?.replace(place, with: item) ?? .nothing()
  }

  @discardableResult
  public func update(_ place: ItemPlace, _ body: (inout Item) -> Void) -> EditResult<Item?> {
    editable(place)?.update(place, body) ?? .nothing()
  }

  @discardableResult
  public func reconfigure(_ place: ItemPlace) -> EditResult<Item?> {
    editable(place)?.reconfigure(place) ?? .nothing()
  }

  private func editable(_ place: ItemPlace) -> (any EditableByPlace<Item>)? {
    child(of: place) { $0 as? any EditableByPlace<Item> }
  }

  /// Returns the child that has an item, at any depth. Of several, it's one that shows the item.
  ///
  /// - Parameter cast: A closure that casts a child to the type that the edit needs, or returns `nil`.
  private func child<Child>(of place: ItemPlace, as cast: (AnyObject) -> Child?) -> Child? {
    let fitting = candidates(of: place).compactMap { entry in cast(entry.child.content).map { (entry.child.source, $0) }
    }
    return (fitting.first { $0.0.indexPath(of: place) != nil } ?? fitting.first)?.1
  }
}

/// The order of items across children.
///
/// An item that you move next to one of another child moves to that child in one update, and views move it.
extension CompositeDataSource: OrderableByPlace {
  @discardableResult
  public func move(_ place: ItemPlace, before other: ItemPlace) -> EditResult<Item?> {
    move(place, to: other, within: { $0.move(place, before: other) }, insert: { $0.insert($1, before: other) })
  }

  @discardableResult
  public func move(_ place: ItemPlace, after other: ItemPlace) -> EditResult<Item?> {
    move(place, to: other, within: { $0.move(place, after: other) }, insert: { $0.insert($1, after: other) })
  }

  @discardableResult
  public func insert(_ item: Item, before other: ItemPlace) -> EditResult<ItemPath?> {
    orderable(other)?.insert(item, before: other) ?? .nothing()
  }

  @discardableResult
  public func insert(_ item: Item, after other: ItemPlace) -> EditResult<ItemPath?> {
    orderable(other)?.insert(item, after: other) ?? .nothing()
  }

  private func orderable(_ place: ItemPlace) -> (any OrderableByPlace<Item>)? {
    child(of: place) { $0 as? any OrderableByPlace<Item> }
  }

  private func move(
    _ place: ItemPlace,
    to other: ItemPlace,
    within: (any OrderableByPlace<Item>) -> EditResult<Item?>,
    insert: (any OrderableByPlace<Item>, Item) -> EditResult<ItemPath?>
  ) -> EditResult<Item?> {
    guard let target = orderable(other), let source = editable(place) else { return .nothing() }
    if source === target || place.item.channel === other.item.channel { return within(target) }
    var moved: Item?
    let update = transaction {
      guard target.indexPath(of: other) != nil, let item = source.remove(place).value else { return }
      _ = insert(target, item)
      moved = item
    }
    return EditResult(moved, update)
  }
}
