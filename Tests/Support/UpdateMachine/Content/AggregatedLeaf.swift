import Roster

/// An `AggregatedDataSource` and groups of items.
final class AggregatedLeaf: Leaf {
  let name: String
  private let dice: Dice
  let source: AggregatedDataSource<Entry, Int, Title, Title>
  private let drops: Bool
  private let isSorted: Bool
  private var members: [(key: Int, items: [Entry])] = []
  var visible: [ModelSection] = []

  init(_ dice: Dice) {
    self.dice = dice
    name = "aggregated\(dice.serial())"
    drops = dice.chance(50)
    isSorted = dice.chance(50)
    let items = dice.entries(dice.below(9))
    let order: ((Entry, Entry) -> Bool)? = isSorted ? { AggregatedLeaf.precedes($0, $1) } : nil
    source = AggregatedDataSource<Entry, Int, Title, Title>(
      items,
      by: { $0.group },
      itemsBy: order,
      emptySections: drops ? .drop : .keep,
      header: { AggregatedLeaf.header($0, $1) },
      footer: { AggregatedLeaf.footer($0, $1) }
    )
    source.duplicates = dice.pick([.trap, .keepFirst, .keepLast, .keepAll])
    regroup(items)
    settle()
  }

  private nonisolated static func precedes(_ first: Entry, _ second: Entry) -> Bool {
    (first.version % 4, first.id, first.version, first.group)
      < (second.version % 4, second.id, second.version, second.group)
  }

  private nonisolated static func header(_ key: Int, _ items: [Entry]) -> Title? {
    items.count == 1 ? nil : Title(id: -key, version: items.count)
  }

  private nonisolated static func footer(_ key: Int, _ items: [Entry]) -> Title? {
    let sum = items.reduce(0) { $0 + $1.version }
    return sum % 3 == 0 ? nil : Title(id: -key, version: sum)
  }

  private func regroup(_ items: [Entry]) {
    let keys = Set(items.map(\.group)).union(drops ? [] : members.map(\.key))
    members = keys.sorted().map { key in (key, sorted(items.filter { $0.group == key })) }
  }

  private func sorted(_ items: [Entry]) -> [Entry] { isSorted ? items.sorted(by: AggregatedLeaf.precedes) : items }

  private func put(_ entry: Entry) {
    if let index = members.firstIndex(where: { $0.key == entry.group }) {
      members[index].items = sorted(members[index].items + [entry])
    } else {
      members.append((entry.group, [entry]))
      members.sort { $0.key < $1.key }
    }
  }

  private func take(_ group: Int, _ index: Int) {
    members[group].items.remove(at: index)
    if drops, members[group].items.isEmpty { members.remove(at: group) }
  }

  var latest: [ModelSection] {
    members.map { key, items in
      ModelSection(
        header: { AggregatedLeaf.header($0, $1) }(key, items),
        items: items,
        footer: AggregatedLeaf.footer(key, items)
      )
    }
  }

  var presentation: Presentation { Presentation(source) }

  func step(isAlone: Bool) -> Step {
    let items = members.flatMap(\.items)
    let choice = dice.below(10)
    if choice < 4 || items.isEmpty || (choice < 6 && items.count > 11) {
      let new = dice.mutated(dice.chance(20) ? dice.shuffled(items) : items, repeating: source.duplicates != .trap)
      regroup(new.unique(source.duplicates))
      return Step("\(name).apply(\(new))", source.apply(new))
    }
    let filled = members.indices.filter { !members[$0].items.isEmpty }
    let group = dice.pick(filled)
    let index = dice.below(members[group].items.count)
    switch choice {
    case 4:
      let entry = dice.entry()
      put(entry)
      return Step("\(name).insert(\(entry))", source.insert(entry).update)
    case 5:
      let new = dice.entries(dice.below(3))
      for entry in new { put(entry) }
      return Step("\(name).insert(\(new))", source.insert(contentsOf: new))
    case 6, 7:
      take(group, index)
      return Step("\(name).remove(\(group).\(index))", source.remove(at: index, inSection: group).update)
    default:
      let entry = dice.changed(members[group].items[index])
      if entry.group == members[group].key {
        members[group].items[index] = entry
        members[group].items = sorted(members[group].items)
      } else {
        take(group, index)
        put(entry)
      }
      return Step(
        "\(name).replace(\(group).\(index), \(entry))",
        source.replace(at: index, inSection: group, with: entry).update
      )
    }
  }

  func insertItem(_ entry: Entry) -> Step? {
    put(entry)
    return Step("\(name).insert(\(entry))", source.insert(entry).update)
  }

  func removeItem(at path: ItemPath) -> Step? {
    take(path.section, path.item)
    return Step(
      "\(name).remove(\(path.section).\(path.item))",
      source.remove(at: path.item, inSection: path.section).update
    )
  }
}
