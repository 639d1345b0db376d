import Foundation

/// A data source that finds items by their identifiers without visiting all of them.
@MainActor package protocol IdentifierFinding: AnyObject {
  /// Returns the path of the first item with an identifier, or `nil` if there isn't one.
  func path(ofID id: AnyHashable) -> ItemPath?
}

/// Edits and lookups of items by their identifiers.
///
/// An edit of a deleted identifier does nothing, and its value is `nil`. Of items with the same identifier, the first
/// is used.
///
/// - Complexity: O(*n*) for the first lookup and after `apply(_:)`. O(log *n*) after edits of single items. Without
///   lookups, edits in release builds have no extra cost.
extension EditableDataSource where Item: Identifiable {
  // MARK: Looking up

  /// Returns the item with an identifier, or `nil` if there isn't one.
  public func item(id: Item.ID) -> Item? { path(ofID: id).map(newestItem) }

  /// Returns a place of the item with an identifier, or `nil` if there isn't one.
  public func place(ofID id: Item.ID) -> ItemPlace? {
    path(ofID: id).map { version.place(at: $0.item, inSection: $0.section) }
  }

  /// Returns the index path of the item with an identifier, or `nil` if there isn't one.
  public func indexPath(ofID id: Item.ID) -> IndexPath? {
    path(ofID: id).map { IndexPath(indexes: [$0.section, $0.item]) }
  }

  private func path(ofID id: Item.ID) -> ItemPath? {
    if let content = self as? any IdentifierFinding { return content.path(ofID: AnyHashable(id)) }
    for section in 0..<numberOfSections {
      let index = (0..<numberOfItems(inSection: section)).first { item(at: $0, inSection: section).id == id }
      if let index { return ItemPath(section: section, item: index) }
    }
    return nil
  }

  // MARK: Editing

  /// Removes the item with an identifier.
  ///
  /// - Returns: The item, or `nil` if there isn't one.
  @discardableResult
  public func remove(id: Item.ID) -> EditResult<Item?> {
    edit(id) { remove(at: $0) }
  }

  /// Replaces the item with the same identifier.
  ///
  /// - Returns: The replaced item, or `nil` if no item has the identifier.
  @discardableResult
  public func replace(_ item: Item) -> EditResult<Item?> {
    edit(item.id) { replace(at: $0, with: item) }
  }

  /// Changes the item with an identifier in place.
  ///
  /// - Parameter body: A closure that changes the item. It isn't called if there isn't one.
  /// - Returns: The changed item, or `nil` if there isn't one.
  @discardableResult
  public func update(id: Item.ID, _ body: (inout Item) -> Void) -> EditResult<Item?> {
    edit(id) { update(at: $0, body) }
  }

  /// Refreshes the cell of the item with an identifier without changing the item.
  ///
  /// - Returns: The item, or `nil` if there isn't one.
  @discardableResult
  public func reconfigure(id: Item.ID) -> EditResult<Item?> {
    edit(id) { reconfigure(at: $0) }
  }

  /// Moves the item with an identifier to just before another one.
  ///
  /// - Returns: The item, or `nil` if one of them is deleted.
  @discardableResult
  public func move(id: Item.ID, before other: Item.ID) -> EditResult<Item?> {
    move(path(ofID: id), path(ofID: other), after: false)
  }

  /// Moves the item with an identifier to just after another one.
  ///
  /// - Returns: The item, or `nil` if one of them is deleted.
  @discardableResult
  public func move(id: Item.ID, after other: Item.ID) -> EditResult<Item?> {
    move(path(ofID: id), path(ofID: other), after: true)
  }

  /// Inserts an item just before the one with an identifier.
  ///
  /// - Returns: The item's path, or `nil` if the other one is deleted and nothing was inserted.
  @discardableResult
  public func insert(_ item: Item, before other: Item.ID) -> EditResult<ItemPath?> {
    insert(item, path(ofID: other), after: false)
  }

  /// Inserts an item just after the one with an identifier.
  ///
  /// - Returns: The item's path, or `nil` if the other one is deleted and nothing was inserted.
  @discardableResult
  public func insert(_ item: Item, after other: Item.ID) -> EditResult<ItemPath?> {
    insert(item, path(ofID: other), after: true)
  }

  private func edit(_ id: Item.ID, _ body: (ItemPath) -> EditResult<Item>) -> EditResult<Item?> {
    path(ofID: id).map { body($0).map(Optional.some) } ?? .nothing()
  }
}
