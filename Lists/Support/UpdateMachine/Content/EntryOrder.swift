/// Orders of items; those in the same place are in the order in which they are.
enum EntryOrder: CaseIterable {
  case ascending, descending, version, group

  func areInIncreasingOrder(_ first: Entry, _ second: Entry) -> Bool {
    switch self {
    case .ascending: EntryOrder.precedes(first, second)
    case .descending: EntryOrder.precedes(second, first)
    case .version: first.version < second.version
    case .group: first.group < second.group
    }
  }

  private static func precedes(_ first: Entry, _ second: Entry) -> Bool {
    (first.version % 4, first.id, first.version, first.group)
      < (second.version % 4, second.id, second.version, second.group)
  }

  func sorted(_ entries: [Entry]) -> [Entry] {
    let numbered = entries.enumerated().sorted { first, second in
      if areInIncreasingOrder(first.element, second.element) { return true }
      return !areInIncreasingOrder(second.element, first.element) && first.offset < second.offset
    }
    return numbered.map(\.element)
  }
}
