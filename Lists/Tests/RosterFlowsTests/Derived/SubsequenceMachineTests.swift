import ListChanges
import ListModels
import RosterCore
import RosterFlows
import RowStructures
import TestSupport
import Testing

/// Stacks of filters, searches, windows and the like over flat, nested and composite content, against arrays.
@MainActor struct SubsequenceMachineTests {
  typealias Box = CompositeDataSource<Cell, Title, Never>

  /// An operator, what it should show, and another rule for it.
  private struct Layer {
    let name: String
    let content: Box
    let expected: () -> [[Cell]]
    let rows: () -> [[Cell]]
    let change: (inout SeededGenerator) -> Void
    let complaints: () -> [String]
    let kinds: () -> Set<String>
    /// Whether no row waits to be asked.
    var settle: () -> Void = {}
  }

  private final class Value<Content> {
    var value: Content
    init(_ value: Content) { self.value = value }
  }

  private func layer<Content: DataSource>(
    _ name: String,
    _ content: Content,
    _ expected: @escaping () -> [[Cell]],
    settle: @escaping () -> Void = {},
    change: @escaping (inout SeededGenerator) -> Void = { _ in }
  ) -> Layer where Content.Item == Cell, Content.Header == Title, Content.Footer == Never {
    let checker = EditChecker(content, name, text: \.description) { $0.description }
    return Layer(
      name: name,
      content: Box { content },
      expected: expected,
      rows: { content.rows },
      change: change,
      complaints: { checker.complaints },
      kinds: { checker.kinds },
      settle: settle
    )
  }

  private func make<Base: DataSource>(
    _ base: Base,
    _ all: @escaping () -> [[Cell]],
    _ random: inout SeededGenerator
  ) -> Layer where Base.Item == Cell, Base.Header == Title, Base.Footer == Never {
    let slices = TimeSlicing.counting(Int.random(in: 1...9, using: &random), from: 4) { _ in }
    let isSliced = Int.random(in: 0..<3, using: &random) == 0
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1:
      let rule = Value(3)
      let drops = Bool.random(using: &random)
      func predicate(_ divisor: Int) -> (Cell) -> Bool { { $0.content % 7 % divisor != 0 } }
      let content = base.filtered(emptySections: drops ? .drop : .keep, by: predicate(3))
      if isSliced { content.slices = slices }
      return layer("filter\(drops ? " dropping" : "")", content) {
        let rows = all().map { $0.filter(predicate(rule.value)) }
        return drops ? rows.filter { !$0.isEmpty } : rows
      } settle: {
        content.settle()
      } change: { random in
        if isSliced, Bool.random(using: &random) {
          content.proceed()
          return
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: content.filter.reevaluate()
        default:
          rule.value = Int.random(in: 1...4, using: &random)
          content.filter.predicate = predicate(rule.value)
        }
      }
    case 2, 3:
      let drops = Bool.random(using: &random)
      let content = base.searched(
        by: { "\($0.id % 20)" },
        { "c\($0.content % 5)" },
        emptySections: drops ? .drop : .keep
      )
      if isSliced { content.slices = slices }
      return layer("search\(drops ? " dropping" : "")", content) {
        let words = content.search.text.split(separator: " ")
        let rows = all().map { section in
          section.filter { cell in
            words.allSatisfy { "\(cell.id % 20)".contains($0) || "c\(cell.content % 5)".contains($0) }
          }
        }
        return drops ? rows.filter { !$0.isEmpty } : rows
      } settle: {
        content.settle()
      } change: { random in
        if isSliced, Bool.random(using: &random) {
          content.proceed()
          return
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: content.search.text = ""
        case 1: content.search.text = String(content.search.text.dropLast())
        case 2: content.search.text += " c\(Int.random(in: 0..<5, using: &random))"
        default: content.search.text += "\(Int.random(in: 0..<5, using: &random))"
        }
      }
    case 4:
      let excludes = Bool.random(using: &random)
      let start = Set(0..<10)
      let content = excludes ? base.excluding(ids: start) : base.selected(ids: start)
      return layer("subset", content) {
        all().map { $0.filter { content.ids.contains($0.id) != excludes } }
      } change: { random in
        let id = Int.random(in: 0..<40, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: content.ids.insert(id)
        case 1: content.ids = content.ids.filter { $0 % 3 != 0 }
        default: content.ids = Set((0..<40).filter { _ in Bool.random(using: &random) })
        }
      }
    case 5, 6:
      let rule = Value(0..<3)
      let kind = Value(0)
      let content = base.prefix(3)
      return layer("window", content) {
        all().map { section in
          switch kind.value {
          case 0: Array(section.prefix(rule.value.upperBound))
          case 1: Array(section.suffix(rule.value.upperBound))
          default: Array(section[rule.value.clamped(to: 0..<section.count)])
          }
        }
      } change: { random in
        let low = Int.random(in: 0..<4, using: &random)
        rule.value = low..<low + Int.random(in: 0..<4, using: &random)
        kind.value = Int.random(in: 0..<3, using: &random)
        switch kind.value {
        case 0: content.show(prefix: rule.value.upperBound)
        case 1: content.show(suffix: rule.value.upperBound)
        default: content.show(rule.value)
        }
      }
    case 11, 12:
      let rule = Value(3)
      func line(_ divisor: Int) -> (Cell?, Cell?) -> Int? {
        { before, after in
          if divisor == 5, after == nil { return 50 }
          let key = after.map { $0.content % divisor }
          return key == before.map { $0.content % divisor } ? nil : key
        }
      }
      func cell(_ row: InterleavedItem<Cell, Int>) -> Cell {
        switch row {
        case .item(let cell): cell
        case .separator(let key): Cell(id: -1 - key, content: key)
        }
      }
      let content = base.interleaved(by: line(3))
      return layer("interleaved", content.map(cell)) {
        all().map { section in
          var rows: [Cell] = []
          for index in 0...section.count where !section.isEmpty {
            let before = index > 0 ? section[index - 1] : nil
            let after = index < section.count ? section[index] : nil
            if let key = line(rule.value)(before, after) { rows.append(cell(.separator(key))) }
            if let after { rows.append(after) }
          }
          return rows
        }
      } change: { random in
        rule.value = Int.random(in: 1...6, using: &random)
        content.show(by: line(rule.value))
      }
    case 7: return layer("reversed", base.reversed()) { all().map { $0.reversed() } }
    case 8: return layer("cached", base.cached(), all)
    case 9:
      let rule = Value(3)
      let content = base.distinct { $0.content % 3 }
      return layer("distinct", content) {
        all().map { section in
          var known: Set<Int> = []
          return section.filter { known.insert($0.content % rule.value).inserted }
        }
      } change: { random in
        let divisor = Int.random(in: 1...6, using: &random)
        rule.value = divisor
        content.key = { $0.content % divisor }
      }
    default:
      // Without a composite in between.
      return layer("window of reversed filter", base.filtered { $0.id % 3 != 0 }.reversed().prefix(4)) {
        all().map { Array($0.filter { $0.id % 3 != 0 }.reversed().prefix(4)) }
      }
    }
  }

  /// Content that is edited.
  @MainActor private final class World {
    let nested: NestedDataSource<Title, Cell, Never>
    let flat: FlatDataSource<Cell>
    let root: Box
    var next = 100

    init(_ random: inout SeededGenerator) {
      var number = 0
      func cells(_ count: Int) -> [Cell] {
        (0..<count).map { _ in
          number += 1
          return Cell(id: number, content: Int.random(in: 0..<20, using: &random))
        }
      }
      nested = NestedDataSource(
        (0..<3).map { ContentSection(header: Title(id: $0), items: cells($0 * 5)) },
        emptySections: Bool.random(using: &random) ? .drop : .keep
      )
      flat = FlatDataSource(cells(8), emptySections: Bool.random(using: &random) ? .drop : .keep)
      root = Box([.init(nested), .init(flat)])
    }

    func cell(_ random: inout SeededGenerator) -> Cell {
      next += 1
      return Cell(id: next, content: Int.random(in: 0..<20, using: &random))
    }

    func edit(_ random: inout SeededGenerator) {
      func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
      let (count, sections) = (flat.items.count, nested.numberOfSections)
      switch number(19) {
      case 0: flat.insert(cell(&random), at: number(count + 1))
      case 1: flat.insert(contentsOf: (0..<number(30)).map { _ in cell(&random) }, at: number(count + 1))
      case 2 where count > 0: flat.remove(at: number(count))
      case 3 where count > 0: flat.move(from: number(count), to: number(count))
      case 4 where count > 0: flat.update(at: number(count)) { $0.content = number(20) }
      case 5:
        let items = flat.items.shuffled(using: &random).prefix(25)
        flat.apply(items.map { Cell(id: $0.id, content: number(4) == 0 ? number(20) : $0.content) } + [cell(&random)])
      case 6: flat.apply(flat.items.filter { _ in number(4) > 0 })
      case 7 where sections > 0:
        let section = number(sections)
        nested.insert(
          cell(&random),
          at: number(nested.numberOfItems(inSection: section) + 1),
          inSection: section
        )
      case 8, 9:
        guard let path = path(&random) else { break }
        nested.remove(at: path.item, inSection: path.section)
      case 10:
        guard let path = path(&random) else { break }
        nested.update(at: path.item, inSection: path.section) { $0.content = number(20) }
      case 11, 12:
        guard let path = path(&random) else { break }
        let other = number(sections)
        let last = nested.numberOfItems(inSection: other) - (other == path.section ? 1 : 0)
        nested.move(at: path.item, inSection: path.section, to: number(last + 1), inSection: other)
      case 13:
        let items = (0..<number(4)).map { _ in cell(&random) }
        nested.insertSection(ContentSection(header: Title(id: next + 1), items: items), at: number(sections + 1))
        next += 1
      case 14 where sections > 2: nested.removeSection(at: number(sections))
      case 15 where sections > 0: nested.moveSection(from: number(sections), to: number(sections))
      case 16:
        var all = nested.sections.shuffled(using: &random)
        let pool = all.flatMap(\.items).shuffled(using: &random)
        for index in all.indices where number(2) == 0 { all[index].items = [] }
        var rest = pool.filter { item in !all.contains { $0.items.contains(item) } }
        for index in all.indices where all[index].items.isEmpty {
          let taken = min(rest.count, number(6))
          all[index].items = Array(rest.prefix(taken))
          rest.removeFirst(taken)
        }
        nested.apply(all)
      case 17: root.setHidden(number(2) == 0, flat)
      case 18 where sections > 0: nested.reconfigureSection(at: number(sections))
      default: flat.append(cell(&random))
      }
    }

    private func path(_ random: inout SeededGenerator) -> ItemPath? {
      let paths = (0..<nested.numberOfSections).flatMap { section in
        (0..<nested.numberOfItems(inSection: section)).map { ItemPath(section: section, item: $0) }
      }
      return paths.randomElement(using: &random)
    }
  }

  @Test(arguments: Seeds.some(of: 0..<300 as Range<UInt64>))
  func stacksFollowEdits(seed: UInt64) {
    let step = LabelSpacing.step
    if seed % 2 == 0 { LabelSpacing.step = 4 }
    defer { LabelSpacing.step = step }
    var random = SeededGenerator(seed: seed)
    let world = World(&random)
    var layers = [make(world.root, { world.root.rows }, &random)]
    layers.append(make(world.nested, { world.nested.rows }, &random))
    for _ in 0..<3 {
      let below = layers[Int.random(in: 0..<layers.count, using: &random)]
      layers.append(make(below.content, { below.rows() }, &random))
    }
    let view = ReplayingView(layers[4].content, text: { "\($0.id) \($0.content)" }, header: \.description)
    let names = layers.map(\.name).joined(separator: ", ")
    for round in 0..<60 {
      let count = [1, 1, 1, 3].randomElement(using: &random) ?? 1
      func act() {
        if Int.random(in: 0..<4, using: &random) == 0 {
          layers[Int.random(in: 0..<layers.count, using: &random)].change(&random)
        } else {
          world.edit(&random)
        }
      }
      if count == 1 { act() } else { transaction { for _ in 0..<count { act() } } }
      if round % 3 == 0 { for layer in layers { layer.settle() } }
      for layer in layers where round % 3 == 0 {
        expectEqual(layer.rows(), layer.expected(), "\(layer.name), seed \(seed), round \(round), of \(names)")
      }
      view.compare("round \(round)")
      let complaints = layers.flatMap { $0.complaints() } + view.complaints
      if let first = complaints.first {
        Issue.record("seed \(seed), round \(round), of \(names): \(first)")
        return
      }
    }
  }
}
