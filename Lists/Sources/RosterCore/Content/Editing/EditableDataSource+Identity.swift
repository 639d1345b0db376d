import Foundation

/// Look-ups and edits of items by their identifiers. An edit of an identifier that is gone does nothing, and its value is
/// `nil`. If an identifier is repeated, the first item that has it is meant.
///
/// The first look-up takes O(*n*) in the number of items, also after other content was applied; those after it take
/// O(log *n*) as long as items come, go and change one by one and no identifier is repeated. Who never looks up an
/// identifier pays nothing.
extension EditableDataSource where Item: Identifiable {
  // MARK: Looking up

  /// The item with an identifier, as the last change left it; `nil` if there is none.
  public func item(id: Item.ID) -> Item? {
    path(ofID: id).map(newestItem)
  }

  /// A place of the item with an identifier, in the content as the last change left it; `nil` if there is none.
  public func place(ofID id: Item.ID) -> ItemPlace? {
    changes.history.place(ofID: AnyHashable(id), in: changes)
  }

  /// Where the data source shows the item with an identifier; `nil` if it does not.
  public func indexPath(ofID id: Item.ID) -> IndexPath? {
    changes.history.source?.path(ofID: AnyHashable(id), isLatest: false).map {
      IndexPath(indexes: [$0.section, $0.item])
    }
  }

  private func path(ofID id: Item.ID) -> ItemPath? {
    changes.history.source?.path(ofID: AnyHashable(id), isLatest: true)
  }

  // MARK: Editing

  /// Removes the item with an identifier.
  ///
  /// - Returns: the item, or `nil` if there is none.
  @discardableResult
  public func remove(id: Item.ID) -> EditResult<Item?> {
    edit(id) { remove(at: $0) }
  }

  /// Puts an item in the place of the one with the same identifier.
  ///
  /// - Returns: the item that was there, or `nil` if there is none with this identifier and nothing was done.
  @discardableResult
  public func replace(_ item: Item) -> EditResult<Item?> {
    edit(item.id) { replace(at: $0, with: item) }
  }

  /// Changes the item with an identifier in place.
  ///
  /// - Parameter body: changes the item; is not called if there is none.
  /// - Returns: the item as it is now, or `nil` if there is none.
  @discardableResult
  public func update(id: Item.ID, _ body: (inout Item) -> Void) -> EditResult<Item?> {
    edit(id) { update(at: $0, body) }
  }

  /// Shows the item with an identifier anew though it is equal, in its cell.
  ///
  /// - Returns: the item, or `nil` if there is none.
  @discardableResult
  public func reconfigure(id: Item.ID) -> EditResult<Item?> {
    edit(id) { reconfigure(at: $0) }
  }

  /// Moves the item with an identifier to just before another one.
  ///
  /// - Returns: the item, or `nil` if one of them is gone.
  @discardableResult
  public func move(id: Item.ID, before other: Item.ID) -> EditResult<Item?> {
    move(path(ofID: id), path(ofID: other), after: false)
  }

  /// Moves the item with an identifier to just after another one.
  ///
  /// - Returns: the item, or `nil` if one of them is gone.
  @discardableResult
  public func move(id: Item.ID, after other: Item.ID) -> EditResult<Item?> {
    move(path(ofID: id), path(ofID: other), after: true)
  }

  /// Inserts an item just before the one with an identifier.
  ///
  /// - Returns: where the item is, or `nil` if the other one is gone and nothing was inserted.
  @discardableResult
  public func insert(_ item: Item, before other: Item.ID) -> EditResult<ItemPath?> {
    insert(item, path(ofID: other), after: false)
  }

  /// Inserts an item just after the one with an identifier.
  ///
  /// - Returns: where the item is, or `nil` if the other one is gone and nothing was inserted.
  @discardableResult
  public func insert(_ item: Item, after other: Item.ID) -> EditResult<ItemPath?> {
    insert(item, path(ofID: other), after: true)
  }

  private func edit(_ id: Item.ID, _ body: (ItemPath) -> EditResult<Item>) -> EditResult<Item?> {
    path(ofID: id).map { body($0).map(Optional.some) } ?? .nothing()
  }
}
