/// A data source whose items you reorder by their places.
@preconcurrency @MainActor public protocol OrderableByPlace<Item>: EditableByPlace {
  /// Moves an item to just before another one.
  ///
  /// - Returns: The item, or `nil` if one of them is deleted.
  @discardableResult
  func move(_ place: ItemPlace, before other: ItemPlace) -> EditResult<Item?>

  /// Moves an item to just after another one.
  ///
  /// - Returns: The item, or `nil` if one of them is deleted.
  @discardableResult
  func move(_ place: ItemPlace, after other: ItemPlace) -> EditResult<Item?>

  /// Inserts an item just before another one.
  ///
  /// - Returns: The item's path in the data source that stores it, or `nil` if the other one is deleted and nothing was
  ///   inserted.
  @discardableResult
  func insert(_ item: Item, before other: ItemPlace) -> EditResult<ItemPath?>

  /// Inserts an item just after another one.
  ///
  /// - Returns: The item's path in the data source that stores it, or `nil` if the other one is deleted and nothing was
  ///   inserted.
  @discardableResult
  func insert(_ item: Item, after other: ItemPlace) -> EditResult<ItemPath?>
}
