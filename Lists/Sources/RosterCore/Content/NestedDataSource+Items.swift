import RosterDiagnostics
import RowStructures

extension NestedDataSource {
  /// Inserts an item at an index from 0 to the number of items in the section.
  ///
  /// - Complexity: O(*n*) in the number of items after it.
  @discardableResult
  public func insert(_ item: Item, at index: Int, inSection section: Int) -> ContentUpdate {
    insert([item], at: index, inSection: section, #function)
  }

  /// Inserts items at an index from 0 to the number of items in the section.
  ///
  /// - Complexity: O(*n* + *m*) in the number of items after them and their own number.
  @discardableResult
  public func insert(contentsOf items: [Item], at index: Int, inSection section: Int) -> ContentUpdate {
    insert(items, at: index, inSection: section, #function)
  }

  private func insert(
    _ items: [Item],
    at index: Int,
    inSection section: Int,
    _ function: StaticString
  ) -> ContentUpdate {
    let stored = checked(section, function)
    let count = store.newest.sections[stored].items.count
    checkInsertion(at: index, of: .item, upTo: count, in: "NestedDataSource", function)
    return store.perform([.insertItems(items, at: ItemPath(section: stored, item: index))])
  }

  /// Adds an item at the end of a section.
  ///
  /// - Complexity: O(1), amortised.
  @discardableResult
  public func append(_ item: Item, toSection section: Int) -> ContentUpdate {
    let count = store.newest.sections[checked(section, #function)].items.count
    return insert([item], at: count, inSection: section, #function)
  }

  /// Removes an item; the section disappears if it is now empty and empty sections are dropped.
  ///
  /// - Returns: the item, at once or when it is shown.
  /// - Complexity: O(*n*) in the number of items after it.
  @discardableResult
  public func remove(at index: Int, inSection section: Int) -> EditResult<Item> {
    let path = checked(item: index, inSection: section, #function)
    let item = store.newest.sections[path.section].items[index]
    return EditResult(item, store.perform([.removeItem(path)]))
  }

  /// Moves an item within its section or to another one.
  ///
  /// - Parameters:
  ///   - index: where the item is.
  ///   - section: the section it is in.
  ///   - newIndex: where it is after the move.
  ///   - newSection: the section it goes to, counted before the move.
  /// - Returns: the item.
  /// - Complexity: O(*n*) in the number of items of both sections, and in that of sections if they are two.
  @discardableResult
  public func move(
    at index: Int,
    inSection section: Int,
    to newIndex: Int,
    inSection newSection: Int
  ) -> EditResult<Item> {
    let old = checked(item: index, inSection: section, #function)
    let item = store.newest.sections[old.section].items[old.item]
    let new = ItemPath(section: checked(newSection, #function), item: newIndex)
    let count = store.newest.sections[new.section].items.count - (old.section == new.section ? 1 : 0)
    checkInsertion(at: newIndex, of: .item, upTo: count, in: "NestedDataSource", #function)
    return EditResult(item, store.perform([.moveItem(from: old, to: new)]))
  }

  /// Puts another item in the place of one.
  ///
  /// Views show it in the cell of the one before. An item with another identifier is better removed and inserted.
  ///
  /// - Returns: the item that was there.
  /// - Complexity: O(1)
  @discardableResult
  public func replace(at index: Int, inSection section: Int, with item: Item) -> EditResult<Item> {
    replace(checked(item: index, inSection: section, #function), with: item)
  }

  /// Changes an item in place.
  ///
  /// - Returns: the item as it is now.
  /// - Complexity: O(1) and what `body` takes.
  @discardableResult
  public func update(at index: Int, inSection section: Int, _ body: (inout Item) -> Void) -> EditResult<Item> {
    let path = checked(item: index, inSection: section, #function)
    var item = store.newest.sections[path.section].items[index]
    changes.change(&item, by: body)
    let changed = item
    return replace(path, with: item).map { _ in changed }
  }

  private func replace(_ path: ItemPath, with item: Item) -> EditResult<Item> {
    let old = store.newest.sections[path.section].items[path.item]
    return EditResult(old, store.perform([]) { [.replaceItem(path, item)] })
  }

  private func checked(item index: Int, inSection section: Int, _ function: StaticString) -> ItemPath {
    let stored = checked(section, function)
    let count = store.newest.sections[stored].items.count
    checkIndex(index, of: .item, below: count, in: "NestedDataSource", function)
    return ItemPath(section: stored, item: index)
  }
}

extension NestedDataSource: EditableDataSource {
  public func newestItem(at path: ItemPath) -> Item {
    let path = checked(item: path.item, inSection: path.section, #function)
    return store.newest.sections[path.section].items[path.item]
  }

  @discardableResult
  public func remove(at path: ItemPath) -> EditResult<Item> { remove(at: path.item, inSection: path.section) }

  @discardableResult
  public func replace(at path: ItemPath, with item: Item) -> EditResult<Item> {
    replace(at: path.item, inSection: path.section, with: item)
  }

  @discardableResult
  public func reconfigure(at path: ItemPath) -> EditResult<Item> {
    update(at: path.item, inSection: path.section) { _ in }
  }

  @discardableResult
  public func move(from path: ItemPath, to newPath: ItemPath) -> EditResult<Item> {
    move(at: path.item, inSection: path.section, to: newPath.item, inSection: newPath.section)
  }

  @discardableResult
  public func insert(_ item: Item, at path: ItemPath) -> EditResult<ItemPath> {
    EditResult(path, insert(item, at: path.item, inSection: path.section))
  }
}
