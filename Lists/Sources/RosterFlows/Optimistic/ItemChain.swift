/// Sections of items, with insertions and moves in O(1).
struct ItemChain<Item: Identifiable> {
  /// The items, with `nil` for the starts of sections, which are first.
  private var items: [Item?]
  /// The indexes of the next and the previous items, in a circle.
  private var next: [Int]
  private var previous: [Int]
  /// The index of the first item with each identifier.
  private var indices: [Item.ID: Int] = [:]
  private let sectionCount: Int

  /// - Complexity: O(*n*) in the number of items.
  init(_ sections: [[Item]]) {
    sectionCount = sections.count
    items = Array(repeating: nil, count: sectionCount)
    next = Array(0..<sectionCount)
    previous = next
    for section in sections.indices {
      if section > 0 { link(section, after: previous[0]) }
      for item in sections[section] { add(item, after: previous[0]) }
    }
  }

  /// The items of each section.
  ///
  /// - Complexity: O(*n*) in the number of items.
  var sections: [[Item]] {
    (0..<sectionCount).map { section in
      var result: [Item] = []
      var index = next[section]
      while let item = items[index] {
        result.append(item)
        index = next[index]
      }
      return result
    }
  }

  func contains(_ id: Item.ID) -> Bool { indices[id] != nil }

  mutating func insert(_ item: Item, after other: Item.ID) {
    if let index = indices[other] { add(item, after: index) }
  }

  mutating func insert(_ item: Item, before other: Item.ID) {
    if let index = indices[other] { add(item, after: previous[index]) }
  }

  /// Inserts an item after the nearest one before its place that's there, or else at the start of a section.
  mutating func insert(_ item: Item, behind place: ItemNeighbors<Item.ID>, orAtStartOf section: Int) {
    add(item, after: place.before.first(where: contains).flatMap { indices[$0] } ?? section)
  }

  /// Adds an item at the end of the last section.
  mutating func append(_ item: Item) { add(item, after: previous[0]) }

  /// Moves an item after another one, or to the start. Does nothing if either is missing.
  mutating func move(_ id: Item.ID, after other: Item.ID?) {
    let target = if let other { indices[other] } else { 0 }
    guard let index = indices[id], let target, target != index else { return }
    next[previous[index]] = next[index]
    previous[next[index]] = previous[index]
    link(index, after: target)
  }

  private mutating func add(_ item: Item, after index: Int) {
    if indices[item.id] == nil { indices[item.id] = items.count }
    items.append(item)
    next.append(0)
    previous.append(0)
    link(items.count - 1, after: index)
  }

  private mutating func link(_ index: Int, after other: Int) {
    let following = next[other]
    (next[other], previous[index]) = (index, other)
    (next[index], previous[following]) = (following, index)
  }
}

extension ItemChain {
  /// Inserts an item after the nearest one before its place, or else before the nearest one after it, if there's one.
  @discardableResult
  mutating func insert(_ item: Item, beside neighbors: ItemNeighbors<Item.ID>) -> Bool {
    if let other = neighbors.before.first(where: contains) {
      insert(item, after: other)
    } else if let other = neighbors.after.first(where: contains) {
      insert(item, before: other)
    } else {
      return false
    }
    return true
  }
}
