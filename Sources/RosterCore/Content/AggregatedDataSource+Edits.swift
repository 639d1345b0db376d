import Foundation
import RosterDiagnostics
import RowStructures

extension AggregatedDataSource {
  private typealias Edit = SectionEdit<GroupHead<Key, Header, Footer>, Item, Never>

  /// Inserts an item into its group, which is made if need be.
  ///
  /// - Returns: where the item is now.
  /// - Complexity: O(log *n*) calls of each comparator, and O(*n*) moves of the sections or of the group's items
  ///   after it.
  @discardableResult
  public func insert(_ item: Item) -> ContentEdit<IndexPath> {
    insert(item, near: nil).map { IndexPath(indexes: [$0.section, $0.item]) }
  }

  /// - Parameter path: where the item goes if it is in its group and no comparator orders items.
  private func insert(_ item: Item, near path: ItemPath?) -> ContentEdit<ItemPath> {
    let key = asking { keyOf(item) }
    let (found, insertion) = asking { find(key) }
    if let section = found {
      let isChosen = itemsAreInIncreasingOrder == nil && path?.section == section
      let index = isChosen ? path?.item : nil
      let new = ItemPath(section: section, item: index ?? place(of: item, in: groups[section].items))
      return ContentEdit(new, store.perform([.insertItems([item], at: new)]) { self.renewals(of: [section]) })
    }
    checkOrder(key: key, item: item)
    let section = Group(header: GroupHead(key), items: [item])
    return ContentEdit(
      ItemPath(section: insertion, item: 0),
      store.perform([.insertSection(section, at: insertion)])
    )
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

  /// Removes an item; its group disappears with its last item if empty sections are dropped.
  ///
  /// - Returns: the item, at once or when it is shown.
  /// - Complexity: O(*n*) in the number of the group's items, or of sections if the group disappears.
  @discardableResult
  public func remove(at index: Int, inSection section: Int) -> ContentEdit<Item> {
    checkItem(at: index, inSection: section, #function)
    let item = groups[section].items[index]
    if groups[section].items.count == 1, emptySections == .drop {
      return ContentEdit(item, store.perform([.removeSection(section)]))
    }
    let path = ItemPath(section: section, item: index)
    return ContentEdit(item, store.perform([.removeItem(path)]) { self.renewals(of: [section]) })
  }

  /// Puts another item in the place of one; its key and the comparators may place it elsewhere.
  ///
  /// - Returns: where the item is now. It keeps its place if it belongs there, otherwise it goes where an inserted
  ///   item would.
  /// - Complexity: as ``insert(_:)``.
  @discardableResult
  public func replace(at index: Int, inSection section: Int, with item: Item) -> ContentEdit<IndexPath> {
    checkItem(at: index, inSection: section, #function)
    return change(ItemPath(section: section, item: index), to: item)
  }

  /// Changes an item in place; its key and the comparators may place it elsewhere.
  ///
  /// - Returns: where the item is now. It keeps its place if it belongs there, otherwise it goes where an inserted
  ///   item would.
  /// - Complexity: as ``insert(_:)``, and what `body` takes.
  @discardableResult
  public func update(at index: Int, inSection section: Int, _ body: (inout Item) -> Void) -> ContentEdit<IndexPath> {
    checkItem(at: index, inSection: section, #function)
    var item = groups[section].items[index]
    changes.change(&item, by: body)
    return change(ItemPath(section: section, item: index), to: item)
  }

  private func change(_ path: ItemPath, to item: Item) -> ContentEdit<IndexPath> {
    let key = asking { keyOf(item) }
    let new =
      ReflexiveKey(key) == ReflexiveKey(self.key(of: groups[path.section]))
      ? reorder(path, to: item) : regroup(path, to: item, key: key)
    return new.map { IndexPath(indexes: [$0.section, $0.item]) }
  }

  /// Changes an item that stays in its group.
  private func reorder(_ path: ItemPath, to item: Item) -> ContentEdit<ItemPath> {
    var new = path
    if let itemsAreInIncreasingOrder {
      new.item = asking {
        groups[path.section].items.place(of: item, at: path.item, by: itemsAreInIncreasingOrder)
      }
    }
    let update = store.perform(new == path ? [] : [.moveItem(from: path, to: new)]) { [new] in
      [.replaceItem(new, item)] + self.renewals(of: [path.section], with: (new, item))
    }
    return ContentEdit(new, update)
  }

  /// Changes an item that goes to another group.
  private func regroup(_ path: ItemPath, to item: Item, key: Key) -> ContentEdit<ItemPath> {
    let (found, insertion) = asking { find(key) }
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
    let update = store.perform(edits) { [new, origin] in
      [.replaceItem(new, item)]
        + self.renewals(of: leavesNothing ? [new.section] : [origin, new.section], with: (new, item))
    }
    return ContentEdit(new, update)
  }

  /// Where an item would be inserted in its group.
  private func place(of item: Item, in items: [Item]) -> Int {
    guard let itemsAreInIncreasingOrder else { return items.count }
    return asking { items.partitioningIndex { itemsAreInIncreasingOrder(item, $0) } }
  }

  /// New heads for groups whose items changed.
  ///
  /// - Parameter change: an item that is about to be replaced.
  private func renewals(of sections: [Int], with change: (path: ItemPath, item: Item)? = nil) -> [Edit] {
    sections.compactMap { section in
      var group = groups[section]
      guard let head = group.header else { return nil }
      // A draft must not share a head with the committed content: views may ask for the header before it is committed.
      let mayBeAsked = store.hasChangesToCome && (Header.self != Never.self || Footer.self != Never.self)
      if head.isUnused, !mayBeAsked { return nil }
      if let change, change.path.section == section { group.items[change.path.item] = change.item }
      // A view that this group comes to in the same update may read what the group was.
      let isDifferent = renewHead(of: &group, from: head) || head.isUnused
      // Without the items, of which there would be two copies otherwise.
      group.items = []
      return .replaceSupplements(section: section, with: group, isDifferent: isDifferent)
    }
  }

  /// Computes the header and the footer of a section again and shows them anew, as they depend on something else than
  /// items, too.
  ///
  /// - Complexity: O(1), and what it takes to compute them when they are next asked for.
  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate {
    let section = checked(index, #function)
    return store.perform([]) {
      let group = self.groups[section]
      let renewed = Group(header: GroupHead(self.key(of: group)), items: [])
      return [.replaceSupplements(section: section, with: renewed, isDifferent: true)]
    }
  }

  private func checkItem(at index: Int, inSection section: Int, _ function: StaticString) {
    let count = groups[checked(section, function)].items.count
    checkIndex(index, of: .item, below: count, in: "AggregatedDataSource", function)
  }
}

extension AggregatedDataSource: EditableDataSource {
  public func newestItem(at path: ItemPath) -> Item {
    checkItem(at: path.item, inSection: path.section, #function)
    return groups[path.section].items[path.item]
  }

  @discardableResult
  public func remove(at path: ItemPath) -> ContentEdit<Item> { remove(at: path.item, inSection: path.section) }

  @discardableResult
  public func replace(at path: ItemPath, with item: Item) -> ContentEdit<Item> {
    let old = newestItem(at: path)
    return replace(at: path.item, inSection: path.section, with: item).map { _ in old }
  }

  @discardableResult
  public func reconfigure(at path: ItemPath) -> ContentEdit<Item> {
    let item = newestItem(at: path)
    return ContentEdit(item, store.perform([]) { [.replaceItem(path, item)] })
  }

  /// Moves an item in its group if no comparator orders items; otherwise it stays where its key and the comparator put
  /// it.
  @discardableResult
  public func move(from path: ItemPath, to newPath: ItemPath) -> ContentEdit<Item> {
    let item = newestItem(at: path)
    guard itemsAreInIncreasingOrder == nil, path.section == newPath.section else { return ContentEdit(item, .nothing) }
    let count = groups[path.section].items.count
    checkInsertion(at: newPath.item, of: .item, upTo: count - 1, in: "AggregatedDataSource", #function)
    return ContentEdit(item, store.perform([.moveItem(from: path, to: newPath)]) { self.renewals(of: [path.section]) })
  }

  /// Inserts an item at a path in its group if no comparator orders items; otherwise where its key and the comparator
  /// put it.
  @discardableResult
  public func insert(_ item: Item, at path: ItemPath) -> ContentEdit<ItemPath> {
    let count = groups[checked(path.section, #function)].items.count
    checkInsertion(at: path.item, of: .item, upTo: count, in: "AggregatedDataSource", #function)
    return insert(item, near: path)
  }
}
