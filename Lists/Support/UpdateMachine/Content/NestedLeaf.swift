import Roster

/// A `NestedDataSource` and a list of sections.
final class NestedLeaf: Leaf {
  typealias Section = ContentSection<Title, Entry, Title>

  let name: String
  private let dice: Dice
  let source: NestedDataSource<Title, Entry, Title>
  private let drops: Bool
  private let isSorted: Bool
  /// The sections; those without items are left out if they are not shown.
  private var sections: [Section] = []
  var visible: [ModelSection] = []

  init(_ dice: Dice) {
    self.dice = dice
    name = "nested\(dice.serial())"
    drops = dice.chance(50)
    isSorted = dice.chance(30)
    let sections = (0..<dice.below(4)).map { _ in
      Section(header: dice.title(), items: dice.entries(dice.below(5)), footer: dice.chance(50) ? dice.title() : nil)
    }
    let empty: EmptySections = drops ? .drop : .keep
    if isSorted {
      source = NestedDataSource(sections, emptySections: empty, by: NestedLeaf.precedes)
      source.duplicates = .keepAll
    } else {
      source = NestedDataSource(sections, emptySections: empty)
      source.duplicates = dice.pick([.trap, .keepFirst, .keepLast, .keepAll])
    }
    take(sections)
    settle()
  }

  /// By the version of the header, so that a change of it moves the section.
  private nonisolated static func precedes(_ first: Title, _ second: Title) -> Bool {
    (first.version, first.id) < (second.version, second.id)
  }

  private func take(_ new: [Section]) {
    let none = Title(id: 0, version: 0)
    sections = isSorted ? new.sorted { NestedLeaf.precedes($0.header ?? none, $1.header ?? none) } : new
    if drops { sections.removeAll { $0.items.isEmpty } }
  }

  var latest: [ModelSection] { sections.map(ModelSection.init) }

  var presentation: Presentation { Presentation(source) }

  private func section() -> Section {
    Section(
      header: isSorted || dice.chance(80) ? dice.title() : nil,
      items: dice.entries(dice.below(4)),
      footer: dice.chance(40) ? dice.title() : nil
    )
  }

  private func changed(_ section: Section) -> Section {
    var section = section
    if dice.chance(50) { section.items = dice.mutated(section.items) }
    if dice.chance(40) { section.header?.version += 1 }
    if dice.chance(15), !isSorted { section.header = section.header == nil ? dice.title() : nil }
    if dice.chance(20) { section.footer = section.footer == nil ? dice.title() : nil }
    if dice.chance(20) { section.footer?.version += 1 }
    return section
  }

  private func mutated() -> [Section] {
    var new = sections
    for _ in 0..<dice.below(4) {
      switch dice.below(7) {
      case 0: if new.count < 6 { new.insert(section(), at: dice.below(new.count + 1)) }
      case 1: if !new.isEmpty { new.remove(at: dice.below(new.count)) }
      case 2: if !new.isEmpty { new.insert(new.remove(at: dice.below(new.count)), at: dice.below(new.count + 1)) }
      case 3, 4:
        guard new.count > 1 else { break }
        let from = dice.below(new.count)
        let to = dice.below(new.count)
        guard !new[from].items.isEmpty else { break }
        let item = new[from].items.remove(at: dice.below(new[from].items.count))
        new[to].items.insert(dice.chance(30) ? dice.changed(item) : item, at: dice.below(new[to].items.count + 1))
      default:
        guard !new.isEmpty else { break }
        let index = dice.below(new.count)
        new[index] = changed(new[index])
      }
    }
    if dice.chance(4) { new = dice.shuffled(new) }
    if dice.chance(3) { new = [] }
    if !isSorted, source.duplicates != .trap, dice.chance(15), let item = new.flatMap(\.items).first {
      let index = dice.below(new.count)
      new[index].items.insert(dice.copy(of: item), at: dice.below(new[index].items.count + 1))
    }
    return new
  }

  private func unique(_ new: [Section]) -> [Section] {
    var known: Set<Int> = []
    func keep(_ items: [Entry], last: Bool) -> [Entry] {
      last
        ? items.reversed().filter { known.insert($0.id).inserted }.reversed()
        : items.filter { known.insert($0.id).inserted }
    }
    var new = new
    switch source.duplicates {
    case .keepFirst: for index in new.indices { new[index].items = keep(new[index].items, last: false) }
    case .keepLast: for index in new.indices.reversed() { new[index].items = keep(new[index].items, last: true) }
    case .trap, .keepAll: break
    }
    return new
  }

  func step(isOnlyChange: Bool) -> Step {
    let choice = dice.below(14)
    if choice < 5 || sections.isEmpty {
      let new = mutated()
      take(unique(new))
      return Step("\(name).apply(\(new))", source.apply(new))
    }
    return choice < 10 ? itemStep() : sectionStep()
  }

  private func itemStep() -> Step {
    let at = dice.below(sections.count)
    let count = sections[at].items.count
    var new = sections
    let choice = dice.below(count == 0 ? 1 : 6)
    let index = dice.below(count)
    switch choice {
    case 0:
      let place = dice.below(count + 1)
      let entry = dice.entry()
      new[at].items.insert(entry, at: place)
      take(new)
      return Step("\(name).insert(\(entry), \(at).\(place))", source.insert(entry, at: place, inSection: at))
    case 1, 2:
      new[at].items.remove(at: index)
      take(new)
      return Step("\(name).remove(\(at).\(index))", source.remove(at: index, inSection: at).update)
    case 3, 4:
      let to = dice.below(new.count)
      let item = new[at].items.remove(at: index)
      let place = dice.below(new[to].items.count + 1)
      new[to].items.insert(item, at: place)
      take(new)
      return Step(
        "\(name).move(\(at).\(index), to: \(to).\(place))",
        source.move(at: index, inSection: at, to: place, inSection: to).update
      )
    default:
      let entry = dice.changed(new[at].items[index])
      new[at].items[index] = entry
      take(new)
      return Step(
        "\(name).replace(\(at).\(index), \(entry))",
        source.replace(at: index, inSection: at, with: entry).update
      )
    }
  }

  private func sectionStep() -> Step {
    let at = dice.below(sections.count)
    var new = sections
    switch dice.below(6) {
    case 0 where sections.count < 6:
      let section = section()
      if isSorted {
        take(new + [section])
        source.insertSection(section)
        return Step("\(name).insertSection(\(section))")
      }
      new.insert(section, at: at)
      take(new)
      source.insertSection(section, at: at)
      return Step("\(name).insertSection(\(section), at: \(at))")
    case 1:
      new.remove(at: at)
      take(new)
      return Step("\(name).removeSection(at: \(at))", source.removeSection(at: at).update)
    case 2 where !isSorted:
      let to = dice.below(new.count)
      new.insert(new.remove(at: at), at: to)
      take(new)
      return Step("\(name).moveSection(from: \(at), to: \(to))", source.moveSection(from: at, to: to))
    default:
      let section = changed(new[at])
      new[at] = section
      take(new)
      source.updateSection(at: at) { $0 = section }
      return Step("\(name).updateSection(at: \(at), \(section))")
    }
  }

  // MARK: Edits of one item

  var canMoveItems: Bool { true }

  func insertItem(_ entry: Entry) -> Step? {
    guard !sections.isEmpty else { return nil }
    let at = dice.below(sections.count)
    let place = dice.below(sections[at].items.count + 1)
    var new = sections
    new[at].items.insert(entry, at: place)
    take(new)
    return Step("\(name).insert(\(entry), \(at).\(place))", source.insert(entry, at: place, inSection: at))
  }

  func removeItem(at path: ItemPath) -> Step? {
    var new = sections
    new[path.section].items.remove(at: path.item)
    take(new)
    return Step(
      "\(name).remove(\(path.section).\(path.item))",
      source.remove(at: path.item, inSection: path.section).update
    )
  }

  func moveItem(from: ItemPath, to: ItemPath) -> Step? {
    var new = sections
    new[to.section].items.insert(new[from.section].items.remove(at: from.item), at: to.item)
    take(new)
    return Step(
      "\(name).move(\(from.section).\(from.item), to: \(to.section).\(to.item))",
      source.move(at: from.item, inSection: from.section, to: to.item, inSection: to.section).update
    )
  }
}
