import RosterCore
import RosterDiagnostics
import RowStructures

extension PagedDataSource: EditableDataSource {
  public func newestItem(at path: ItemPath) -> Item { rows[row(path, #function)] }

  @discardableResult
  public func remove(at path: ItemPath) -> EditResult<Item> {
    let row = row(path, #function)
    let item = rows[row]
    note(item.id, isRemoved: true)
    if let entry = pages.remove(at: row) { shiftKeys(behind: entry, by: -1) }
    return EditResult(item, edited { store.remove(at: row).update })
  }

  @discardableResult
  public func replace(at path: ItemPath, with item: Item) -> EditResult<Item> {
    let old = rows[row(path, #function)]
    if old.id != item.id {
      let wasInserted = inserted.contains(old.id)
      note(old.id, isRemoved: true)
      if wasInserted { inserted.insert(item.id) }
    }
    note(item.id)
    return store.replace(at: path, with: item)
  }

  @discardableResult
  public func reconfigure(at path: ItemPath) -> EditResult<Item> {
    store.reconfigure(at: path)
  }

  @discardableResult
  public func move(from path: ItemPath, to newPath: ItemPath) -> EditResult<Item> {
    let row = row(path, #function)
    checkInsertion(at: newPath.item, of: .item, upTo: rows.count - 1, in: "PagedDataSource", #function)
    let item = rows[row]
    guard pages.range.contains(row) else { return EditResult(item, .nothing) }
    pages.remove(at: row)
    let newRow = nearestLoaded(newPath.item)
    pages.insert(at: newRow)
    note(item.id)
    if edits?.isShowing(item.id) != true {
      // The row before it after the move, other than the item itself.
      let previous = newRow > pages.range.lowerBound ? rows[newRow > row ? newRow : newRow - 1].id : nil
      moved.append((item.id, previous))
    }
    return store.move(from: row, to: newRow)
  }

  /// Inserts an item. Among placeholders, it's inserted next to the nearest loaded item.
  @discardableResult
  public func insert(_ item: Item, at path: ItemPath) -> EditResult<ItemPath> {
    checkIndex(path.section, of: .section, below: 1, in: "PagedDataSource", #function)
    checkInsertion(at: path.item, of: .item, upTo: rows.count, in: "PagedDataSource", #function)
    let row = nearestLoaded(path.item)
    note(item.id)
    if let edits, edits.isShowing(item.id), !edits.isInserted(item.id, since: .max) {
      // The item returns, and pages have it.
      displaced.insert(item.id)
    } else {
      inserted.insert(item.id)
    }
    pages.insert(at: row)
    if let entry = pages.entry(of: row) { shiftKeys(behind: entry, by: 1) }
    return EditResult(ItemPath(section: 0, item: row), edited { store.insert(item, at: row) })
  }

  private func row(_ path: ItemPath, _ function: StaticString) -> Int {
    checkIndex(path.section, of: .section, below: 1, in: "PagedDataSource", function)
    checkIndex(path.item, of: .item, below: rows.count, in: "PagedDataSource", function)
    return path.item
  }

  private func nearestLoaded(_ row: Int) -> Int { min(max(row, pages.range.lowerBound), pages.range.upperBound) }

  /// The optimistic edits, if there were any.
  var edits: OptimisticEdits<PagedDataSource>? { changes.overlay as? OptimisticEdits<PagedDataSource> }

  /// Remembers an edited item, because pending answers may not include the edit. Optimistic edits remember their own items.
  private func note(_ id: Item.ID, isRemoved: Bool = false) {
    if isRemoved { inserted.remove(id) }
    if edits?.isShowing(id) == true { return }
    if isRemoved {
      removed.insert(id)
      touched.remove(id)
    } else {
      touched.insert(id)
      removed.remove(id)
    }
  }

  /// Shifts the keys of later pages, if they're positions.
  private func shiftKeys(behind entry: Int, by distance: Int) {
    guard let positions else { return }
    for later in pages.entries.indices.dropFirst(entry + 1) {
      if refreshState.isLoading, pages.entries[later].key == refreshKey {
        refreshKey = positions.shifted(refreshKey, by: distance)
      }
      pages.entries[later].key = pages.entries[later].key.map { positions.shifted($0, by: distance) }
    }
    edges[.next].key = edges[.next].key.map { positions.shifted($0, by: distance) }
  }

  /// Makes an edit, then checks the edges. Inserting the first row or removing the last one is one update with the phase.
  private func edited(_ edit: () -> ContentUpdate) -> ContentUpdate {
    defer { lookSoon() }
    if pages.loaded > 1 || observers.isEmpty {
      defer { statusMayHaveChanged() }
      return edit()
    }
    return transaction {
      _ = edit()
      statusMayHaveChanged()
    }
  }
}
