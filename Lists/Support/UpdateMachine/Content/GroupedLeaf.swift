import Roster

/// Groups of items that are kept in one list, with headers and footers.
final class GroupedLeaf: Leaf {
  typealias Source = GroupedDataSource<SortedDataSource<FlatDataSource<Entry>>, Int, Title, Title>

  let name: String
  let source: Source
  private let dice: Dice
  private let list: FlatDataSource<Entry>
  private let isSorted: Bool
  private var items: [Entry]
  var visible: [ModelSection] = []

  init(_ dice: Dice) {
    self.dice = dice
    name = "grouped\(dice.serial())"
    let isSorted = dice.chance(50)
    self.isSorted = isSorted
    items = dice.entries(dice.below(9))
    list = FlatDataSource(items)
    source = list.sorted { isSorted && GroupedLeaf.precedes($0, $1) }.grouped(by: \.group) { key, items in
      GroupedLeaf.header(key, count: items.count)
    } footer: { key, items in
      GroupedLeaf.footer(key, sum: items.reduce(0) { $0 + $1.version })
    }
    list.duplicates = dice.pick([.trap, .keepFirst, .keepLast, .keepAll])
    settle()
  }

  private nonisolated static func precedes(_ first: Entry, _ second: Entry) -> Bool {
    (first.version % 4, first.id, first.version, first.group)
      < (second.version % 4, second.id, second.version, second.group)
  }

  private nonisolated static func header(_ key: Int, count: Int) -> Title? {
    count == 1 ? nil : Title(id: -key, version: count)
  }

  private nonisolated static func footer(_ key: Int, sum: Int) -> Title? {
    sum % 3 == 0 ? nil : Title(id: -key, version: sum)
  }

  /// The groups, each with the indexes of its items in the list.
  private var groups: [(key: Int, indexes: [Int])] {
    Dictionary(grouping: items.indices, by: { items[$0].group }).sorted { $0.key < $1.key }.map { key, indexes in
      (key, isSorted ? indexes.sorted { GroupedLeaf.precedes(items[$0], items[$1]) } : indexes)
    }
  }

  var latest: [ModelSection] {
    groups.map { key, indexes in
      ModelSection(
        header: GroupedLeaf.header(key, count: indexes.count),
        items: indexes.map { items[$0] },
        footer: GroupedLeaf.footer(key, sum: indexes.reduce(0) { $0 + items[$1].version })
      )
    }
  }

  var presentation: Presentation { Presentation(source) }

  /// Its items keep their places in the list.
  var hasOwnPlaces: Bool { false }

  func step(isOnlyChange: Bool) -> Step {
    let choice = dice.below(10)
    if choice < 4 || items.isEmpty || (choice < 6 && items.count > 11) {
      let new = dice.mutated(dice.chance(20) ? dice.shuffled(items) : items, repeating: list.duplicates != .trap)
      items = new.unique(list.duplicates)
      return Step("\(name).apply(\(new))", list.apply(new))
    }
    let index = dice.below(items.count)
    switch choice {
    case 4: return insert(dice.entry())
    case 5:
      let new = dice.entries(dice.below(3))
      items += new
      return Step("\(name).append(\(new))", list.append(contentsOf: new))
    case 6, 7: return remove(index)
    default:
      let entry = dice.changed(items[index])
      items[index] = entry
      return Step("\(name).replace(\(index), \(entry))", list.replace(at: index, with: entry).update)
    }
  }

  private func insert(_ entry: Entry) -> Step {
    items.append(entry)
    return Step("\(name).append(\(entry))", list.append(entry))
  }

  private func remove(_ index: Int) -> Step {
    items.remove(at: index)
    return Step("\(name).remove(\(index))", list.remove(at: index).update)
  }

  func insertItem(_ entry: Entry) -> Step? { insert(entry) }

  func removeItem(at path: ItemPath) -> Step? { remove(groups[path.section].indexes[path.item]) }
}
