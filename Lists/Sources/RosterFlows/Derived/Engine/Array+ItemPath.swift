extension [Int] {
  /// The paths of items of a section, given their indexes.
  func paths(inSection section: Int) -> [ItemPath] {
    var paths: [ItemPath] = []
    paths.append(self, inSection: section)
    return paths
  }
}

extension [ItemPath] {
  /// Appends the paths of items of a section, given their indexes.
  mutating func append(_ items: [Int], inSection section: Int) {
    if isEmpty { reserveCapacity(items.count) }
    for item in items { append(ItemPath(section: section, item: item)) }
  }

  /// The greatest index of items that are all in one section and in another order than there, and not too few to go
  /// through all of it; `nil` otherwise.
  func greatestItem(ifNotAscending first: ItemPath) -> Int? {
    var (last, greatest) = (first.item, first.item)
    var isAscending = true
    for path in self {
      if path.section != first.section { return nil }
      if path.item < last { isAscending = false }
      last = path.item
      greatest = Swift.max(greatest, last)
    }
    return isAscending || greatest / 64 > count ? nil : greatest
  }

  /// The indexes of items in their sections.
  var items: [Int] {
    var items: [Int] = []
    items.reserveCapacity(count)
    for path in self { items.append(path.item) }
    return items
  }
}
