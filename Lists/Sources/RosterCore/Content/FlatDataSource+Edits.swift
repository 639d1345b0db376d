import RosterDiagnostics

extension FlatDataSource {
  /// Inserts an item at an index from 0 to the number of items.
  ///
  /// - Complexity: O(*n*) in the number of items after it.
  @discardableResult
  public func insert(_ item: Item, at index: Int) -> ContentUpdate {
    insert([item], at: index, #function)
  }

  /// Inserts items at an index from 0 to the number of items.
  ///
  /// - Complexity: O(*n* + *m*) in the number of items after them and their own number.
  @discardableResult
  public func insert(contentsOf newItems: [Item], at index: Int) -> ContentUpdate {
    insert(newItems, at: index, #function)
  }

  private func insert(_ newItems: [Item], at index: Int, _ function: StaticString) -> ContentUpdate {
    checkInsertion(at: index, of: .item, upTo: items.count, in: "FlatDataSource", function)
    return store.perform([.insertItems(newItems, at: ItemPath(section: 0, item: index))])
  }

  /// Adds an item at the end.
  ///
  /// - Complexity: O(1), amortised.
  @discardableResult
  public func append(_ item: Item) -> ContentUpdate {
    insert([item], at: items.count, #function)
  }

  /// Adds items at the end.
  ///
  /// - Complexity: O(*m*) in their number, amortised.
  @discardableResult
  public func append(contentsOf newItems: [Item]) -> ContentUpdate {
    insert(newItems, at: items.count, #function)
  }

  /// Removes an item.
  ///
  /// - Returns: the item, at once or when it is shown.
  /// - Complexity: O(*n*) in the number of items after it.
  @discardableResult
  public func remove(at index: Int) -> EditResult<Item> {
    let item = item(at: index, #function)
    return EditResult(item, store.perform([.removeItem(ItemPath(section: 0, item: index))]))
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - index: where the item is.
  ///   - newIndex: where it is after the move.
  /// - Returns: the item.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func move(from index: Int, to newIndex: Int) -> EditResult<Item> {
    let item = item(at: index, #function)
    checkInsertion(at: newIndex, of: .item, upTo: items.count - 1, in: "FlatDataSource", #function)
    let edit = Edit.moveItem(from: ItemPath(section: 0, item: index), to: ItemPath(section: 0, item: newIndex))
    return EditResult(item, store.perform([edit]))
  }

  /// Puts another item in the place of one.
  ///
  /// Views show it in the cell of the one before. An item with another identifier is better removed and inserted.
  ///
  /// - Returns: the item that was there.
  /// - Complexity: O(1)
  @discardableResult
  public func replace(at index: Int, with item: Item) -> EditResult<Item> {
    let old = self.item(at: index, #function)
    return EditResult(old, store.perform([]) { [.replaceItem(ItemPath(section: 0, item: index), item)] })
  }

  /// Changes an item in place.
  ///
  /// - Returns: the item as it is now.
  /// - Complexity: O(1) and what `body` takes.
  @discardableResult
  public func update(at index: Int, _ body: (inout Item) -> Void) -> EditResult<Item> {
    var item = item(at: index, #function)
    changes.change(&item, by: body)
    let changed = item
    return replace(at: index, with: item).map { _ in changed }
  }

  private typealias Edit = SectionEdit<Never, Item, Never>

  private func item(at index: Int, _ function: StaticString) -> Item {
    let items = items
    checkIndex(index, of: .item, below: items.count, in: "FlatDataSource", function)
    return items[index]
  }
}

extension FlatDataSource: EditableDataSource {
  public func newestItem(at path: ItemPath) -> Item { item(at: index(path, #function), #function) }

  @discardableResult
  public func remove(at path: ItemPath) -> EditResult<Item> { remove(at: index(path, #function)) }

  @discardableResult
  public func replace(at path: ItemPath, with item: Item) -> EditResult<Item> {
    replace(at: index(path, #function), with: item)
  }

  @discardableResult
  public func reconfigure(at path: ItemPath) -> EditResult<Item> { update(at: index(path, #function)) { _ in } }

  @discardableResult
  public func move(from path: ItemPath, to newPath: ItemPath) -> EditResult<Item> {
    move(from: index(path, #function), to: index(newPath, #function))
  }

  @discardableResult
  public func insert(_ item: Item, at path: ItemPath) -> EditResult<ItemPath> {
    EditResult(path, insert(item, at: index(path, #function)))
  }

  /// The index of a path in the only section.
  private func index(_ path: ItemPath, _ function: StaticString) -> Int {
    checkIndex(path.section, of: .section, below: 1, in: "FlatDataSource", function)
    return path.item
  }
}
