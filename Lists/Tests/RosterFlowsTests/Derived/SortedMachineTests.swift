import ListModels
import RosterFlows
import RowStructures
import TestSupport
import Testing

/// Random edits below orders of all kinds, compared with sorted arrays.
@MainActor @Suite struct SortedMachineTests {
  private typealias Comes = (Cell, Cell) -> Bool

  /// Content that is derived from the bases, and what it should be.
  private struct Derived {
    let name: String
    let list: ListModel
    let rows: () -> [[Cell]]
    let expected: () -> [[Cell]]
    let keep: () -> () -> [[Cell]]
  }

  /// Orders that a sorter is changed to.
  private enum Order: CaseIterable {
    case content, descending, third, number, identifier

    func comes(_ first: Cell, _ second: Cell) -> Bool {
      switch self {
      case .content: first.content < second.content
      case .descending: first.content > second.content
      case .third: first.id % 3 < second.id % 3
      case .number: number(first) < number(second) || number(second).isNaN && !number(first).isNaN
      case .identifier: first.id > second.id
      }
    }

    func number(_ cell: Cell) -> Double { cell.content % 4 == 3 ? .nan : Double(cell.content % 4) }

    @MainActor func sorter() -> Sorter<Cell> {
      let sorter = Sorter<Cell>(\.id)
      sort(sorter, byKeys: true)
      return sorter
    }

    @MainActor func sort(_ sorter: Sorter<Cell>, byKeys: Bool) {
      switch self {
      case .content where byKeys: sorter.sort(by: \.content)
      case .descending where byKeys: sorter.sort(by: \.content, .descending)
      case .third where byKeys: sorter.sort { $0.id % 3 }
      case .identifier where byKeys: sorter.sort(by: \.id, .descending)
      case .number where byKeys: sorter.sort(by: number)
      default: sorter.sort(by: comes)
      }
    }
  }

  private static func sorted(_ rows: [[Cell]], _ comes: Comes) -> [[Cell]] {
    rows.map { cells in
      cells.enumerated().sorted { first, second in
        if comes(first.element, second.element) { return true }
        return !comes(second.element, first.element) && first.offset < second.offset
      }
      .map(\.element)
    }
  }

  @MainActor private final class World {
    let flat: FlatDataSource<Cell>
    let other: FlatDataSource<Cell>
    let nested: NestedDataSource<Title, Cell, Never>
    var random: SeededGenerator
    var derived: [Derived] = []
    var changeOrders: [() -> Void] = []
    var proceed: [() -> Void] = []
    private var nextID = 1_000
    private let seed: UInt64

    init(seed: UInt64) {
      self.seed = seed
      var random = SeededGenerator(seed: seed)
      let size = seed % 7 == 0 ? 150 : 5
      func cells(_ first: Int) -> [Cell] {
        (0..<Int.random(in: 0...size, using: &random)).map {
          Cell(id: first + $0, content: Int.random(in: 0...4, using: &random))
        }
      }
      flat = FlatDataSource(cells(0), emptySections: seed % 3 == 1 ? .drop : .keep)
      other = FlatDataSource(cells(200))
      nested = NestedDataSource(
        (0..<Int(seed % 4)).map { ContentSection(header: Title(id: $0), items: cells(400 + 200 * $0)) },
        emptySections: seed % 3 == 2 ? .drop : .keep
      )
      let composite = CompositeDataSource<Cell, Title, Never>([.init(flat), .init(nested), .init(other)])
      self.random = random
      add("flat", flat)
      add("nested", nested)
      add("composite", composite)
      // Orders of other content than a sorter's.
      let twice = nested.sorted(by: \.content, .descending).sorted { $0.id % 3 < $1.id % 3 }
      watch("twice", twice) { [nested] in
        sorted(sorted(nested.rows, Order.descending.comes), Order.third.comes)
      }
      let mapped = composite.map { Cell(id: $0.id, content: 7 - $0.content) }.sorted(by: \.content)
      watch("mapped", mapped) {
        sorted(composite.rows.map { $0.map { Cell(id: $0.id, content: 7 - $0.content) } }, Order.content.comes)
      }
      let above = CompositeDataSource<Cell, Title, Never>([.init(flat.sorted(by: \.content)), .init(twice)])
      watch("composite of orders", above) { [flat, nested] in
        sorted(flat.rows, Order.content.comes) + sorted(sorted(nested.rows, Order.descending.comes), Order.third.comes)
      }
      watch("above", above.sorted(by: \.id)) { [flat, nested] in
        sorted(flat.rows + nested.rows) { $0.id < $1.id }
      }
    }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func isLikely(_ share: Int = 2) -> Bool { number(1...share) == 1 }

    /// Adds two orders of a base that are changed and one that is not, by keys and by a comparator.
    private func add<Base: DataSource<Cell>>(_ name: String, _ base: Base) {
      watch("\(name), keys", base.sorted(by: \.content)) { sorted(base.rows, Order.content.comes) }
      watch("\(name), compared", base.sorted(by: Order.third.comes)) { sorted(base.rows, Order.third.comes) }
      for number in 0..<2 {
        var (shown, new) = (Order.content, Order.content)
        let changing = base.sorted(by: Order.content.sorter())
        if number == 1 { changing.slices = .counting(self.number(1...20)) { _ in } }
        changeOrders.append { [unowned self] in
          let orders = Order.allCases
          new = orders[self.number(0...orders.count - 1)]
          new.sort(changing.sorter, byKeys: isLikely())
          if changing.pendingCount == 0 { shown = new }
        }
        if number == 1 {
          proceed.append { [unowned self] in
            if isLikely(8) { changing.settle() } else { changing.proceed() }
            if changing.pendingCount == 0 { shown = new }
          }
        }
        watch("\(name), order \(number)", changing) {
          if changing.pendingCount == 0 { shown = new }
          return sorted(base.rows, shown.comes)
        }
      }
    }

    private func watch<Source: DataSource<Cell>>(_ name: String, _ source: Source, _ expected: @escaping () -> [[Cell]])
    {
      let keep = { [source] in
        let version = source.version
        return { (0..<version.numberOfSections).map { version.items(inSection: $0) } }
      }
      derived.append(
        Derived(name: name, list: ListModel(source, name), rows: { source.rows }, expected: expected, keep: keep)
      )
    }

    // MARK: Edits

    private func cell() -> Cell {
      nextID += 1
      return Cell(id: nextID, content: number(0...4))
    }

    private func changed(_ items: [Cell]) -> [Cell] {
      var items = items
      switch number(0...6) {
      case 0: items.shuffle(using: &random)
      case 1: items = []
      case 2: if items.count > 1 { items.append(items.removeFirst()) }
      default: break
      }
      for _ in 0..<number(0...(isLikely(3) ? 12 : 2)) {
        let index = number(0...max(0, items.count - 1))
        switch number(0...3) {
        case 0: items.insert(cell(), at: min(index, items.count))
        case 1 where !items.isEmpty: items.remove(at: index)
        case 2 where !items.isEmpty: items[index].content = number(0...4)
        case 3 where !items.isEmpty: items.insert(items.remove(at: index), at: number(0...items.count))
        default: break
        }
      }
      return items
    }

    func edit() {
      switch number(0...9) {
      case 0...2: edit(isLikely() ? flat : other)
      case 3...7: editNested()
      case 8: changeOrders[number(0...changeOrders.count - 1)]()
      default: for proceed in proceed where isLikely() { proceed() }
      }
    }

    private func edit(_ source: FlatDataSource<Cell>) {
      let count = source.items.count
      let index = number(0...max(0, count - 1))
      switch number(0...8) {
      case 0: source.insert(cell(), at: number(0...count))
      case 1:
        source.insert(contentsOf: (0..<number(0...(isLikely(4) ? 40 : 3))).map { _ in cell() }, at: number(0...count))
      case 2 where count > 0: source.remove(at: index)
      case 3 where count > 0: source.move(from: index, to: number(0...count - 1))
      case 4, 5:
        let content = number(0...4)
        if count > 0 { source.update(at: index) { $0.content = content } }
      case 6 where isLikely(4): source.reload(changed(source.items))
      default: source.apply(changed(source.items))
      }
    }

    private func editNested() {
      let shown = nested.numberOfSections
      guard shown > 0, !isLikely(6) else {
        let section = ContentSection<Title, Cell, Never>(
          header: Title(id: nextID),
          items: (0..<number(0...4)).map { _ in cell() }
        )
        switch number(0...3) {
        case 0: nested.apply(nested.sections.shuffled(using: &random))
        case 1 where nested.sections.count > 2: nested.apply(Array(nested.sections.dropFirst()))
        default: nested.insertSection(section, at: number(0...shown))
        }
        return
      }
      let section = number(0...shown - 1)
      let count = nested.numberOfItems(inSection: section)
      let index = number(0...max(0, count - 1))
      switch number(0...11) {
      case 0, 1:
        nested.insert(
          contentsOf: (0..<number(1...(isLikely(4) ? 30 : 1))).map { _ in cell() },
          at: number(0...count),
          inSection: section
        )
      case 2 where count > 0: nested.remove(at: index, inSection: section)
      case 3...5:
        guard count > 0 else { break }
        let target = number(0...shown - 1)
        let last = nested.numberOfItems(inSection: target) - (target == section ? 1 : 0)
        nested.move(at: index, inSection: section, to: number(0...last), inSection: target)
      case 6, 7:
        let content = number(0...4)
        if count > 0 { nested.update(at: index, inSection: section) { $0.content = content } }
      case 8: nested.removeSection(at: section)
      case 9: nested.moveSection(from: section, to: number(0...shown - 1))
      default:
        let items = changed(nested.version.items(inSection: section))
        let isChanged = isLikely()
        nested.updateSection(at: section) {
          $0.items = items
          if isChanged { $0.header?.text += 1 }
        }
      }
    }
  }

  @Test(arguments: Seeds.some(of: 0..<600 as Range<UInt64>))
  func ordersFollowRandomEdits(seed: UInt64) {
    if seed % 2 == 0 { LabelSpacing.step = seed % 4 == 0 ? 1 : 4 }
    defer { LabelSpacing.step = 1 << 24 }
    let world = World(seed: seed)
    var kept: [(name: String, rows: () -> [[Cell]], expected: [[Cell]])] = []
    for step in 0..<(seed % 7 == 0 ? 15 : 30) {
      if world.isLikely(4) {
        transaction { for _ in 0..<world.number(0...4) { world.edit() } }
      } else {
        world.edit()
      }
      for content in world.derived {
        content.list.compareAll("step \(step)")
        let expected = content.expected()
        if let complaint = content.list.complaints.first {
          Issue.record("seed \(seed), step \(step), \(content.name): \(complaint)")
          return
        }
        guard content.rows() == expected else {
          Issue.record("seed \(seed), step \(step), \(content.name): \(content.rows()), not \(expected)")
          return
        }
        if world.isLikely(20) { kept.append((content.name, content.keep(), expected)) }
      }
      for (name, rows, expected) in kept where rows() != expected {
        Issue.record("seed \(seed), step \(step), kept version of \(name)")
        return
      }
      if kept.count > 8 { kept.removeFirst(4) }
    }
  }
}
