import Foundation
import ListModels
import RosterFlows
import RowStructures
import TestSupport
import Testing

/// Random changes of content that's grouped, flattened, joined, and mapped to rows, compared with plain arrays.
@MainActor @Suite struct SectionMachineTests {
  /// Edits of a base, and what stands on it.
  @MainActor private final class World {
    var random: SeededGenerator
    let name: String
    var edits: [() -> Void] = []
    var checks: [() -> String?] = []
    private var nextID = 1_000
    var isLarge = false

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      name = "seed \(seed)"
    }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func isLikely(_ share: Int = 2) -> Bool { number(1...share) == 1 }

    func cell() -> Cell {
      nextID += 1
      return Cell(id: nextID, content: number(0...4))
    }

    func cells(_ count: Int) -> [Cell] { (0..<count).map { _ in cell() } }
    func some() -> [Cell] { cells(number(0...(isLarge && isLikely() ? 60 : 4))) }

    func changed(_ items: [Cell]) -> [Cell] {
      var items = items
      switch number(0...7) {
      case 0: items.shuffle(using: &random)
      case 1: items = []
      case 2: for index in items.indices where isLikely(3) { items[index].content = number(0...5) }
      default: break
      }
      for _ in 0..<number(0...(isLikely(3) ? 12 : 2)) {
        let index = number(0...max(0, items.count - 1))
        switch number(0...3) {
        case 0: items.insert(cell(), at: min(index, items.count))
        case 1 where !items.isEmpty: items.remove(at: index)
        case 2 where !items.isEmpty: items[index].content = number(0...5)
        case 3 where !items.isEmpty: items.insert(items.remove(at: index), at: number(0...items.count))
        default: break
        }
      }
      return items
    }

    func flat() -> FlatDataSource<Cell> {
      let source = FlatDataSource(some(), emptySections: isLikely() ? .keep : .drop, duplicates: .keepAll)
      edits.append { [unowned self] in
        let (count, index) = (source.items.count, number(0...max(0, source.items.count - 1)))
        switch number(0...8) {
        case 0: source.insert(cell(), at: number(0...count))
        case 1: source.insert(contentsOf: some(), at: number(0...count))
        case 2 where count > 0: source.remove(at: index)
        case 3 where count > 0: source.move(from: index, to: number(0...count - 1))
        case 4, 5:
          if count > 0 { source.update(at: index) { $0.content = number(0...5) } }
        case 6 where isLikely(5): source.reload(changed(source.items))
        default: source.apply(changed(source.items))
        }
      }
      return source
    }

    func nested() -> NestedDataSource<Title, Cell, Never> {
      typealias Section = ContentSection<Title, Cell, Never>
      func section() -> Section { Section(header: Title(id: number(100...1_000_000)), items: some()) }
      let source = NestedDataSource(
        (0..<number(0...3)).map { _ in section() },
        emptySections: isLikely() ? .keep : .drop,
        duplicates: .keepAll
      )
      edits.append { [unowned self] in
        let sections = source.numberOfSections
        if sections == 0 || isLikely(5) {
          switch number(0...5) {
          case 0 where sections > 1: source.moveSection(from: number(0...sections - 1), to: number(0...sections - 1))
          case 1 where sections > 1: source.removeSection(at: number(0...sections - 1))
          case 2 where sections > 0: source.reconfigureSection(at: number(0...sections - 1))
          case 3, 4:
            var content = source.sections
            for index in content.indices where isLikely() { content[index].items = changed(content[index].items) }
            if content.count > 1, isLikely() {
              let moved = content[0].items
              content[0].items = []
              content[1].items += moved
            }
            if isLikely(3) { content.shuffle(using: &random) }
            if isLikely(3) { content.append(section()) }
            source.apply(content)
          default: source.insertSection(section(), at: number(0...sections))
          }
          return
        }
        let section = number(0...sections - 1)
        let count = source.numberOfItems(inSection: section)
        let index = number(0...max(0, count - 1))
        switch number(0...5) {
        case 0: source.insert(cell(), at: number(0...count), inSection: section)
        case 1: source.insert(contentsOf: some(), at: number(0...count), inSection: section)
        case 2 where count > 0: source.remove(at: index, inSection: section)
        case 3 where count > 0:
          let to = number(0...sections - 1)
          let end = source.numberOfItems(inSection: to) - (to == section ? 1 : 0)
          source.move(at: index, inSection: section, to: number(0...end), inSection: to)
        default: if count > 0 { source.update(at: index, inSection: section) { $0.content = number(0...5) } }
        }
      }
      return source
    }

    func custom() -> CustomSource {
      var next = 1
      func section() -> CellSection {
        next += 1
        return CellSection(id: next, cells: some())
      }
      let source = CustomSource((0..<number(0...3)).map { _ in section() })
      edits.append { [unowned self] in
        let old = source.sections
        var new = old
        for index in new.indices where isLikely() { new[index].cells = changed(new[index].cells) }
        if new.count > 1, isLikely(3) { new.remove(at: number(0...new.count - 1)) }
        if isLikely(3) { new.insert(section(), at: number(0...new.count)) }
        if new.count > 1, isLikely(4) {
          let moved = new[0].cells
          new[0].cells = []
          new[1].cells += moved
        }
        // Old versions of a data source that reloads can't be read, and views in composites read them.
        source.show(new, from: old, knowsChanges: true)
      }
      return source
    }

    /// Compares a data source with arrays, and has a view show it.
    func check<Source: DataSource>(
      _ what: String,
      _ source: Source,
      _ cell: @escaping (Source.Item) -> Cell,
      computesHeaders: Bool = false,
      header: @escaping (Source.Header) -> Title,
      _ expected: @escaping () -> [[Cell]]
    ) {
      let view = ListModel(source, what, computesHeaders: computesHeaders, cell: cell, header: header)
      checks.append {
        view.compareAll("in the end")
        if let complaint = view.complaints.first { return complaint }
        let rows = source.rows.map { $0.map(cell) }
        if rows != expected() { return "\(what): \(rows) instead of \(expected())" }
        for (section, rows) in rows.enumerated() {
          for index in rows.indices {
            let place = source.place(at: index, inSection: section)
            guard let path = source.indexPath(of: place),
              cell(source.item(at: path[1], inSection: path[0])) == rows[index]
            else { return "\(what): the place of \(section).\(index) is \(source.indexPath(of: place) ?? [])" }
          }
        }
        return nil
      }
    }

    func check<Source: DataSource<Cell>>(_ what: String, _ source: Source, _ expected: @escaping () -> [[Cell]]) {
      check(what, source, { $0 }, header: { $0 as? Title ?? Title(id: $0 as? Int ?? -1) }, expected)
    }

    static func groups(_ items: [Cell], _ isLess: (Int, Int) -> Bool = { $0 < $1 }) -> [[Cell]] {
      Dictionary(grouping: items) { $0.content % 4 }.sorted { isLess($0.key, $1.key) }.map(\.value)
    }

    static func rows(_ cell: Cell) -> [Cell] {
      let rows = (0..<(cell.content + cell.id) % 4).map { Cell(id: cell.id * 10 + $0, content: cell.content / 2) }
      return cell.content % 3 == 0 ? rows.reversed() : rows
    }

    /// Puts content on a base.
    func stand(on base: some DataSource<Cell>, with other: FlatDataSource<Cell>, depth: Int = 0) {
      let all = base.flattened()
      check("flattened", all) { [base.rows.flatMap { $0 }] }
      let groups = base.grouped(by: { $0.content % 4 })
      check("grouped", groups) { Self.groups(base.rows.flatMap { $0 }) }
      let counted = all.map { $0 }.grouped(by: { $0.content % 4 }, .descending) { key, items in
        Title(id: key, text: items.reduce(0) { $0 + $1.content })
      }
      check("counted", counted, { $0 }, computesHeaders: true, header: { $0 }) {
        Self.groups(base.rows.flatMap { $0 }, >)
      }
      check("groups in one", groups.flattened()) { [groups.rows.flatMap { $0 }] }
      let rows = base.flatMapped(Self.rows)
      check("rows", rows) { base.rows.map { $0.flatMap(Self.rows) } }
      check("groups of rows", rows.grouped(by: { $0.content % 4 })) { Self.groups(rows.rows.flatMap { $0 }) }
      let pair = { (pair: JoinedPair<Cell, Cell?>) in
        Cell(id: pair.left.id, content: pair.right.map { $0.id * 10 + $0.content } ?? 0)
      }
      let partners = other.flattened()
      func joined(_ item: Cell, _ partners: [Cell]) -> Cell {
        let key = item.content == 5 ? nil : item.content
        return pair(JoinedPair(left: item, right: partners.first { $0.content == key }))
      }
      let pairs = groups.joined(with: partners, by: { $0.content == 5 ? nil : $0.content }, { $0.content })
      check("pairs", pairs, pair, header: { Title(id: $0) }) {
        groups.rows.map { $0.map { joined($0, other.items) } }
      }
      let twice = base.joined(with: base, by: { $0.content == 5 ? nil : $0.content }, { $0.content })
      let mapped = twice.map(pair)
      check("twice", mapped) { base.rows.map { $0.map { joined($0, base.rows.flatMap { $0 }) } } }
      check("groups of pairs", mapped.grouped(by: { $0.content % 4 })) { Self.groups(mapped.rows.flatMap { $0 }) }
      let composite = CompositeDataSource<Cell, Int, Never> {
        CompositeDataSource<Cell, Int, Never> { groups }
        CompositeDataSource<Cell, Int, Never> { rows.grouped(by: { $0.content % 2 }, .descending) }
      }
      check("composite", composite) {
        groups.rows
          + Dictionary(grouping: rows.rows.flatMap { $0 }) { $0.content % 2 }.sorted { $0.key > $1.key }.map(\.value)
      }
      let parts = (0..<3).map { _ in flat() }
      let content = base.flatMapped { parts[($0.id + $0.content) % 3] }
      check("contents", content) { base.rows.map { $0.flatMap { parts[($0.id + $0.content) % 3].items } } }
      if depth == 0 { stand(on: composite.map { $0 }, with: other, depth: 1) }
    }

    func run(steps: Int) -> String? {
      for step in 0..<steps {
        if isLikely(3) {
          transaction {
            for _ in 0..<number(1...4) { edits.randomElement(using: &random)?() }
          }
        } else {
          edits.randomElement(using: &random)?()
        }
        for check in checks { if let complaint = check() { return "\(name), step \(step): \(complaint)" } }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.some(of: 0..<600 as Range<UInt64>)) func contentFollowsRandomChanges(seed: UInt64) {
    if seed % 3 != 0 { LabelSpacing.step = seed % 3 == 1 ? 2 : 32 }
    defer { LabelSpacing.step = 1 << 24 }
    let world = World(seed: seed)
    world.isLarge = seed % 10 == 0
    let other = world.flat()
    let depth = seed % 9 == 0 ? 0 : 1
    switch seed % 6 {
    case 0: world.stand(on: world.flat(), with: other, depth: depth)
    case 1, 2: world.stand(on: world.nested(), with: other, depth: depth)
    case 3: world.stand(on: world.custom(), with: other, depth: depth)
    case 4: world.stand(on: world.flat().map { Cell(id: $0.id, content: $0.content / 2) }, with: other, depth: depth)
    default:
      let composite = CompositeDataSource<Cell, Title, Never> {
        world.flat()
        world.nested()
        CompositeDataSource<Cell, Title, Never> { world.flat().flatMapped { [$0] } }
      }
      world.stand(on: composite, with: other, depth: depth)
    }
    let complaint = world.run(steps: seed % 10 == 0 ? 6 : 12)
    #expect(complaint == nil)
  }

  /// A model that changes without a word.
  private final class Model: Hashable, Identifiable {
    let id: Int
    var content: Int

    init(_ id: Int, _ content: Int) {
      self.id = id
      self.content = content
    }

    static func == (left: Model, right: Model) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// What rules are asked about counts as it was then, until an edit names the model.
  @Test(arguments: Seeds.some(of: 0..<800 as Range<UInt64>)) func modelsChangeInPlace(seed: UInt64) {
    if seed % 2 == 0 { LabelSpacing.step = 2 }
    defer { LabelSpacing.step = 1 << 24 }
    let world = World(seed: seed)
    var next = 0
    func model() -> Model {
      next += 1
      return Model(next, world.number(0...4))
    }
    let base = FlatDataSource((0..<world.number(0...20)).map { _ in model() })
    let partners = FlatDataSource((0..<world.number(0...6)).map { _ in model() })
    var told: [Int: Int] = [:]
    func tell(_ models: [Model]) { for model in models { told[model.id] = model.content } }
    tell(base.items + partners.items)
    func key(_ model: Model) -> Int { told[model.id] ?? -1 }
    let groups = base.grouped(by: \.content)
    let pairs = base.joined(with: partners, by: { $0.content }, { $0.content })
    let rows = base.flatMapped { model in
      (0..<model.content).map { Cell(id: model.id * 10 + $0, content: model.content) }
    }
    func noTitle(_ never: Never) -> Title {}
    let views = [
      ListModel(groups, "groups", hasValues: false, cell: { Cell(id: $0.id) }, header: { Title(id: $0) }),
      ListModel(pairs, "pairs", hasValues: false, cell: { Cell(id: $0.left.id) }, header: noTitle),
      ListModel(rows, "rows", cell: { $0 }, header: noTitle),
    ]
    for step in 0..<40 {
      let source = world.isLikely(4) ? partners : base
      let (count, index) = (source.items.count, world.number(0...max(0, source.items.count - 1)))
      for model in source.items where world.isLikely(6) { model.content = world.number(0...4) }
      switch world.number(0...6) {
      case 0:
        let new = model()
        tell([new])
        source.insert(new, at: world.number(0...count))
      case 1 where count > 0: source.remove(at: index)
      case 2 where count > 0: source.move(from: index, to: world.number(0...count - 1))
      case 3, 4:
        if count > 0 {
          tell([source.items[index]])
          source.update(at: index) { _ in }
        }
      default:
        var items = source.items
        if world.isLikely() { items.shuffle(using: &world.random) }
        items.removeAll { _ in world.isLikely(8) }
        let new = (0..<world.number(0...3)).map { _ in model() }
        tell(new)
        source.apply(items + new)
      }
      let expected = Dictionary(grouping: base.items, by: key).sorted { $0.key < $1.key }.map { $0.value.map(\.id) }
      #expect(groups.rows.map { $0.map(\.id) } == expected, "seed \(seed), step \(step)")
      let inPairs = base.items.map { model in [model.id, partners.items.first { key($0) == key(model) }?.id ?? 0] }
      #expect(pairs.rows[0].map { [$0.left.id, $0.right?.id ?? 0] } == inPairs, "seed \(seed), step \(step)")
      let inRows = base.items.flatMap { model in (0..<key(model)).map { model.id * 10 + $0 } }
      #expect(rows.rows[0].map(\.id) == inRows, "seed \(seed), step \(step)")
      for view in views {
        view.compareAll("in the end")
        #expect(view.complaints == [], "seed \(seed), step \(step)")
        if !view.complaints.isEmpty { return }
      }
    }
  }
}
