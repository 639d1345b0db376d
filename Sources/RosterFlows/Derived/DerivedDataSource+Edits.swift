/// Edits of items by their places, which are made in the base. An edit of an item that is gone does nothing, and its value
/// is `nil`.
extension DerivedDataSource: EditableByPlace where Base: EditableByPlace {
  @discardableResult
  public func remove(_ place: ItemPlace) -> ContentEdit<Base.Item?> { base.remove(place) }

  /// Removes the item at an index of a section, as the data source answers it.
  ///
  /// - Returns: the item.
  @discardableResult
  public func remove(at index: Int, inSection section: Int) -> ContentEdit<Base.Item?> {
    base.remove(place(at: index, inSection: section))
  }

  @discardableResult
  public func replace(_ place: ItemPlace, with item: Base.Item) -> ContentEdit<Base.Item?> {
    base.replace(place, with: item)
  }

  @discardableResult
  public func update(_ place: ItemPlace, _ body: (inout Base.Item) -> Void) -> ContentEdit<Base.Item?> {
    base.update(place, body)
  }

  @discardableResult
  public func reconfigure(_ place: ItemPlace) -> ContentEdit<Base.Item?> { base.reconfigure(place) }
}
