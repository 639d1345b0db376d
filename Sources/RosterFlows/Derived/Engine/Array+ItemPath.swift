extension [Int] {
  /// The paths of items of a section, given their indexes.
  func paths(inSection section: Int) -> [ItemPath] {
    var paths: [ItemPath] = []
    paths.reserveCapacity(count)
    for item in self { paths.append(ItemPath(section: section, item: item)) }
    return paths
  }
}

extension [ItemPath] {
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
