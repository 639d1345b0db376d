import RosterCore
import RosterDiagnostics

extension PagedDataSource: EditableDataSource {
  public func newestItem(at path: ItemPath) -> Item { items[row(path, #function)] }

  @discardableResult
  public func remove(at path: ItemPath) -> EditResult<Item> {
    let row = row(path, #function)
    let item = items[row]
    note(item.id, isRemoved: true)
    if let entry = pages.remove(at: row) { shiftKeys(behind: entry, by: -1) }
    return EditResult(item, edited(store.perform([.removeItem(path)])))
  }

  @discardableResult
  public func replace(at path: ItemPath, with item: Item) -> EditResult<Item> {
    let old = items[row(path, #function)]
    note(old.id, isRemoved: old.id != item.id)
    note(item.id)
    return EditResult(old, store.perform([]) { [.replaceItem(path, item)] })
  }

  @discardableResult
  public func reconfigure(at path: ItemPath) -> EditResult<Item> {
    let item = items[row(path, #function)]
    return EditResult(item, store.perform([]) { [.replaceItem(path, item)] })
  }

  @discardableResult
  public func move(from path: ItemPath, to newPath: ItemPath) -> EditResult<Item> {
    let row = row(path, #function)
    checkInsertion(at: newPath.item, of: .item, upTo: items.count - 1, in: "PagedDataSource", #function)
    let item = items[row]
    guard pages.range.contains(row) else { return EditResult(item, .nothing) }
    pages.remove(at: row)
    let newRow = nearestLoaded(newPath.item)
    pages.insert(at: newRow)
    note(item.id)
    return EditResult(item, store.perform([.moveItem(from: path, to: ItemPath(section: 0, item: newRow))]))
  }

  /// Inserts an item; among placeholders it goes to the nearest item that is loaded.
  @discardableResult
  public func insert(_ item: Item, at path: ItemPath) -> EditResult<ItemPath> {
    checkIndex(path.section, of: .section, below: 1, in: "PagedDataSource", #function)
    checkInsertion(at: path.item, of: .item, upTo: items.count, in: "PagedDataSource", #function)
    let row = nearestLoaded(path.item)
    note(item.id)
    inserted.insert(item.id)
    pages.insert(at: row)
    if let entry = pages.entry(of: row) { shiftKeys(behind: entry, by: 1) }
    let path = ItemPath(section: 0, item: row)
    return EditResult(path, edited(store.perform([.insertItems([item], at: path)])))
  }

  /// The row of a path in the only section.
  private func row(_ path: ItemPath, _ function: StaticString) -> Int {
    checkIndex(path.section, of: .section, below: 1, in: "PagedDataSource", function)
    checkIndex(path.item, of: .item, below: items.count, in: "PagedDataSource", function)
    return path.item
  }

  private func nearestLoaded(_ row: Int) -> Int { min(max(row, pages.range.lowerBound), pages.range.upperBound) }

  /// Remembers what is edited, as answers that are under way may not know of it.
  private func note(_ id: Item.ID, isRemoved: Bool = false) {
    if isRemoved {
      removed.insert(id)
      touched.remove(id)
      inserted.remove(id)
    } else {
      touched.insert(id)
      removed.remove(id)
    }
  }

  /// Has the keys of later pages follow, if they are positions.
  private func shiftKeys(behind entry: Int, by distance: Int) {
    guard let shift else { return }
    func shifted(_ key: PageKey<Key>?) -> PageKey<Key>? { key.map { PageKey(key: $0.key.map { shift($0, distance) }) } }
    for later in pages.entries.indices.dropFirst(entry + 1) {
      pages.entries[later].key = shifted(pages.entries[later].key)
    }
    edges[.next].key = shifted(edges[.next].key)
  }

  /// Looks at what an edit leads to.
  private func edited(_ update: ContentUpdate) -> ContentUpdate {
    statusMayHaveChanged()
    lookSoon()
    return update
  }
}
