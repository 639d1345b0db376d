/// A data source that keeps its items, so that they can be edited one by one.
///
/// ```swift
/// content.remove(id: mail.id)
/// content.update(place) { $0.isRead = true }
/// ```
///
/// Its requirements take paths, which mean the content as the last change left it. The methods that are built on them take
/// places and identifiers, which stay true (``ItemPlace``): prefer those where an index path comes from a view.
@preconcurrency @MainActor public protocol EditableDataSource<Item>: OrderableByPlace {
  /// The item at a path, as the last change left it; traps if there is none.
  func newestItem(at path: ItemPath) -> Item

  /// Removes an item, and with it its section if that is empty now and empty sections are dropped.
  @discardableResult
  func remove(at path: ItemPath) -> EditResult<Item>

  /// Puts another item in the place of one; a key or a comparator may place it elsewhere.
  ///
  /// - Returns: the item that was there.
  @discardableResult
  func replace(at path: ItemPath, with item: Item) -> EditResult<Item>

  /// Refreshes the cell of an item, though the item is equal.
  ///
  /// - Returns: the item.
  @discardableResult
  func reconfigure(at path: ItemPath) -> EditResult<Item>

  /// Moves an item. Where a key or a comparator says where items are, it stays.
  ///
  /// - Parameters:
  ///   - path: where the item is.
  ///   - newPath: the section it goes to, counted before the move, and its index there, counted without the item.
  /// - Returns: the item.
  @discardableResult
  func move(from path: ItemPath, to newPath: ItemPath) -> EditResult<Item>

  /// Inserts an item. Where a key or a comparator says where items are, it goes there instead.
  ///
  /// - Returns: where the item is.
  @discardableResult
  func insert(_ item: Item, at path: ItemPath) -> EditResult<ItemPath>
}
