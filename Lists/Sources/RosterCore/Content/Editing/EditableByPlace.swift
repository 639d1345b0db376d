/// A data source that takes edits of its items by their places.
///
/// Data sources that keep their items are ones, and so is what is derived from them: an edit goes where the item is.
@preconcurrency @MainActor public protocol EditableByPlace<Item>: DataSource {
  /// Removes an item.
  ///
  /// - Returns: the item, or `nil` if it was gone already.
  @discardableResult
  func remove(_ place: ItemPlace) -> EditResult<Item?>

  /// Puts another item in the place of one.
  ///
  /// - Returns: the item that was there, or `nil` if it was gone already.
  @discardableResult
  func replace(_ place: ItemPlace, with item: Item) -> EditResult<Item?>

  /// Changes an item in place.
  ///
  /// - Parameter body: changes the item; is not called if it is gone.
  /// - Returns: the item as it is now, or `nil` if it was gone already.
  @discardableResult
  func update(_ place: ItemPlace, _ body: (inout Item) -> Void) -> EditResult<Item?>

  /// Refreshes the cell of an item, though the item is equal.
  ///
  /// - Returns: the item, or `nil` if it is gone.
  @discardableResult
  func reconfigure(_ place: ItemPlace) -> EditResult<Item?>
}
