/// A data source whose items you edit by their places.
///
/// Data sources that store their items conform to it, and so does content derived from them, which forwards edits.
@preconcurrency @MainActor public protocol EditableByPlace<Item>: DataSource {
  /// Removes an item.
  ///
  /// - Returns: The item, or `nil` if it was already deleted.
  @discardableResult
  func remove(_ place: ItemPlace) -> EditResult<Item?>

  /// Replaces an item.
  ///
  /// - Returns: The replaced item, or `nil` if it was already deleted.
  @discardableResult
  func replace(_ place: ItemPlace, with item: Item) -> EditResult<Item?>

  /// Changes an item in place.
  ///
  /// - Parameter body: A closure that changes the item. It isn't called if the item is deleted.
  /// - Returns: The changed item, or `nil` if it was already deleted.
  @discardableResult
  func update(_ place: ItemPlace, _ body: (inout Item) -> Void) -> EditResult<Item?>

  /// Refreshes an item's cell without changing the item.
  ///
  /// - Returns: The item, or `nil` if it's deleted.
  @discardableResult
  func reconfigure(_ place: ItemPlace) -> EditResult<Item?>
}
