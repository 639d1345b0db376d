/// Edits of items by their places. An edit of a deleted item does nothing, and its value is `nil`.
extension EditableDataSource {
  /// Removes an item.
  ///
  /// - Returns: The item, or `nil` if it was already deleted.
  @discardableResult
  public func remove(_ place: ItemPlace) -> EditResult<Item?> {
    edit(place) { remove(at: $0) }
  }

  /// Replaces an item.
  ///
  /// - Returns: The replaced item, or `nil` if it was already deleted.
  @discardableResult
  public func replace(_ place: ItemPlace, with item: Item) -> EditResult<Item?> {
    edit(place) { replace(at: $0, with: item) }
  }

  /// Changes an item in place.
  ///
  /// - Parameter body: A closure that changes the item. It isn't called if the item is deleted.
  /// - Returns: The changed item, or `nil` if it was already deleted.
  @discardableResult
  public func update(_ place: ItemPlace, _ body: (inout Item) -> Void) -> EditResult<Item?> {
    edit(place) { update(at: $0, body) }
  }

  /// Refreshes an item's cell without changing the item.
  ///
  /// - Returns: The item, or `nil` if it's deleted.
  @discardableResult
  public func reconfigure(_ place: ItemPlace) -> EditResult<Item?> {
    edit(place) { reconfigure(at: $0) }
  }

  /// Moves an item to just before another one, in its section or from another one.
  ///
  /// If a key or a comparator determines positions, it stays.
  ///
  /// - Returns: The item, or `nil` if one of them is deleted.
  @discardableResult
  public func move(_ place: ItemPlace, before other: ItemPlace) -> EditResult<Item?> {
    move(path(of: place), path(of: other), after: false)
  }

  /// Moves an item to just after another one, in its section or from another one.
  ///
  /// If a key or a comparator determines positions, it stays.
  ///
  /// - Returns: The item, or `nil` if one of them is deleted.
  @discardableResult
  public func move(_ place: ItemPlace, after other: ItemPlace) -> EditResult<Item?> {
    move(path(of: place), path(of: other), after: true)
  }

  /// Inserts an item just before another one.
  ///
  /// If a key or a comparator determines positions, it's inserted there instead.
  ///
  /// - Returns: The item's path, or `nil` if the other one is deleted and nothing was inserted.
  @discardableResult
  public func insert(_ item: Item, before other: ItemPlace) -> EditResult<ItemPath?> {
    insert(item, path(of: other), after: false)
  }

  /// Inserts an item just after another one.
  ///
  /// If a key or a comparator determines positions, it's inserted there instead.
  ///
  /// - Returns: The item's path, or `nil` if the other one is deleted and nothing was inserted.
  @discardableResult
  public func insert(_ item: Item, after other: ItemPlace) -> EditResult<ItemPath?> {
    insert(item, path(of: other), after: true)
  }

  /// Changes an item in place.
  ///
  /// - Returns: The changed item.
  @discardableResult
  public func update(at path: ItemPath, _ body: (inout Item) -> Void) -> EditResult<Item> {
    var item = newestItem(at: path)
    changes.change(&item, by: body)
    let changed = item
    return replace(at: path, with: item).map { _ in changed }
  }
}

extension EditableDataSource {
  /// Returns the path of an item, or `nil` if it's deleted or of another data source.
  package func path(of place: ItemPlace) -> ItemPath? { place.dataSource === self ? place.path : nil }

  /// Moves an item to a path that's counted without it.
  ///
  /// - Returns: The item, or `nil` if it's deleted.
  package func move(_ place: ItemPlace, to path: ItemPath) -> EditResult<Item?> {
    guard let source = self.path(of: place) else { return .nothing() }
    if source == path { return EditResult(newestItem(at: path), .nothing) }
    return move(from: source, to: path).map(Optional.some)
  }

  func edit(_ place: ItemPlace, _ body: (ItemPath) -> EditResult<Item>) -> EditResult<Item?> {
    path(of: place).map { body($0).map(Optional.some) } ?? .nothing()
  }

  func move(_ path: ItemPath?, _ other: ItemPath?, after: Bool) -> EditResult<Item?> {
    guard let path, let other else { return .nothing() }
    if path == other { return EditResult(newestItem(at: path), .nothing) }
    var destination = other
    if after { destination.item += 1 }
    if path.section == other.section, path.item < destination.item { destination.item -= 1 }
    if path == destination { return EditResult(newestItem(at: path), .nothing) }
    return move(from: path, to: destination).map(Optional.some)
  }

  func insert(_ item: Item, _ other: ItemPath?, after: Bool) -> EditResult<ItemPath?> {
    guard let other else { return .nothing() }
    return insert(item, at: ItemPath(section: other.section, item: other.item + (after ? 1 : 0))).map(Optional.some)
  }
}
