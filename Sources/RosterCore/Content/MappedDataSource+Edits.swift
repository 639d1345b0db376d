/// Edits by place or identifier that are made in the base. An edit of an item that is gone does nothing, and its value is
/// `nil`.
extension MappedDataSource where Base: EditableByPlace {
  /// Removes an item.
  ///
  /// - Returns: the item, or `nil` if it was gone already.
  @discardableResult
  public func remove(_ place: ItemPlace) -> ContentEdit<Item?> { base.remove(place).map { $0.map(transform) } }

  /// Changes an item of the base in place.
  ///
  /// - Returns: the item as it is now, or `nil` if it was gone already.
  @discardableResult
  public func update(_ place: ItemPlace, _ body: (inout Base.Item) -> Void) -> ContentEdit<Item?> {
    base.update(place, body).map { $0.map(transform) }
  }

  /// Shows an item anew though it is equal, in its cell.
  ///
  /// - Returns: the item, or `nil` if it is gone.
  @discardableResult
  public func reconfigure(_ place: ItemPlace) -> ContentEdit<Item?> {
    base.reconfigure(place).map { $0.map(transform) }
  }
}

extension MappedDataSource where Base: OrderableByPlace {
  /// Moves an item to just before another one.
  ///
  /// - Returns: the item, or `nil` if one of them is gone.
  @discardableResult
  public func move(_ place: ItemPlace, before other: ItemPlace) -> ContentEdit<Item?> {
    base.move(place, before: other).map { $0.map(transform) }
  }

  /// Moves an item to just after another one.
  ///
  /// - Returns: the item, or `nil` if one of them is gone.
  @discardableResult
  public func move(_ place: ItemPlace, after other: ItemPlace) -> ContentEdit<Item?> {
    base.move(place, after: other).map { $0.map(transform) }
  }
}
