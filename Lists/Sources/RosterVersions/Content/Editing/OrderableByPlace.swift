/// A data source whose items can be put in another order by their places.
@preconcurrency @MainActor public protocol OrderableByPlace<Item>: EditableByPlace {
  /// Moves an item to just before another one.
  ///
  /// - Returns: the item, or `nil` if one of them is gone.
  @discardableResult
  func move(_ place: ItemPlace, before other: ItemPlace) -> EditResult<Item?>

  /// Moves an item to just after another one.
  ///
  /// - Returns: the item, or `nil` if one of them is gone.
  @discardableResult
  func move(_ place: ItemPlace, after other: ItemPlace) -> EditResult<Item?>

  /// Inserts an item just before another one.
  ///
  /// - Returns: where the item is in the data source that keeps it, or `nil` if the other one is gone and nothing was inserted.
  @discardableResult
  func insert(_ item: Item, before other: ItemPlace) -> EditResult<ItemPath?>

  /// Inserts an item just after another one.
  ///
  /// - Returns: where the item is in the data source that keeps it, or `nil` if the other one is gone and nothing was inserted.
  @discardableResult
  func insert(_ item: Item, after other: ItemPlace) -> EditResult<ItemPath?>
}
