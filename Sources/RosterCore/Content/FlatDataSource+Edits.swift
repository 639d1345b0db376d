extension FlatDataSource {
  /// Shows other items.
  public func apply(_ newItems: [Item]) {
    items = newItems
  }

  /// Inserts an item at an index from 0 to the number of items.
  ///
  /// - Complexity: O(*n*) in the number of items after it.
  public func insert(_ item: Item, at index: Int) {
    checkInsertion(at: index, of: .item, upTo: items.count, in: "FlatDataSource", #function)
    items.insert(item, at: index)
  }

  /// Inserts items at an index from 0 to the number of items.
  ///
  /// - Complexity: O(*n* + *m*) in the number of items after them and their own number.
  public func insert(contentsOf newItems: [Item], at index: Int) {
    checkInsertion(at: index, of: .item, upTo: items.count, in: "FlatDataSource", #function)
    items.insert(contentsOf: newItems, at: index)
  }

  /// Adds an item at the end.
  ///
  /// - Complexity: O(1), amortised.
  public func append(_ item: Item) {
    items.append(item)
  }

  /// Removes an item and returns it.
  ///
  /// - Complexity: O(*n*) in the number of items after it.
  @discardableResult
  public func remove(at index: Int) -> Item {
    checkIndex(index, of: .item, below: items.count, in: "FlatDataSource", #function)
    return items.remove(at: index)
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - index: where the item is.
  ///   - newIndex: where it is after the move.
  /// - Complexity: O(*n*) in the number of items.
  public func move(from index: Int, to newIndex: Int) {
    checkIndex(index, of: .item, below: items.count, in: "FlatDataSource", #function)
    checkInsertion(at: newIndex, of: .item, upTo: items.count - 1, in: "FlatDataSource", #function)
    edit { $0.insert($0.remove(at: index), at: newIndex) }
  }

  /// Puts another item in the place of one.
  ///
  /// - Complexity: O(1)
  public func replace(at index: Int, with item: Item) {
    checkIndex(index, of: .item, below: items.count, in: "FlatDataSource", #function)
    items[index] = item
  }

  /// Changes an item in place.
  ///
  /// - Complexity: O(1) and what `body` takes.
  public func update(at index: Int, _ body: (inout Item) -> Void) {
    checkIndex(index, of: .item, below: items.count, in: "FlatDataSource", #function)
    body(&items[index])
  }

  private func edit(_ body: (inout [Item]) -> Void) {
    body(&items)
  }
}
