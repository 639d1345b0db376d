import RosterDiagnostics
import RowStructures

extension NestedDataSource {
  /// Inserts an item at an index from 0 to the number of items in the section.
  ///
  /// - Complexity: O(log *n*)
  @discardableResult
  public func insert(_ item: Item, at index: Int, inSection section: Int) -> ContentUpdate {
    insert([item], at: index, inSection: section, #function)
  }

  /// Inserts items at an index from 0 to the number of items in the section.
  ///
  /// - Complexity: O(*m* + log *n*) for *m* items.
  @discardableResult
  public func insert(contentsOf items: [Item], at index: Int, inSection section: Int) -> ContentUpdate {
    insert(items, at: index, inSection: section, #function)
  }

  private func insert(
    _ items: [Item],
    at index: Int?,
    inSection section: Int,
    _ function: StaticString
  ) -> ContentUpdate {
    willEdit()
    let section = checked(section, function)
    let count = rows(ofSection: section).count
    let index = index ?? count
    checkInsertion(at: index, of: .item, upTo: count, in: "NestedDataSource", function)
    if items.isEmpty { return .nothing }
    watch.isUnique = false
    return Turn.edit { insertRows(items, items: items, at: index, inSection: section) }
  }

  /// Adds an item at the end of a section.
  ///
  /// - Complexity: O(log *n*)
  @discardableResult
  public func append(_ item: Item, toSection section: Int) -> ContentUpdate {
    insert([item], at: nil, inSection: section, #function)
  }

  /// Removes an item. If its section is now empty and empty sections are dropped, it disappears.
  ///
  /// - Returns: The item.
  /// - Complexity: O(log *n*)
  @discardableResult
  public func remove(at index: Int, inSection section: Int) -> EditResult<Item> {
    willEdit()
    let path = checked(item: index, inSection: section, #function)
    let (label, item) = changeRows(ofSection: path.section) { $0.remove(at: index) }
    return EditResult(item, Turn.edit { send(.remove(RowPlace(path.section, index, label), item)) })
  }

  /// Moves an item within its section or to another one.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - section: The section of the item.
  ///   - newIndex: The index after the move.
  ///   - newSection: The new section, counted before the move.
  /// - Returns: The item.
  /// - Complexity: O(log *n*), and O(*s*) for *s* sections if one appears or disappears.
  @discardableResult
  public func move(
    at index: Int,
    inSection section: Int,
    to newIndex: Int,
    inSection newSection: Int
  ) -> EditResult<Item> {
    willEdit()
    let source = checked(item: index, inSection: section, #function).section
    let item = rows(ofSection: source)[index]
    let destination = checked(newSection, #function)
    let count = rows(ofSection: destination).count - (source == destination ? 1 : 0)
    checkInsertion(at: newIndex, of: .item, upTo: count, in: "NestedDataSource", #function)
    if source == destination, index == newIndex { return EditResult(item, .nothing) }
    let update = Turn.edit {
      let gap = source == destination && newIndex > index ? newIndex + 1 : newIndex
      let label = newLabel(at: gap, inSection: destination).label
      gate.open(destination)
      let oldLabel = changeRows(ofSection: source) { $0.remove(at: index).label }
      changeRows(ofSection: destination) { $0.insert(item, label, at: newIndex) }
      let (from, to) = (RowPlace(source, index, oldLabel), RowPlace(destination, newIndex, label))
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
  @discardableResult
  public func replace(at index: Int, inSection section: Int, with item: Item) -> EditResult<Item> {
    willEdit()
    return replace(checked(item: index, inSection: section, #function), with: item)
  }

  /// Changes an item in place.
  ///
  /// - Returns: The changed item.
  /// - Complexity: O(log *n*), plus the time that `body` takes.
  @discardableResult
  public func update(at index: Int, inSection section: Int, _ body: (inout Item) -> Void) -> EditResult<Item> {
    willEdit()
    let path = checked(item: index, inSection: section, #function)
    var item = rows(ofSection: path.section)[index]
    changes.change(&item, by: body)
    // The closure may have edited this through other content.
    willEdit()
    let changed = item
    return replace(checked(item: index, inSection: section, #function), with: item).map { _ in changed }
  }

  private func replace(_ path: ItemPath, with item: Item) -> EditResult<Item> {
    let (label, old) = changeRows(ofSection: path.section) { $0.replace(at: path.item, with: item) }
    watch.isUnique = false
    watch.remember(item)
    let place = RowPlace(path.section, path.item, label)
    return EditResult(old, Turn.edit { send(.update(place, old: old, new: item)) })
  }
}

extension NestedDataSource: EditableDataSource {
  public func newestItem(at path: ItemPath) -> Item {
    settle()
    let path = checked(item: path.item, inSection: path.section, #function)
    return rows(ofSection: path.section)[path.item]
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
    EditResult(path, insert([item], at: path.item, inSection: path.section, #function))
  }
}
