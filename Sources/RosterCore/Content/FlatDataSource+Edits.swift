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

  /// Removes an item and returns it.
  ///
  /// - Complexity: O(*n*) in the number of items after it.
  @discardableResult
  public func remove(at index: Int) -> Item {
    checkIndex(index, of: .item, below: items.count, in: "FlatDataSource", #function)
    let item = items[index]
    store.perform([.removeItem(ItemPath(section: 0, item: index))])
    return item
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - index: where the item is.
  ///   - newIndex: where it is after the move.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func move(from index: Int, to newIndex: Int) -> ContentUpdate {
    checkIndex(index, of: .item, below: items.count, in: "FlatDataSource", #function)
    checkInsertion(at: newIndex, of: .item, upTo: items.count - 1, in: "FlatDataSource", #function)
    return store.perform([
      .moveItem(from: ItemPath(section: 0, item: index), to: ItemPath(section: 0, item: newIndex))
    ])
  }

  /// Puts another item in the place of one.
  ///
  /// Views show it in the cell of the one before. An item with another identifier is better removed and inserted.
  ///
  /// - Complexity: O(1)
  @discardableResult
  public func replace(at index: Int, with item: Item) -> ContentUpdate {
    checkIndex(index, of: .item, below: items.count, in: "FlatDataSource", #function)
    return store.perform([]) { [.replaceItem(ItemPath(section: 0, item: index), item)] }
  }

  /// Changes an item in place.
  ///
  /// - Complexity: O(1) and what `body` takes.
  @discardableResult
  public func update(at index: Int, _ body: (inout Item) -> Void) -> ContentUpdate {
    checkIndex(index, of: .item, below: items.count, in: "FlatDataSource", #function)
    var item = items[index]
    body(&item)
    return store.perform([]) { [.replaceItem(ItemPath(section: 0, item: index), item)] }
  }
}
