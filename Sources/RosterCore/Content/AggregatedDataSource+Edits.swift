import Foundation

extension AggregatedDataSource {
  /// Shows other items, grouped anew.
  ///
  /// - Complexity: O(*n*) in the number of items, and what it takes to sort the keys and each group.
  public func apply(_ newItems: [Item]) {
    regroup(newItems)
    changes.announce(.reload)
  }

  /// Inserts an item into its group, which is made if need be.
  ///
  /// - Returns: where the item is now.
  /// - Complexity: O(log *n*) calls of each comparator, and O(*n*) moves of the sections or of the group's items
  ///   after it.
  @discardableResult
  public func insert(_ item: Item) -> IndexPath {
    let indexPath = place(item, key: keyOf(item))
    changes.announce(.reload)
    return indexPath
  }

  /// Inserts items into their groups, one after the other, and announces it once.
  ///
  /// - Complexity: as ``insert(_:)``, for each item.
  public func insert(contentsOf newItems: [Item]) {
    guard !newItems.isEmpty else { return }
    for item in newItems {
      place(item, key: keyOf(item))
    }
    changes.announce(.reload)
  }

  /// Removes an item and returns it; its group disappears with its last item if empty sections are dropped.
  ///
  /// - Complexity: O(*n*) in the number of the group's items, or of sections if the group disappears.
  @discardableResult
  public func remove(at index: Int, inSection section: Int) -> Item {
    checkItem(at: index, inSection: section)
    let item = take(at: index, inSection: section)
    changes.announce(.reload)
    return item
  }

  /// Puts another item in the place of one; its key and the comparators may place it elsewhere.
  ///
  /// - Returns: where the item is now. It keeps its place if it belongs there, otherwise it goes where an inserted
  ///   item would.
  /// - Complexity: as ``insert(_:)``.
  @discardableResult
  public func replace(at index: Int, inSection section: Int, with item: Item) -> IndexPath {
    checkItem(at: index, inSection: section)
    return change(at: index, inSection: section) { $0 = item }
  }

  /// Changes an item in place; its key and the comparators may place it elsewhere.
  ///
  /// - Returns: where the item is now. It keeps its place if it belongs there, otherwise it goes where an inserted
  ///   item would.
  /// - Complexity: as ``insert(_:)``, and what `body` takes.
  @discardableResult
  public func update(at index: Int, inSection section: Int, _ body: (inout Item) -> Void) -> IndexPath {
    checkItem(at: index, inSection: section)
    return change(at: index, inSection: section, body)
  }

  private func change(at index: Int, inSection section: Int, _ body: (inout Item) -> Void) -> IndexPath {
    body(&groups[section].items[index])
    let key = keyOf(groups[section].items[index])
    var indexPath = IndexPath(indexes: [section, index])
    if key != groups[section].key {
      indexPath = place(take(at: index, inSection: section), key: key)
    } else if let itemsAreInIncreasingOrder {
      let newIndex = groups[section].items.reorder(at: index, by: itemsAreInIncreasingOrder)
      indexPath = IndexPath(indexes: [section, newIndex])
    }
    changes.announce(.reload)
    return indexPath
  }

  /// Removes an item without announcing it.
  private func take(at index: Int, inSection section: Int) -> Item {
    let item = groups[section].items.remove(at: index)
    if groups[section].items.isEmpty && emptySections == .drop {
      groups.remove(at: section)
    }
    return item
  }

  /// Inserts an item without announcing it.
  @discardableResult
  private func place(_ item: Item, key: Key) -> IndexPath {
    let (found, insertion) = find(key)
    guard let section = found else {
      checkOrder(key: key, item: item)
      groups.insert(AggregatedGroup(key: key, items: [item]), at: insertion)
      return IndexPath(indexes: [insertion, 0])
    }
    if let itemsAreInIncreasingOrder {
      let index = groups[section].items.insert(item, by: itemsAreInIncreasingOrder)
      return IndexPath(indexes: [section, index])
    }
    groups[section].items.append(item)
    return IndexPath(indexes: [section, groups[section].items.count - 1])
  }
}
