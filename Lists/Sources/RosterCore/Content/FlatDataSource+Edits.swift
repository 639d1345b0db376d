import RosterDiagnostics
import RowStructures

extension FlatDataSource {
  /// Inserts an item at an index from 0 to the number of items.
  ///
  /// - Complexity: O(log *n*)
  @inlinable @discardableResult
  public func insert(_ item: Item, at index: Int) -> ContentUpdate {
    willEdit()
    checkGap(at: index, upTo: rows.count, #function)
    return Turn.edit {
      let label = newLabel(at: index)
      rows.insert(item, label, at: index)
      watch.isUnique = false
      send(.insert(RowPlace(0, index, label), item))
    }
  }

  /// Inserts items at an index from 0 to the number of items.
  ///
  /// - Complexity: O(*m* + log *n*) for *m* items.
  @discardableResult
  public func insert(contentsOf newItems: [Item], at index: Int) -> ContentUpdate {
    willEdit()
    checkGap(at: index, upTo: rows.count, #function)
    if newItems.isEmpty { return .nothing }
    watch.isUnique = false
    return Turn.edit { insertRows(newItems, items: newItems, at: index, inSection: 0) }
  }

  /// Adds an item at the end.
  ///
  /// - Complexity: O(log *n*)
  @inlinable @discardableResult
  public func append(_ item: Item) -> ContentUpdate {
    willEdit()
    return insert(item, at: rows.count)
  }

  /// Adds items at the end.
  ///
  /// - Complexity: O(*m* + log *n*) for *m* items.
  @discardableResult
  public func append(contentsOf newItems: [Item]) -> ContentUpdate {
    willEdit()
    return insert(contentsOf: newItems, at: rows.count)
  }

  /// Removes an item.
  ///
  /// - Returns: The item.
  /// - Complexity: O(log *n*)
  @inlinable @discardableResult
  public func remove(at index: Int) -> EditResult<Item> {
    willEdit()
    checkItem(at: index, #function)
    let (label, item) = rows.remove(at: index)
    return EditResult(item, Turn.edit { send(.remove(RowPlace(0, index, label), item)) })
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - newIndex: The index after the move.
  /// - Returns: The item.
  /// - Complexity: O(log *n*)
  @inlinable @discardableResult
  public func move(from index: Int, to newIndex: Int) -> EditResult<Item> {
    willEdit()
    checkItem(at: index, #function)
    checkGap(at: newIndex, upTo: rows.count - 1, #function)
    let item = rows[index]
    if index == newIndex { return EditResult(item, .nothing) }
    let update = Turn.edit {
      let label = newLabel(at: newIndex > index ? newIndex + 1 : newIndex)
      let oldLabel = rows.remove(at: index).label
      rows.insert(item, label, at: newIndex)
      let (from, to) = (RowPlace(0, index, oldLabel), RowPlace(0, newIndex, label))
      send(.move(from: from, to: to, old: item, new: item, isChanged: false))
    }
    return EditResult(item, update)
  }

  /// Replaces an item.
  ///
  /// Views show the new item in the cell of the old one. If the identifier differs, remove and insert instead.
  ///
  /// - Returns: The replaced item.
  /// - Complexity: O(log *n*)
  @inlinable @discardableResult
  public func replace(at index: Int, with item: Item) -> EditResult<Item> {
    willEdit()
    checkItem(at: index, #function)
    let (label, old) = rows.replace(at: index, with: item)
    watch.isUnique = false
    watch.remember(item)
    return EditResult(old, Turn.edit { send(.update(RowPlace(0, index, label), old: old, new: item)) })
  }

  /// Changes an item in place.
  ///
  /// - Returns: The changed item.
  /// - Complexity: O(log *n*), plus the time that `body` takes.
  @discardableResult
  public func update(at index: Int, _ body: (inout Item) -> Void) -> EditResult<Item> {
    willEdit()
    checkItem(at: index, #function)
    var item = rows[index]
    changes.change(&item, by: body)
    let changed = item
    return replace(at: index, with: item).map { _ in changed }
  }
}

extension FlatDataSource: EditableDataSource {
  public func newestItem(at path: ItemPath) -> Item {
    if pending != nil { settle() }
    let index = index(path, #function)
    checkItem(at: index, #function)
    return rows[index]
  }

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

  /// Returns the index of a path in the only section.
  private func index(_ path: ItemPath, _ function: StaticString) -> Int {
    checkIndex(path.section, of: .section, below: 1, in: Self.self, function)
    return path.item
  }
}
