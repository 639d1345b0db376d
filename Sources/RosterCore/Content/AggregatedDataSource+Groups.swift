extension AggregatedDataSource {
  /// The key of a section's items.
  public func key(ofSection section: Int) -> Key {
    checkSection(section)
    return groups[section].key
  }

  /// The items of a section, without copying them.
  public func items(inSection section: Int) -> [Item] {
    checkSection(section)
    return groups[section].items
  }

  /// The section of a key, or `nil` if no item has had it.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  public func section(ofKey key: Key) -> Int? {
    find(key).section
  }

  /// The section of a key if there is one, and where it would be inserted.
  func find(_ key: Key) -> (section: Int?, insertion: Int) {
    var index = groups.partitioningIndex { !keysAreInIncreasingOrder($0.key, key) }
    while index < groups.count {
      if groups[index].key == key { return (index, index) }
      if keysAreInIncreasingOrder(key, groups[index].key) { break }
      index += 1
    }
    return (nil, index)
  }

  /// Groups all items anew; announces nothing.
  func regroup(_ items: [Item]) {
    var keys: [Key] = []
    var members: [[Item]] = []
    var positions: [Key: Int] = [:]
    var current = 0
    for item in items {
      let key = keyOf(item)
      if keys.isEmpty || keys[current] != key {
        if let position = positions[key] {
          current = position
        } else {
          current = keys.count
          positions[key] = current
          keys.append(key)
          members.append([])
        }
      }
      members[current].append(item)
    }
    checkOrder(key: keys.first, item: items.first)
    if let itemsAreInIncreasingOrder {
      for index in members.indices {
        members[index].sort(by: itemsAreInIncreasingOrder)
      }
    }
    groups = zip(keys, members).map { AggregatedGroup(key: $0, items: $1) }
    groups.sort { keysAreInIncreasingOrder($0.key, $1.key) }
  }

  /// Traps if a comparator is not a strict order.
  func checkOrder(key: Key?, item: Item?) {
    if let key {
      checkStrictness(keysAreInIncreasingOrder, at: key, in: "AggregatedDataSource", "sectionsBy")
    }
    if let item, let itemsAreInIncreasingOrder {
      checkStrictness(itemsAreInIncreasingOrder, at: item, in: "AggregatedDataSource", "itemsBy")
    }
  }
}
