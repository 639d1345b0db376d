/// A data source that stores its items, so you can edit them one by one.
///
/// ```swift
/// content.remove(id: mail.id)
/// content.update(place) { $0.isRead = true }
/// ```
///
/// Its requirements take paths in the content after the last change. The methods built on them take places and
/// identifiers, which stay valid (``ItemPlace``). Prefer those if a view provides an index path.
@preconcurrency @MainActor public protocol EditableDataSource<Item>: OrderableByPlace {
  /// Returns the item at a path in the content after the last change. Traps if there isn't one.
  func newestItem(at path: ItemPath) -> Item

  /// Removes an item. Also removes its section if it's now empty and empty sections are dropped.
  @discardableResult
  func remove(at path: ItemPath) -> EditResult<Item>

  /// Replaces an item. A key or a comparator may place the new item elsewhere.
  ///
  /// - Returns: The replaced item.
  @discardableResult
  func replace(at path: ItemPath, with item: Item) -> EditResult<Item>

  /// Refreshes an item's cell without changing the item.
  ///
  /// - Returns: The item.
  @discardableResult
  func reconfigure(at path: ItemPath) -> EditResult<Item>

  /// Moves an item. If a key or a comparator determines positions, it stays.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - newPath: The index of its new section before the move, and its index there, counted without the item.
  /// - Returns: The item.
  @discardableResult
  func move(from path: ItemPath, to newPath: ItemPath) -> EditResult<Item>

  /// Inserts an item. If a key or a comparator determines positions, it's inserted there instead.
  ///
  /// - Returns: The path of the item.
  @discardableResult
  func insert(_ item: Item, at path: ItemPath) -> EditResult<ItemPath>
}
