import Foundation
import ListChanges
import ListModels
import RowStructures
import TestSupport
import Testing

@testable import RosterCore

/// Random changes of content, compared with plain arrays.
@MainActor @Suite struct ContentMachineTests {
  /// An array of items that a random change changes.
  private final class Maker {
    var random: SeededGenerator
    private var nextID = 1_000

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func isLikely(_ share: Int = 2) -> Bool { number(1...share) == 1 }

    func cell() -> Cell {
      nextID += 1
      return Cell(id: nextID)
    }

    /// Returns other items, a few of which are different, or many.
    func changed(_ items: [Cell]) -> [Cell] {
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
        case 2 where !items.isEmpty: items[index].content += 1
        case 3 where !items.isEmpty: items.insert(items.remove(at: index), at: number(0...items.count))
        default: break
        }
      }
      return items
    }
  }

  @Test(arguments: Seeds.some(of: 0..<400 as Range<UInt64>)) func flatContentFollowsRandomChanges(seed: UInt64) {
    if seed % 3 == 0 { LabelSpacing.step = 2 }
    defer { LabelSpacing.step = 1 << 24 }
    let maker = Maker(seed: seed)
    let drops = seed % 2 == 1
    var model = (0..<(seed % 5 == 0 ? 300 : Int(seed % 7))).map { Cell(id: $0) }
    let source = FlatDataSource(model, emptySections: drops ? .drop : .keep, duplicates: .keepFirst)
    let watch = ContentWatch(HeadedSource(source), "seed \(seed)")
    func expected() -> [[Cell]] { drops && model.isEmpty ? [] : [model] }
    func edit() {
      let (count, index) = (model.count, maker.number(0...max(0, model.count - 1)))
      switch maker.number(0...13) {
      case 0:
        let (new, gap) = (maker.cell(), maker.number(0...count))
        source.insert(new, at: gap)
        model.insert(new, at: gap)
      case 1:
        let (new, gap) = (
          (0..<maker.number(0...(maker.isLikely(4) ? 40 : 3))).map { _ in maker.cell() }, maker.number(0...count)
        )
        source.insert(contentsOf: new, at: gap)
        model.insert(contentsOf: new, at: gap)
      case 2 where count > 0: expectEqual(source.remove(at: index).value, model.remove(at: index))
      case 3 where count > 0:
        let to = maker.number(0...count - 1)
        source.move(from: index, to: to)
        model.insert(model.remove(at: index), at: to)
      case 4 where count > 0:
        source.update(at: index) { $0.content += 1 }
        model[index].content += 1
      case 5 where count > 0:
        // Places stay with the row, whatever its item is.
        let new = Cell(id: model[index].id, content: 50)
        source.replace(at: index, with: new)
        model[index] = new
      case 6 where count > 0:
        let id = model[index].id
        expectEqual(source.remove(id: id).value?.id, id)
        model.remove(at: index)
        #expect(source.remove(id: id).value == nil)
      case 7 where count > 1:
        let other = model[maker.number(0...count - 1)].id
        let moved = model[index]
        source.move(id: moved.id, after: other)
        if moved.id != other {
          model.remove(at: index)
          model.insert(moved, at: (model.firstIndex { $0.id == other } ?? 0) + 1)
        }
      case 8 where count > 0:
        if let place = source.place(ofID: model[index].id) { source.update(place) { $0.content += 1 } }
        model[index].content += 1
      case 9 where maker.isLikely(4):
        model = maker.changed(model)
        source.reload(model)
      default:
        model = maker.changed(model)
        source.apply(model)
      }
      expectEqual(source.items.count, model.count, "seed \(seed)")
    }
    run(maker, watch, seed, expected, edit) {
      for (index, item) in model.enumerated() {
        expectEqual(source.indexPath(ofID: item.id), [0, index], "seed \(seed)")
      }
    }
  }

  @Test(arguments: Seeds.some(of: 0..<600 as Range<UInt64>)) func nestedContentFollowsRandomChanges(seed: UInt64) {
    typealias Section = ContentSection<Title, Cell, Never>
    if seed % 3 == 0 { LabelSpacing.step = 2 }
    defer { LabelSpacing.step = 1 << 24 }
    let maker = Maker(seed: seed)
    let drops = seed % 2 == 1
    let isOrdered = seed % 5 == 2
    let size = seed % 7 == 0 ? 120 : 4
    var model = (0..<Int(seed % 4)).map { section in
      Section(header: Title(id: section), items: (0..<maker.number(0...size)).map { Cell(id: section * 200 + $0) })
    }
    let source =
      isOrdered
      ? NestedDataSource(model, emptySections: drops ? .drop : .keep, duplicates: .keepFirst) { $0.id < $1.id }
      : NestedDataSource(model, emptySections: drops ? .drop : .keep, duplicates: .keepFirst)
    let watch = ContentWatch(source, "seed \(seed)")
    func expected() -> [[Cell]] { model.map(\.items).filter { !drops || !$0.isEmpty } }
    /// The index among all of a section that is shown.
    func stored(_ shown: Int) -> Int { model.indices.filter { !drops || !model[$0].items.isEmpty }[shown] }
    func sort() {
      if isOrdered { model.sort { ($0.header?.id ?? 0) < ($1.header?.id ?? 0) } }
    }
    var nextTitle = 10
    func title() -> Title {
      nextTitle += 1
      return Title(id: isOrdered ? maker.number(0...100) * 1_000 + nextTitle : nextTitle)
    }
    func editItems(_ shown: Int) {
      let section = stored(shown)
      let count = model[section].items.count
      let index = maker.number(0...max(0, count - 1))
      switch maker.number(0...5) {
      case 0:
        let (new, gap) = (
          (0..<maker.number(0...(maker.isLikely(4) ? 40 : 3))).map { _ in maker.cell() }, maker.number(0...count)
        )
        source.insert(contentsOf: new, at: gap, inSection: shown)
        model[section].items.insert(contentsOf: new, at: gap)
      case 1 where count > 0:
        expectEqual(source.remove(at: index, inSection: shown).value, model[section].items.remove(at: index))
      case 2 where count > 0:
        let target = maker.number(0...expected().count - 1)
        let other = stored(target)
        let to = maker.number(0...model[other].items.count - (other == section ? 1 : 0))
        source.move(at: index, inSection: shown, to: to, inSection: target)
        model[other].items.insert(model[section].items.remove(at: index), at: to)
      case 3 where count > 0:
        source.update(at: index, inSection: shown) { $0.content += 1 }
        model[section].items[index].content += 1
      case 4 where count > 0:
        let id = model[section].items[index].id
        expectEqual(source.remove(id: id).value?.id, id)
        model[section].items.remove(at: index)
      default:
        let new = maker.cell()
        source.append(new, toSection: shown)
        model[section].items.append(new)
      }
    }
    func editSections(_ shown: Int) {
      let section = stored(shown)
      switch maker.number(0...2) {
      case 0:
        model.remove(at: section)
        source.removeSection(at: shown)
      case 1 where !isOrdered:
        let to = maker.number(0...expected().count - 1)
        source.moveSection(from: shown, to: to)
        let moved = model.remove(at: section)
        // Behind the section that is shown before it.
        let rest = model.indices.filter { !drops || !model[$0].items.isEmpty }
        model.insert(moved, at: to == rest.count ? model.count : rest[to])
      default:
        let items = maker.changed(model[section].items)
        let isChanged = maker.isLikely()
        let new = isOrdered && maker.isLikely(3) ? title() : nil
        source.updateSection(at: shown) {
          $0.items = items
          if isChanged { $0.header?.text += 1 }
          if let new { $0.header = new }
        }
        model[section].items = items
        if isChanged { model[section].header?.text += 1 }
        if let new { model[section].header = new }
        sort()
      }
    }
    func applied() {
      var items = model.map { maker.isLikely(3) ? maker.changed($0.items) : $0.items }
      for _ in 0..<(maker.isLikely() ? maker.number(0...6) : 0) where items.count > 1 {
        // Items move from section to section.
        let (from, to) = (maker.number(0...items.count - 1), maker.number(0...items.count - 1))
        guard !items[from].isEmpty else { continue }
        var cell = items[from].remove(at: maker.number(0...items[from].count - 1))
        if maker.isLikely(3) { cell.content += 1 }
        items[to].insert(cell, at: maker.number(0...items[to].count))
      }
      for index in model.indices {
        model[index].items = items[index]
        if maker.isLikely(5) { model[index].header?.text += 1 }
      }
      if maker.isLikely(3) { model.shuffle(using: &maker.random) }
      if maker.isLikely(4), !model.isEmpty {
        let gone = model.remove(at: maker.number(0...model.count - 1))
        // Some of its items stay.
        if !model.isEmpty { model[maker.number(0...model.count - 1)].items += gone.items.prefix(2) }
      }
      for _ in 0..<(maker.isLikely(4) ? maker.number(1...3) : 0) {
        var new = Section(header: title(), items: (0..<maker.number(0...2)).map { _ in maker.cell() })
        if maker.isLikely(), let from = model.indices.randomElement(using: &maker.random), !model[from].items.isEmpty {
          new.items.insert(model[from].items.removeFirst(), at: maker.number(0...new.items.count))
        }
        model.insert(new, at: maker.number(0...model.count))
      }
      sort()
    }
    func edit() {
      let count = expected().count
      switch maker.number(0...9) {
      case 0...3 where count > 0: editItems(maker.number(0...count - 1))
      case 4...5 where count > 0: editSections(maker.number(0...count - 1))
      case 6 where isOrdered || maker.isLikely():
        let new = Section(header: title(), items: (0..<maker.number(0...3)).map { _ in maker.cell() })
        source.insertSection(new)
        model.append(new)
        sort()
      case 6:
        let new = Section(header: title(), items: (0..<maker.number(0...3)).map { _ in maker.cell() })
        let index = maker.number(0...count)
        source.insertSection(new, at: index)
        model.insert(new, at: index == count ? model.count : stored(index))
      case 7 where maker.isLikely(4):
        applied()
        source.reload(model)
      default:
        applied()
        source.apply(model)
      }
      expectEqual(source.sections.map(\.items), model.map(\.items), "seed \(seed)")
      expectEqual(source.sections.map(\.header), model.map(\.header), "seed \(seed)")
    }
    run(maker, watch, seed, expected, edit) {
      for (section, items) in expected().enumerated() {
        for (index, item) in items.enumerated() {
          expectEqual(source.indexPath(ofID: item.id), [section, index], "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: Seeds.some(of: 0..<400 as Range<UInt64>)) func contentKeptElsewhereFollowsRandomChanges(seed: UInt64)
  {
    typealias Section = ContentSection<Title, Cell, Never>
    if seed % 3 == 0 { LabelSpacing.step = 2 }
    defer { LabelSpacing.step = 1 << 24 }
    let maker = Maker(seed: seed)
    let size = seed % 7 == 0 ? 120 : 4
    let source = CustomSource(
      (0..<Int(seed % 4)).map { section in
        Section(header: Title(id: section), items: (0..<maker.number(0...size)).map { Cell(id: section * 200 + $0) })
      }
    )
    let watch = ContentWatch(source, "seed \(seed)", keepsHeaders: false)
    var nextTitle = 10
    func edit() {
      let old = source.sections
      var new = old
      for index in new.indices where maker.isLikely() { new[index].items = maker.changed(new[index].items) }
      for _ in 0..<(maker.isLikely() ? maker.number(0...4) : 0) where new.count > 1 {
        let (from, to) = (maker.number(0...new.count - 1), maker.number(0...new.count - 1))
        guard let cell = new[from].items.popLast() else { continue }
        new[to].items.insert(cell, at: maker.number(0...new[to].items.count))
      }
      for index in new.indices where maker.isLikely(5) { new[index].header?.text += 1 }
      if maker.isLikely(4) { new.shuffle(using: &maker.random) }
      if maker.isLikely(5), !new.isEmpty { new.remove(at: maker.number(0...new.count - 1)) }
      if maker.isLikely(5) || new.isEmpty {
        nextTitle += 1
        new.insert(Section(header: Title(id: nextTitle), items: [maker.cell()]), at: maker.number(0...new.count))
      }
      // After a reload, old versions and places are lost.
      switch maker.number(seed % 2 == 0 ? 2...9 : 0...9) {
      case 0: source.changes.reload { source.sections = new }
      case 1:
        source.sections = new
        source.changes.announceReload()
      case 2...4: source.changes.perform(by: .id()) { source.sections = new }
      default: source.changes.perform(SectionedChangeset(from: old, to: new)) { source.sections = new }
      }
    }
    run(maker, watch, seed, areVersionsKept: seed % 2 == 0, { source.sections.map(\.items) }, edit) {}
  }

  /// Makes changes one by one, in transactions, in bursts, and while a view is busy.
  private func run<Content: DataSource>(
    _ maker: Maker,
    _ watch: ContentWatch<Content>,
    _ seed: UInt64,
    areVersionsKept: Bool = true,
    _ expected: () -> [[Cell]],
    _ edit: () -> Void,
    _ findAll: () -> Void
  ) {
    for round in 0..<40 {
      let when: Comment = "seed \(seed), round \(round)"
      if maker.isLikely(3) { watch.takePlaces() }
      if maker.isLikely(3) { watch.keepVersion() }
      if maker.isLikely(10) { watch.isViewBusy.toggle() }
      switch maker.number(0...4) {
      case 0:
        transaction {
          for _ in 0..<maker.number(1...5) {
            edit()
            watch.check(expected(), areVersionsKept: areVersionsKept, when)
            if maker.isLikely(4) { watch.takePlaces() }
          }
        }
      case 1:
        for _ in 0..<maker.number(1...3) { coalesced(edit) }
        if maker.isLikely() { edit() }
        Turn.flush()
      default: edit()
      }
      watch.check(expected(), areVersionsKept: areVersionsKept, when)
      watch.checkFollowers(when)
      if maker.isLikely(3) { findAll() }
      watch.forgetPlaces(&maker.random)
      if !watch.complaints.isEmpty { break }
    }
    watch.isViewBusy = false
    coalesced {}
    Turn.flush()
    watch.checkFollowers("seed \(seed), at the end")
    expectEqual(watch.complaints, [])
    #expect(watch.checks > 30)
  }
}

/// Content with headers of a type that the watch takes, which there aren't.
@MainActor final class HeadedSource<Base: DataSource>: VersionedDataSource {
  let base: Base
  let changes = ContentChannel<Base.Item>()
  var version: TitledVersion<Base.Version> { TitledVersion(base: base.version) }

  init(_ base: Base) {
    self.base = base
    changes.derive(from: base, for: self) { [weak self] in self?.changes.send($0) }
  }

  func indexPath(of place: ItemPlace) -> IndexPath? { base.indexPath(of: place) }
}

struct TitledVersion<Base: ContentVersion>: ContentVersion {
  let base: Base
  typealias Item = Base.Item
  typealias Footer = Never

  var numberOfSections: Int { base.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  func item(at index: Int, inSection section: Int) -> Base.Item { base.item(at: index, inSection: section) }
  func header(ofSection section: Int) -> Title? { nil }
  func label(at index: Int, inSection section: Int) -> Int { base.label(at: index, inSection: section) }
  func index(of label: Int, inSection section: Int) -> Int? { base.index(of: label, inSection: section) }
  func place(at index: Int, inSection section: Int) -> ItemPlace { base.place(at: index, inSection: section) }
  func owner(ofSection section: Int) -> SectionOwner? { base.owner(ofSection: section) }
}
