import Foundation

extension AggregatedDataSource {
  private typealias Edit = SectionEdit<GroupHead<Key, Header, Footer>, Item, Never>

  /// Inserts an item into its group, which is made if need be.
  ///
  /// - Returns: where the item is now.
  /// - Complexity: O(log *n*) calls of each comparator, and O(*n*) moves of the sections or of the group's items
  ///   after it.
  @discardableResult
  public func insert(_ item: Item) -> IndexPath {
    let key = keyOf(item)
    let (found, insertion) = find(key)
    let path: ItemPath
    if let section = found {
      path = ItemPath(section: section, item: place(of: item, in: groups[section].items))
      store.perform([.insertItems([item], at: path)]) { self.renewals(of: [section]) }
    } else {
      checkOrder(key: key, item: item)
      path = ItemPath(section: insertion, item: 0)
      store.perform([.insertSection(Group(header: GroupHead(key), items: [item]), at: insertion)])
    }
    return IndexPath(indexes: [path.section, path.item])
  }

  /// Inserts items into their groups, one after the other, as one update.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: as ``insert(_:)``, for each item, and O(*n*) in the number of all items.
  @discardableResult
  public func insert(contentsOf newItems: [Item]) -> ContentUpdate {
    transaction {
      for item in newItems { insert(item) }
    }
  }

  /// Removes an item and returns it; its group disappears with its last item if empty sections are dropped.
  ///
  /// - Complexity: O(*n*) in the number of the group's items, or of sections if the group disappears.
  @discardableResult
  public func remove(at index: Int, inSection section: Int) -> Item {
    checkItem(at: index, inSection: section, #function)
    let item = groups[section].items[index]
    if groups[section].items.count == 1, emptySections == .drop {
      store.perform([.removeSection(section)])
    } else {
      store.perform([.removeItem(ItemPath(section: section, item: index))]) { self.renewals(of: [section]) }
    }
    return item
  }

  /// Puts another item in the place of one; its key and the comparators may place it elsewhere.
  ///
  /// - Returns: where the item is now. It keeps its place if it belongs there, otherwise it goes where an inserted
  ///   item would.
  /// - Complexity: as ``insert(_:)``.
  @discardableResult
  public func replace(at index: Int, inSection section: Int, with item: Item) -> IndexPath {
    checkItem(at: index, inSection: section, #function)
    return change(ItemPath(section: section, item: index), to: item)
  }

  /// Changes an item in place; its key and the comparators may place it elsewhere.
  ///
  /// - Returns: where the item is now. It keeps its place if it belongs there, otherwise it goes where an inserted
  ///   item would.
  /// - Complexity: as ``insert(_:)``, and what `body` takes.
  @discardableResult
  public func update(at index: Int, inSection section: Int, _ body: (inout Item) -> Void) -> IndexPath {
    checkItem(at: index, inSection: section, #function)
    var item = groups[section].items[index]
    body(&item)
    return change(ItemPath(section: section, item: index), to: item)
  }

  private func change(_ path: ItemPath, to item: Item) -> IndexPath {
    let key = keyOf(item)
    let new =
      key == self.key(of: groups[path.section])
      ? reorder(path, to: item) : regroup(path, to: item, key: key)
    return IndexPath(indexes: [new.section, new.item])
  }

  /// Changes an item that stays in its group.
  private func reorder(_ path: ItemPath, to item: Item) -> ItemPath {
    var new = path
    if let itemsAreInIncreasingOrder {
      new.item = groups[path.section].items.place(of: item, at: path.item, by: itemsAreInIncreasingOrder)
    }
    store.perform(new == path ? [] : [.moveItem(from: path, to: new)]) {
      [.replaceItem(new, item)] + self.renewals(of: [path.section], with: (new, item))
    }
    return new
  }

  /// Changes an item that goes to another group.
  private func regroup(_ path: ItemPath, to item: Item, key: Key) -> ItemPath {
    let (found, insertion) = find(key)
    let leavesNothing = groups[path.section].items.count == 1 && emptySections == .drop
    var edits: [Edit] = []
    var new: ItemPath
    var origin = path.section
    if let section = found {
      new = ItemPath(section: section, item: place(of: item, in: groups[section].items))
      edits.append(.moveItem(from: path, to: new))
    } else {
      checkOrder(key: key, item: item)
      new = ItemPath(section: insertion, item: 0)
      if insertion <= origin { origin += 1 }
      edits.append(.insertSection(Group(header: GroupHead(key), items: []), at: insertion))
      edits.append(.moveItem(from: ItemPath(section: origin, item: path.item), to: new))
    }
    if leavesNothing {
      edits.append(.removeSection(origin))
      if origin < new.section { new.section -= 1 }
    }
    store.perform(edits) {
      [.replaceItem(new, item)]
        + self.renewals(of: leavesNothing ? [new.section] : [origin, new.section], with: (new, item))
    }
    return new
  }

  /// Where an item would be inserted in its group.
  private func place(of item: Item, in items: [Item]) -> Int {
    guard let itemsAreInIncreasingOrder else { return items.count }
    return items.partitioningIndex { itemsAreInIncreasingOrder(item, $0) }
  }

  /// New heads for groups whose items changed.
  ///
  /// - Parameter change: an item that is about to be replaced.
  private func renewals(of sections: [Int], with change: (path: ItemPath, item: Item)? = nil) -> [Edit] {
    sections.compactMap { section in
      var group = groups[section]
      guard let head = group.header else { return nil }
      // A draft must not share a head with what views know: they may ask for the header before it is committed.
      let mayBeAsked = store.isAhead && (Header.self != Never.self || Footer.self != Never.self)
      if head.isUnused, !mayBeAsked { return nil }
      if let change, change.path.section == section { group.items[change.path.item] = change.item }
      // A view that this group comes to in the same update may read what the group was.
      let isDifferent = renewHead(of: &group, from: head) || head.isUnused
      // Without the items, of which there would be two copies otherwise.
      group.items = []
      return .replaceSupplements(section: section, with: group, isDifferent: isDifferent)
    }
  }

  private func checkItem(at index: Int, inSection section: Int, _ function: StaticString) {
    let count = groups[checked(section, function)].items.count
    checkIndex(index, of: .item, below: count, in: "AggregatedDataSource", function)
  }
}
