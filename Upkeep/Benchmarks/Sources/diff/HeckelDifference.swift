import RosterCore

/// Paul Heckel's algorithm (Communications of the ACM, April 1978) as it is usually written, to compare with.
struct HeckelDifference {
  private(set) var deletes: [Int] = []
  private(set) var inserts: [Int] = []
  private(set) var moves: [(from: Int, to: Int)] = []
  private(set) var updates: [Int] = []

  private final class Symbol {
    var oldCount = 0
    var newCount = 0
    var oldIndexes: [Int] = []
  }

  private enum Entry {
    case symbol(Symbol)
    case index(Int)
  }

  init<Item, Matcher: ItemMatcher<Item>>(from old: [Item], to new: [Item], by matcher: Matcher) {
    var table: [Matcher.ID: Symbol] = [:]
    var newEntries = new.map { item in
      let id = matcher.id(of: item)
      let symbol = table[id] ?? Symbol()
      table[id] = symbol
      symbol.newCount += 1
      return Entry.symbol(symbol)
    }
    var oldEntries = old.enumerated().map { index, item in
      let id = matcher.id(of: item)
      let symbol = table[id] ?? Symbol()
      table[id] = symbol
      symbol.oldCount += 1
      symbol.oldIndexes.append(index)
      return Entry.symbol(symbol)
    }

    for (index, entry) in newEntries.enumerated() {
      if case .symbol(let symbol) = entry, !symbol.oldIndexes.isEmpty {
        let oldIndex = symbol.oldIndexes.removeFirst()
        newEntries[index] = .index(oldIndex)
        oldEntries[oldIndex] = .index(index)
      }
    }

    var offset = 0
    var offsets: [Int] = []
    for (index, entry) in oldEntries.enumerated() {
      offsets.append(offset)
      if case .symbol = entry {
        deletes.append(index)
        offset += 1
      }
    }
    offset = 0
    for (index, entry) in newEntries.enumerated() {
      switch entry {
      case .symbol:
        inserts.append(index)
        offset += 1
      case .index(let oldIndex):
        if oldIndex - offsets[oldIndex] + offset != index { moves.append((oldIndex, index)) }
        if !matcher.hasSameContent(old[oldIndex], new[index]) { updates.append(index) }
      }
    }
  }

  var count: Int { deletes.count + inserts.count + moves.count + updates.count }
}
