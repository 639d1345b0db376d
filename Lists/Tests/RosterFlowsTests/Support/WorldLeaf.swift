import ListModels
import RosterFlows
import TestSupport

@testable import RosterCore

/// A data source without children that can be changed at random.
@MainActor final class WorldLeaf {
  let child: ContentChild<Cell, Title, Never>
  let view: ListModel
  /// Makes a change that is possible now.
  let edit: (inout SeededGenerator) -> Void
  /// What is wrong with the content, given all changes since the beginning.
  let complaint: () -> String?

  init(
    _ child: ContentChild<Cell, Title, Never>,
    _ view: ListModel,
    complaint: @escaping () -> String? = { nil },
    edit: @escaping (inout SeededGenerator) -> Void
  ) {
    self.child = child
    self.view = view
    self.complaint = complaint
    self.edit = edit
  }
}

/// Gives out identifiers, most of them new.
@MainActor final class WorldIDs {
  private var next = 1
  private let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }

  func cell(_ random: inout SeededGenerator) -> Cell {
    next += 1
    let isRepeated = repeats && Int.random(in: 0..<4, using: &random) == 0
    return Cell(id: isRepeated ? Int.random(in: max(1, next - 8)..<next, using: &random) : next)
  }

  func cells(_ count: Int, _ random: inout SeededGenerator) -> [Cell] {
    (0..<count).map { _ in cell(&random) }
  }

  func title() -> Title {
    next += 1
    return Title(id: next)
  }

  /// Items after a few changes of any kind.
  func mutated(_ items: [Cell], _ random: inout SeededGenerator) -> [Cell] {
    var items = items
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let count = items.count
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where count < 5: items.insert(cell(&random), at: Int.random(in: 0...count, using: &random))
      case 1 where count > 0: items.remove(at: Int.random(in: 0..<count, using: &random))
      case 2 where count > 0: items[Int.random(in: 0..<count, using: &random)].content += 1
      case 3: items.shuffle(using: &random)
      case 4 where Int.random(in: 0..<3, using: &random) == 0: items = []
      default: break
      }
    }
    return items
  }
}

extension WorldLeaf {
  static func flat(_ ids: WorldIDs, _ emptySections: EmptySections, maps: Bool, _ name: String) -> WorldLeaf {
    let source = FlatDataSource<Cell>([], emptySections: emptySections)
    source.duplicates = .keepAll
    let mapped = source.map { Cell(id: $0.id, content: $0.content + 100) }
    let view = maps ? ListModel(mapped, name, comparesOthers: false) : ListModel(source, name, comparesOthers: false)
    var model: [Cell] = []
    return WorldLeaf(maps ? ContentChild(mapped) : ContentChild(source), view) {
      source.items == model ? nil : "\(name): \(source.items) instead of \(model)"
    } edit: { random in
      let count = model.count
      func index() -> Int { Int.random(in: 0..<count, using: &random) }
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where count < 6:
        let (cell, index) = (ids.cell(&random), Int.random(in: 0...count, using: &random))
        model.insert(cell, at: index)
        source.insert(cell, at: index)
      case 1 where count < 6:
        let cells = ids.cells(Int.random(in: 0...2, using: &random), &random)
        model += cells
        source.append(contentsOf: cells)
      case 2 where count > 0:
        let index = index()
        model.remove(at: index)
        source.remove(at: index)
      case 3 where count > 0:
        let (from, to) = (index(), index())
        model.insert(model.remove(at: from), at: to)
        source.move(from: from, to: to)
      case 4 where count > 0:
        let (index, cell) = (index(), ids.cell(&random))
        // The rows of views know items by their identifier.
        model[index] = Cell(id: model[index].id, content: cell.id)
        source.replace(at: index, with: model[index])
      case 5 where count > 0:
        let index = index()
        model[index].content += 1
        source.update(at: index) { $0.content += 1 }
      default:
        model = ids.mutated(model, &random)
        source.apply(model)
      }
    }
  }

  /// Items of which nobody knows what changed.
  static func opaque(_ ids: WorldIDs, _ name: String) -> WorldLeaf {
    let source = FlatDataSource<Opaque>([], emptySections: .drop)
    func cell(_ item: Opaque) -> Cell { Cell(id: item.id, content: item.content) }
    let view = ListModel(source, name, comparesOthers: false, cell: cell, header: { (never: Never) -> Title in })
    let child = ContentChild<Cell, Title, Never>(source.map(cell))
    var model: [Cell] = []
    return WorldLeaf(child, view) {
      source.items.map(cell) == model ? nil : "\(name): \(source.items.map(cell)) instead of \(model)"
    } edit: { random in
      if Int.random(in: 0..<3, using: &random) == 0, model.count < 6 {
        let cell = ids.cell(&random)
        model.append(cell)
        source.append(Opaque(id: cell.id))
      } else {
        model = ids.mutated(model, &random)
        source.apply(model.map { Opaque(id: $0.id, content: $0.content) })
      }
    }
  }

  static func nested(_ ids: WorldIDs, _ emptySections: EmptySections, ordered: Bool, _ name: String) -> WorldLeaf {
    typealias Source = NestedDataSource<Title, Cell, Never>
    let source =
      ordered
      ? Source([], emptySections: emptySections, by: { $0.text < $1.text })
      : Source([], emptySections: emptySections)
    source.duplicates = .keepAll
    return WorldLeaf(ContentChild(source), ListModel(source, name, comparesOthers: false)) { random in
      let shown = source.sections.filter { emptySections == .keep || !$0.items.isEmpty }
      let section = Int.random(in: 0...max(0, shown.count - 1), using: &random)
      let count = shown.isEmpty ? 0 : shown[section].items.count
      func index() -> Int { Int.random(in: 0..<count, using: &random) }
      @MainActor func newSection() -> Source.Section {
        .init(header: ids.title(), items: ids.cells(Int.random(in: 0...2, using: &random), &random))
      }
      switch Int.random(in: 0..<14, using: &random) {
      case 0 where !shown.isEmpty && count < 5:
        source.insert(ids.cell(&random), at: Int.random(in: 0...count, using: &random), inSection: section)
      case 1 where !shown.isEmpty && count < 5:
        source.append(ids.cell(&random), toSection: section)
      case 2 where count > 0:
        source.remove(at: index(), inSection: section)
      case 3 where count > 0, 4 where count > 0:
        let other = Int.random(in: 0..<shown.count, using: &random)
        let last = shown[other].items.count - (other == section ? 1 : 0)
        source.move(
          at: index(),
          inSection: section,
          to: Int.random(in: 0...last, using: &random),
          inSection: other
        )
      case 5 where count > 0:
        source.update(at: index(), inSection: section) { $0.content += 1 }
      case 6 where source.sections.count < 6 && !ordered:
        source.insertSection(newSection(), at: Int.random(in: 0...shown.count, using: &random))
      case 7 where source.sections.count < 6:
        source.insertSection(newSection())
      case 8 where !shown.isEmpty:
        source.removeSection(at: section)
      case 9 where !shown.isEmpty && !ordered:
        source.moveSection(from: section, to: Int.random(in: 0..<shown.count, using: &random))
      case 10 where !shown.isEmpty:
        source.updateSection(at: section) {
          $0.items = ids.mutated($0.items, &random)
          if Bool.random(using: &random) { $0.header?.text += 1 }
        }
      case 11 where !shown.isEmpty:
        source.updateSection(at: section) { $0.header?.text += 1 }
      default:
        var sections = source.sections
        for section in sections.indices { sections[section].items = ids.mutated(sections[section].items, &random) }
        if sections.count > 1, Bool.random(using: &random) {
          // An item that changes its section.
          let (from, to) = (Int.random(in: sections.indices, using: &random), sections.count - 1)
          if let item = sections[from].items.popLast() { sections[to].items.insert(item, at: 0) }
        }
        if !sections.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
          sections.remove(at: Int.random(in: sections.indices, using: &random))
        }
        if sections.count < 6, Bool.random(using: &random) { sections.append(newSection()) }
        if Bool.random(using: &random) { sections.shuffle(using: &random) }
        source.apply(sections)
      }
    }
  }

  static func grouped(_ ids: WorldIDs, ordered: Bool, _ name: String) -> WorldLeaf {
    let list = FlatDataSource<Cell>(duplicates: .keepAll)
    func key(_ cell: Cell) -> Int { (cell.id + cell.content) % 4 }
    func title(_ key: Int, _ count: Int, _ sum: Int) -> Title { Title(id: key, text: sum + count) }
    let source = list.sorted { ordered && $0.content < $1.content }.grouped(by: key) {
      title($0, $1.count, $1.reduce(0) { $0 + $1.content })
    }
    return WorldLeaf(ContentChild(source), ListModel(source, name, comparesOthers: false)) {
      let groups = Dictionary(grouping: list.items, by: key).sorted { $0.key < $1.key }
      let rows = groups.map { ordered ? $0.value.sorted { $0.content < $1.content } : $0.value }
      if source.rows != rows { return "\(name): \(source.rows) instead of \(rows)" }
      let titles = groups.map { title($0.key, $0.value.count, $0.value.reduce(0) { $0 + $1.content }) }
      let headers = (0..<source.numberOfSections).map { source.header(ofSection: $0) }
      return headers == titles ? nil : "\(name): \(headers) instead of \(titles)"
    } edit: { random in
      let count = list.items.count
      switch Int.random(in: 0..<7, using: &random) {
      case 0 where count < 10, 1 where count < 10: list.append(ids.cell(&random))
      case 2 where count < 10: list.append(contentsOf: ids.cells(2, &random))
      case 3 where count > 0: list.remove(at: Int.random(in: 0..<count, using: &random))
      case 4 where count > 0, 5 where count > 0:
        let change = Int.random(in: 1...4, using: &random)
        list.update(at: Int.random(in: 0..<count, using: &random)) { $0.content += change }
      default: list.apply(ids.mutated(list.items, &random))
      }
    }
  }

  static func lazy(_ emptySections: EmptySections, _ name: String) -> WorldLeaf {
    let source = LazyDataSource<Cell, Title, Never>(
      itemCounts: [],
      emptySections: emptySections,
      header: { Title(id: $0) },
      footer: { _ in nil },
      item: { Cell(id: $1 * 100 + $0) }
    )
    var latest: [Int] = []
    func sections(_ counts: [Int]) -> [CellSection] {
      counts.indices.filter { emptySections == .keep || counts[$0] > 0 }.map { section in
        CellSection(id: section, cells: (0..<counts[section]).map { Cell(id: section * 100 + $0) })
      }
    }
    return WorldLeaf(ContentChild(source), ListModel(source, name, comparesOthers: false)) {
      source.itemCounts == latest ? nil : "\(name): \(source.itemCounts) instead of \(latest)"
    } edit: { random in
      let counts: [Int]
      if Bool.random(using: &random), !latest.isEmpty {
        var one = latest
        one[Int.random(in: latest.indices, using: &random)] = Int.random(in: 0...3, using: &random)
        counts = one
      } else {
        counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
      }
      let old = latest
      latest = counts
      if Bool.random(using: &random) {
        source.apply(itemCounts: counts)
      } else {
        source.apply(itemCounts: counts, changes: .init(from: sections(old), to: sections(counts)))
      }
    }
  }

  static func custom(_ ids: WorldIDs, _ name: String) -> WorldLeaf {
    let source = CustomSource()
    var latest: [CellSection] = []
    return WorldLeaf(ContentChild(source), ListModel(source, name, comparesOthers: false)) {
      source.sections == latest ? nil : "\(name): \(source.sections) instead of \(latest)"
    } edit: { random in
      var next = latest
      for section in next.indices { next[section].cells = ids.mutated(next[section].cells, &random) }
      if !next.isEmpty, Bool.random(using: &random) { next.removeFirst() }
      if next.count < 3, Bool.random(using: &random) { next.append(.init(id: ids.title().id, cells: [])) }
      let old = latest
      latest = next
      source.show(next, from: old, knowsChanges: Bool.random(using: &random))
    }
  }
}
